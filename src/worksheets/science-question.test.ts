import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type ScienceChoice, theme } from '#science/bank.ts'
import { arranged } from '#science/exam/item-rules.ts'
import { choiceQuestion } from './science-question.ts'

const { choice } = theme.parse(JSON.parse(readFileSync('content/science/systems.json', 'utf8')))
const find = (id: string): ScienceChoice => choice.find((item) => item.id === id) ?? expect.unreachable(id)

test('lettered statements stand together, below what is told, the figure and the question', () => {
  const item = find('S31a')
  const { stem, figures, asks } = choiceQuestion(item, 1, new Map([[item.figure?.file ?? '', '<svg />']]))
  expect(stem).toEqual([expect.stringMatching(/^A meal held/)])
  expect(figures).toHaveLength(1)
  expect(asks).toEqual([
    'Which of these statements fit the results?',
    'A: Only X is digested in the mouth.',
    'B: Only Y is digested in the stomach.',
    'C: Both kinds are digested in the small intestine.',
    'D: The gullet digests more of Y than of X.',
  ])
})

test('the reason against an option stays with it in any order', () => {
  const item = find('S94a')
  const order = [3, 1, 0, 2]
  const [part] = choiceQuestion(arranged(item, order), 1, new Map()).parts
  const answer = part?.answer.kind === 'choice' ? part.answer : expect.unreachable('no options')
  expect(answer.options).toEqual(order.map((i) => item.options[i]))
  expect(answer.whys).toEqual(order.map((i) => item.reasons[i]))
  expect(answer.whys[answer.key]).toBe('')
})
