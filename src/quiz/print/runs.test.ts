import { expect, test } from 'vitest'
import { type Drawing, forQuestions, markedLine, paragraphs, typographic } from './runs.ts'

test.each([
  [`"Keep calm," said Mei Ling's aunt.`, '“Keep calm,” said Mei Ling’s aunt.'],
  ["The word 'has' is singular; 'have' isn't.", 'The word ‘has’ is singular; ‘have’ isn’t.'],
  ["at nine o'clock ('nine')", 'at nine o’clock (‘nine’)'],
])('sets %s in printer’s quotes', (text, expected) => expect(typographic(text)).toBe(expected))

const drawing: Drawing = {
  number: (label) => (label === '2' ? '30' : ''),
  blank: 'letter',
  mark: 'fix',
  quotes: true,
}

test('numbers the blanks of a passage as the paper does', () =>
  expect(markedLine('just [2]_____ it', drawing)[1]).toEqual({ kind: 'blank', number: '30', wide: false }))

test('a blank without a question is a gap, and a marked word without one only underlined', () => {
  expect(markedLine('[9]____[/9]', drawing)).toEqual([{ kind: 'gap' }])
  expect(markedLine('[9]saw[/9] [2]goed[/2]', drawing)).toEqual([
    { kind: 'underlined', number: '', text: 'saw' },
    { kind: 'text', text: ' ' },
    { kind: 'fix', number: '30', text: 'goed' },
  ])
})

test('splits at blank lines, or at every line', () => {
  expect(paragraphs('a\r\nb\r\n\r\nc', 'paragraphs', drawing)).toHaveLength(2)
  expect(paragraphs('a\nb\n\nc', 'lines', drawing)).toHaveLength(3)
})

test('one question is no range', () => {
  expect(forQuestions(7, 1)).toBe('For question 7, ')
  expect(forQuestions(1, 10)).toBe('For questions 1 to 10, ')
})
