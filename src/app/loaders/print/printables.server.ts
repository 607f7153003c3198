/** What the URL of a page for printing, or of a PDF, names. Server side only. */
import type { RouterContextProvider } from 'react-router'
import { findOfKind } from '#app/loaders/exercises/kinds.server.ts'
import { originOf } from '#app/loaders/site-url.server.ts'
import { exerciseKinds, PRINTED_EXERCISES, type PrintedExercise } from '#app/parts/exercise/exercise-paths.ts'
import {
  choicesPattern,
  OTHER_PRINTABLE,
  type OtherPrintable,
  type PrintablePath,
  pdfPattern,
} from '#app/parts/print/printable-paths.ts'
import { hosting } from '#server/http/request-context.ts'
import { printableExam, printableOne, printableWhole } from './exercise-printable.server.ts'
import { printableSets } from './joined-printable.server.ts'
import { printableList } from './list-printable.server.ts'
import { printablePractice } from './practice-printable.server.ts'
import { MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'
import { printablePrelim, printableSet } from './quiz-printable.server.ts'

type Find = (request: PrintRequest) => Promise<Printable | NotPrintable>

/** The exercise of a kind as one booklet. */
const asBooklet =
  (kind: PrintedExercise): Find =>
  async (request) => {
    const found = await findOfKind(kind, request.params, request.isExport)
    if (found?.status !== 'ok') return MISSING
    return printableOne(found.view, exerciseKinds[kind].print === 'stored', request)
  }

/** The exercises that are not one booklet: stored quizzes and whole papers. */
const OWN: Readonly<Partial<Record<PrintedExercise, Find>>> = {
  'quiz/:quizType/:setId': printableSet,
  'prelim/:year/:school/:topic': printablePrelim,
  'maths/paper/:number': (request) => printableExam('maths', request),
  'science/paper/:number': (request) => printableExam('science', request),
  'paper/:subject/:number': printableWhole,
}

const OTHERS: Readonly<Record<OtherPrintable, Find>> = {
  'print/:language': printableSets,
  sets: printableList,
  'listening/:practiceId': printablePractice,
}

const FINDS: readonly (readonly [PrintablePath, Find])[] = [
  ...PRINTED_EXERCISES.map((kind) => [kind, OWN[kind] ?? asBooklet(kind)] as const),
  ...OTHER_PRINTABLE.map((of) => [of, OTHERS[of]] as const),
]

/** By the pattern of the route, as React Router gives it to a loader. */
const BY_PATTERN: ReadonlyMap<string, Find> = new Map(
  FINDS.flatMap(([of, find]) => [...choicesPattern(of), pdfPattern(of)].map((pattern) => [pattern, find])),
)

/** The arguments of a loader. */
export type PrintArgs = Readonly<{
  pattern: string
  params: PrintRequest['params']
  request: Request
  context: Readonly<RouterContextProvider>
}>

export async function findPrintable({
  pattern,
  params,
  request,
  context,
}: PrintArgs): Promise<Printable | NotPrintable> {
  const find = BY_PATTERN.get(pattern)
  if (find === undefined) return MISSING
  return await find({
    params,
    query: new URL(request.url).searchParams,
    origin: originOf(request),
    isExport: context.get(hosting) === 'export',
  })
}
