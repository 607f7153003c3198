/** A sentence that nobody has listed, once it is marked. */
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { outcomeOf } from '#quiz/contract/result.ts'
import { synthesis } from '#quiz/question-types/definitions.ts'
import { loadSentenceRules } from '#quiz/worksheet/judge/sentence-rules.ts'
import { tickedMarks } from '#quiz/worksheet/judge/ticks.ts'
import { QuestionsPlayer } from '#quiz/worksheet/player.tsx'
import { samplePart, sampleWorksheet } from '#quiz/worksheet/samples.ts'

const KEY = 'Unless you hurry, we will miss the bus.'
const GIVEN = 'Unless you run, the bus will leave without us.'
const quiz = sampleWorksheet(
  samplePart(
    {
      kind: 'sentence',
      given: 'Unless ...',
      key: KEY,
      answers: [KEY, 'Unless you run, we will miss the bus.'],
      mistakes: [],
    },
    { id: '61', steps: [] },
  ),
)
await loadSentenceRules()

function draw(given: string | null) {
  const response = { '61': given ?? '' }
  const score = given === null ? null : synthesis.score(quiz, response)
  const onTick = vi.fn()
  const nothing = () => undefined
  const marked = { quiz, response, score, reasons: score, stage: 'all', crossed: {}, ticked: {} } as const
  render(<QuestionsPlayer {...marked} language="en" onRespond={nothing} onCross={nothing} onTick={onTick} />)
  return onTick
}

afterEach(cleanup)

test('says that it may be right, beside two accepted sentences', async () => {
  draw(GIVEN)
  expect(await screen.findByText('We do not know this sentence. It may be right.')).not.toBeNull()
  const [compared] = screen.getAllByRole('list')
  expect(
    within(compared ?? document.body)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([KEY, 'Unless you run, we will miss the bus.'])
  expect(screen.getByText(GIVEN)).not.toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('has no mark of ours and two that the pupil ticks', async () => {
  const onTick = draw(GIVEN)
  const score = synthesis.score(quiz, { '61': GIVEN })
  expect(score).toMatchObject({ earned: 0, total: 0 })
  expect(outcomeOf(score.results['61'])).toBeNull()
  const boxes = await screen.findAllByRole('checkbox')
  expect(boxes).toHaveLength(2)
  boxes[1]?.click()
  expect(onTick).toHaveBeenCalledWith('61', '1')
})

test.each([
  [[], 0],
  [['0'], 1],
  [['0', '1'], 2],
  [['1'], 0],
])('the ticks %j earn %i of 2', (ticks, earned) =>
  expect(tickedMarks(quiz.questions, { '61': GIVEN }, { '61': ticks }, new Set(['61']))).toEqual({ earned, total: 2 }),
)

test('the rule of marking is said at the box before it is marked', () => {
  draw(null)
  const description = 'A mark for the meaning and the given words, a mark for right English'
  expect(screen.getByRole('textbox', { name: 'Answer to 61', description })).not.toBeNull()
})

test('a sentence that was not written is shown the key', () => {
  draw('')
  expect(screen.getByText(KEY)).not.toBeNull()
})
