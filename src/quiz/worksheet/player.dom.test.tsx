/** What a screen reader is told of the questions of a worksheet. */
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Responses } from '#quiz/contract/quiz-type.ts'
import { synthesis } from '#quiz/question-types/definitions.ts'
import { QuestionsPlayer } from './player.tsx'
import { samplePart, sampleQuestion, sampleWorksheet } from './samples.ts'
import type { Answer, Part, Question } from './worksheet.ts'

const part = (id: string, answer: Answer, own: Partial<Part> = {}): Part =>
  samplePart(answer, { id, steps: [], ...own })
const question = (number: string, parts: readonly Part[], own: Partial<Question>): Question => ({
  ...sampleQuestion(...parts),
  id: number,
  number,
  ...own,
})
const choice: Answer = { kind: 'choice', options: ['to', 'with'], table: [], key: 1, whys: [] }
const lines = (point: string): Answer => ({
  kind: 'lines',
  lines: 2,
  points: [point],
  accept: '',
  refuse: '',
  samples: [],
})

/** Of one point. */
const RULE = 'A mark for one point, which you tick'

function draw(questions: readonly Question[], response: Responses | null = null) {
  const sheet = sampleWorksheet(...questions.flatMap(({ parts }) => parts))
  const quiz = { ...sheet, questions }
  const score = response === null ? null : synthesis.score(quiz, response)
  const marked = {
    quiz,
    response: response ?? {},
    score,
    reasons: score,
    stage: 'all',
    crossed: {},
    ticked: {},
  } as const
  const nothing = () => undefined
  return render(<QuestionsPlayer {...marked} language="en" onRespond={nothing} onCross={nothing} onTick={nothing} />)
    .container
}

/** The text of the page in pieces, without what is hidden from a screen reader. */
function heard(node: Node): string[] {
  if (node instanceof Element && node.getAttribute('aria-hidden') === 'true') return []
  if (node.childNodes.length > 0) return [...node.childNodes].flatMap(heard)
  return node.textContent === null || node.textContent.trim() === '' ? [] : [node.textContent.trim()]
}

afterEach(cleanup)

it('names a group of options by its number and marks, and describes it by its sentence', () => {
  draw([question('4', [part('4', choice)], { stem: ['She is familiar ____ every lane.'], asks: ['Which word fits?'] })])
  const description = 'She is familiar blank every lane. Which word fits?'
  expect(screen.getByRole('group', { name: 'Question 4, 2 marks', description })).not.toBeNull()
})

it('says the numbers of a fraction apart', () => {
  draw([question('4', [part('4', { ...choice, options: ['{2 4/25}', '{4/25}'] })], {})])
  expect(screen.getByRole('radio', { name: '1 2 and 4 over 25' })).not.toBeNull()
})

it('says the number once, and the marks after it and not behind the last option', () => {
  const container = draw([question('4', [part('4', choice)], { stem: ['Look at the map.'] })])
  expect(heard(container).join(' | ')).toBe('Question 4, 2 marks | Look at the map. | 1 | to | 2 | with')
})

it('says the marks of each part after its letter', () => {
  const parts = [
    part('5a', choice, { label: '(a)', ask: 'Which is it?' }),
    part('5b', lines('It melts.'), { label: '(b)', ask: 'Why?', marks: 1 }),
  ]
  const said = heard(draw([question('5', parts, { stem: ['Ice stands in the sun.'] })])).join(' | ')
  expect(said).toContain('Question 5 | Ice stands in the sun. | (a) | , 2 marks | Which is it?')
  expect(said).toContain('(b) | , 1 mark | Why?')
})

it('calls the field of an open answer by its number alone, and describes it', () => {
  const parts = [part('70a', lines('It melts.'), { label: '(a)', ask: 'Why does it melt?' })]
  draw([question('69', [part('69', lines('It melts.'))], { stem: ['Why?'] }), question('70', parts, {})])
  expect(screen.getByRole('textbox', { name: 'Answer 69', description: `${RULE} · not kept by us` })).not.toBeNull()
  const description = `Why does it melt? ${RULE} · not kept by us`
  expect(screen.getByRole('textbox', { name: 'Answer 70(a)', description })).not.toBeNull()
})

it.each([
  ['zh-Hans', '为什么？', '他累了。', '因为他累了。'],
  ['en', 'Why?', 'He is tired.', 'Because he is tired.'],
])('marks the box of an answer and the answer as %s', async (language, ask, point, given) => {
  const asked = [question('40', [part('40', lines(point))], { stem: [ask] })]
  draw(asked)
  expect(screen.getByRole('textbox').lang).toBe(language)
  cleanup()
  const page = draw(asked, { '40': given })
  const own = await waitFor(() => page.querySelector('p.lines') ?? Promise.reject(new Error('not there yet')))
  expect(own?.textContent?.replaceAll(/\s|\d/g, '')).toBe(given.replaceAll(' ', ''))
  expect(own?.getAttribute('lang')).toBe(language)
})

it.each([
  [2025, 'Asked in the exam until 2025.'],
  [null, ''],
  [0, ''],
])('says until when the exam asked it: %s', (until, said) => {
  const page = draw([question('1', [part('1', choice)], { until })], {})
  expect(page.querySelector('.step-by')?.textContent ?? '').toBe(said)
})
