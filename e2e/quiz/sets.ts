/** The shipped sets as the journeys know them: items with their keys, read by the site's own parser. */
import { readFileSync } from 'node:fs'
import { parseQuiz } from '#quiz/parse-quiz.ts'
import type { Item } from '#quiz/quiz-type.ts'
import type { TypeName } from '#quiz/quizzes.ts'
import { registry } from '#quiz/registry.ts'
import { documentId, type Topic, topics } from '#quiz/topics.ts'

export type QuizSet = Readonly<{
  topic: Topic
  type: TypeName
  flow: 'stepper' | 'sheet'
  path: string
  items: readonly Item[]
  doneText: string
  scoreText(earned: number): string
}>

function load(topic: Topic): QuizSet {
  const parsed = parseQuiz(JSON.parse(readFileSync(`content/quizzes/${documentId(topic, 'Set_5')}.json`, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(`${topic.title}: ${parsed.status}`)
  const { type, quiz } = parsed.typed
  const { flow, doneText, scoreText } = registry[type]
  const { items } = quiz
  return {
    topic,
    type,
    flow,
    path: `/quiz/${type}/Set_5`,
    items,
    doneText,
    scoreText: (n) => scoreText(n, items.length),
  }
}

/** Set_5 of each topic. */
export const quizSets: readonly QuizSet[] = topics.map(load)
