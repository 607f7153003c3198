/** The kits of the types of questions. The browser loads all of them together. */
import * as definitions from '#quiz/question-types/definitions.ts'
import * as players from '#quiz/question-types/players.tsx'
import { tickedMarks } from '#quiz/worksheet/judge/ticks.ts'
import { MarkSum } from '#quiz/worksheet/mark-sum.tsx'
import type { Kits } from './kit.tsx'
import type { QuestionTypeName } from './playable.ts'

/** A type without a player does not compile. */
export const questionKits: Kits<QuestionTypeName> = {
  definitions,
  players,
  Sum: MarkSum,
  mixes: false,
  tickedIn: ({ questions }, response, ticked, asked) => tickedMarks(questions, response, ticked, asked),
}
