import { describe, expect, test } from 'vitest'
import { mathsLine } from './lines.ts'

describe('a line of a problem', () => {
  test('has fractions with words for a screen reader', () =>
    expect(mathsLine('{3/4} of {1 1/2} m')).toEqual([
      { kind: 'fraction', whole: '', top: '3', bottom: '4', alt: '3 over 4' },
      { kind: 'text', text: ' of ' },
      { kind: 'fraction', whole: '1', top: '1', bottom: '2', alt: '1 and 1 over 2' },
      { kind: 'text', text: '\u00a0m' },
    ]))

  test.each(['{100 − 4y/4}', '{50 − 3y/2}', '{5y + 8/3}'])('has all of %s in one fraction', (text) => {
    const [top, bottom] = text.slice(1, -1).split('/')
    expect(mathsLine(text)).toEqual([{ kind: 'fraction', whole: '', top, bottom, alt: `${top} over ${bottom}` }])
  })

  test.each([
    ['a depth of 20 cm', '20\u00a0cm'],
    ['an area of 52 cm²', '52\u00a0cm²'],
    ['drove at 80 km/h', '80\u00a0km/\u2060h'],
    ['the ratio 4 : 3 : 12', '4\u00a0:\u00a03\u00a0:\u00a012'],
    ['with AD : DB given', 'AD\u00a0:\u00a0DB'],
    ['(Take π = 3.14.)', '(Take\u00a0π\u00a0=\u00a03.14.)'],
    ['at 28 °C', '28\u00a0°C'],
    ['at 7.10 a.m.', '7.10\u00a0a.m.'],
    ['Net rate: 6', 'Net rate: 6'],
  ])('keeps together what belongs together: %s', (text, kept) =>
    expect(mathsLine(text).map((run) => ('text' in run ? run.text : ''))).toEqual([expect.stringContaining(kept)]),
  )

  test('has letters, words that stand out and gaps', () =>
    expect(mathsLine('5{y} is *not* ____').map(({ kind }) => kind)).toEqual([
      'text',
      'letter',
      'text',
      'strong',
      'text',
      'gap',
    ]))

  test('has the marked words and numbered blanks of a quiz', () =>
    expect(mathsLine('结下了[w]友谊[/w]，[21]____。')).toEqual([
      { kind: 'text', text: '结下了' },
      { kind: 'underlined', number: '', text: '友谊' },
      { kind: 'text', text: '，' },
      { kind: 'blank', number: '21', wide: true },
      { kind: 'text', text: '。' },
    ]))

  test('keeps what it cannot read', () => expect(mathsLine('{one}')).toEqual([{ kind: 'text', text: '{one}' }]))
})
