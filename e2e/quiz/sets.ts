/** Quizzes as the journeys know them: items with their keys, read by the site's own parser. */
import { readFileSync } from 'node:fs'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { documentId, type Topic, topicOf, topics } from '#quiz/library/topics.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { everything } from '../products.ts'

export type QuizSet = Readonly<{
  topic: Topic
  type: TypeName
  flow: 'stepper' | 'sheet'
  path: string
  items: readonly Item[]
  doneText: string
  /** The symbols that its blanks take from a list; none for other inputs. */
  symbols: readonly string[]
  scoreText(earned: number): string
}>

/** The quiz in a file, which is shown at `path`. */
export function loadSet(file: string, path: string): QuizSet {
  return readSet(readFileSync(file, 'utf8'), path)
}

/** The quiz in the text of a document, which is shown at `path`. */
export function readSet(text: string, path: string): QuizSet {
  const parsed = parseQuiz(JSON.parse(text))
  if (parsed.status !== 'ok') throw new Error(`${path}: ${parsed.status}`)
  const { type, quiz } = parsed.typed
  const topic = topicOf(type)
  if (topic === null) throw new Error(`${path}: no topic has its type`)
  const { flow, doneText, scoreText } = definitions[type]
  const symbols = symbolsOf(parsed.typed)
  const { items } = quiz
  return { topic, type, flow, path, items, doneText, symbols, scoreText: (n) => scoreText(n, items.length) }
}

function symbolsOf<T extends TypeName>({ type, quiz }: Typed<T>): string[] {
  return definitions[type].pad(quiz, '1').map(({ symbol }) => symbol)
}

/** Set_5 of each topic. */
export const quizSets: readonly QuizSet[] = topics.map((topic) =>
  loadSet(`content/quizzes/${documentId(topic, 'Set_5')}.json`, `/quiz/${topic.type}/Set_5`),
)

/** One type for each interaction. */
const ONE_EACH: readonly TypeName[] = ['grammar-mcq', 'editing', 'inline-context', 'grammar-cloze']

/** Sets for what types of one interaction share: one set for each interaction, or with `npm run test:all` one for each type. */
export const someSets: readonly QuizSet[] = everything
  ? quizSets
  : quizSets.filter(({ type }) => ONE_EACH.includes(type))

/** Two questions of a preliminary paper, for what is seen at the end of a stepper: each question that is played takes its time. */
export const shortStepper = loadSet(
  'e2e/fixtures/prelimQuizzes/2023-Tembusu-Paper-2-Grammar.json',
  '/prelim/2023/Tembusu/Paper-2-Grammar',
)

/** Set_5 of the topic with this type. */
export function setOf(type: TypeName): QuizSet {
  const found = quizSets.find((set) => set.type === type)
  if (found === undefined) throw new Error(`no topic has the type ${type}`)
  return found
}
