import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { storedPractice } from '#listening/practice/samples.ts'
import { parsePractice } from '#listening/practice/schema.ts'
import { ResultsScreen } from './results-screen.tsx'

const reasons = ['Ali has just come.', '', 'Devi was early.']
const [first, second] = storedPractice.clips
const clips = [first, { ...second, questions: second?.questions.map((question) => ({ ...question, reasons })) }]
const parsed = parsePractice('english-2024', { ...storedPractice, clips })
if (parsed.status !== 'ok') throw new Error('not read')
const { practice } = parsed

afterEach(cleanup)

test.each([
  ['an option: its words and why it is wrong', 2, 'You choseDeviAnswerMei', true],
  ['a number that is not an option', 7, 'You choseInvalid answerAnswerMei', false],
])('a mistake says what was chosen: %s', (_, response, answers, hasReason) => {
  const outcome = { responses: { '0-0': 2, '0-1': 0, '1-0': response }, pauses: null }
  const { container } = render(<ResultsScreen practice={practice} outcome={outcome} live={true} files={null} />)
  const mistakes = container.querySelectorAll('.review > li')
  expect([...mistakes].map(({ id }) => id)).toEqual(['item-3'])
  expect(mistakes[0]?.querySelector('dl')?.textContent).toBe(answers)
  expect(mistakes[0]?.textContent?.includes('Devi was early.')).toBe(hasReason)
})

test('a question without a response is a mistake', () => {
  const outcome = { responses: { '0-1': 0, '1-0': 1 }, pauses: null }
  const { container } = render(<ResultsScreen practice={practice} outcome={outcome} live={true} files={null} />)
  expect(container.querySelector('#item-1 dl')?.textContent).toBe('You choseNo answer selectedAnswerby bus')
  expect(container.textContent).toContain('2 out of 3 questions correct')
})
