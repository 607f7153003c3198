import { describe, expect, test } from 'vitest'
import { mathsLine } from './problem-lines.ts'

describe('a line of a problem', () => {
  test('has fractions with words for a screen reader', () =>
    expect(mathsLine('{3/4} of {1 1/2} m')).toEqual([
      { kind: 'fraction', whole: '', top: '3', bottom: '4', alt: '3 over 4' },
      { kind: 'text', text: ' of ' },
      { kind: 'fraction', whole: '1', top: '1', bottom: '2', alt: '1 and 1 over 2' },
      { kind: 'text', text: ' m' },
    ]))

  test.each(['{100 − 4y/4}', '{50 − 3y/2}', '{5y + 8/3}'])('has all of %s in one fraction', (text) => {
    const [top, bottom] = text.slice(1, -1).split('/')
    expect(mathsLine(text)).toEqual([{ kind: 'fraction', whole: '', top, bottom, alt: `${top} over ${bottom}` }])
  })

  test('has letters, words that stand out and gaps', () =>
    expect(mathsLine('5{y} is *not* ____').map(({ kind }) => kind)).toEqual([
      'text',
      'letter',
      'text',
      'strong',
      'text',
      'gap',
    ]))

  test('keeps what it cannot read', () => expect(mathsLine('{one}')).toEqual([{ kind: 'text', text: '{one}' }]))
})
