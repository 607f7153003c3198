import { describe, expect, test } from 'vitest'
import { markedLine, mathsLine, typographic } from './runs.ts'

test.each([
  [`"Keep calm," said Mei Ling's aunt.`, '“Keep calm,” said Mei Ling’s aunt.'],
  ["The word 'has' is singular; 'have' isn't.", 'The word ‘has’ is singular; ‘have’ isn’t.'],
  ["at nine o'clock ('nine')", 'at nine o’clock (‘nine’)'],
])('sets %s in printer’s quotes', (text, expected) => expect(typographic(text)).toBe(expected))

describe('a line of a problem', () => {
  test('has fractions with words for a screen reader', () =>
    expect(mathsLine('{3/4} of {1 1/2} m')).toEqual([
      { kind: 'fraction', whole: '', top: '3', bottom: '4', alt: '3 over 4' },
      { kind: 'text', text: ' of ' },
      { kind: 'fraction', whole: '1', top: '1', bottom: '2', alt: '1 and 1 over 2' },
      { kind: 'text', text: ' m' },
    ]))

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

test('numbers the blanks of a passage as the paper does', () => {
  const drawing = { number: (label: string) => String(28 + Number(label)), blank: 'letter', quotes: true } as const
  expect(markedLine('just [2]_____ it', drawing)[1]).toEqual({ kind: 'blank', number: '30', wide: false })
})
