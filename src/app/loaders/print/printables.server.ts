/** What the URL of a page for printing, or of a PDF, names. Server side only. */
import type { RouterContextProvider } from 'react-router'
import { originOf } from '#app/loaders/site-url.server.ts'
import { choicesPattern, PRINTABLE, type PrintablePath, pdfPattern } from '#app/parts/print/printable-paths.ts'
import { hosting } from '#server/http/request-context.ts'
import {
  printableExam,
  printableMathsLevel,
  printableMathsSet,
  printableScienceLevel,
  printableScienceSet,
  printableSection,
  printableSkill,
  printableSkillLevel,
  printableTask,
  printableWhole,
} from './exercise-printable.server.ts'
import { printableSets } from './joined-printable.server.ts'
import { printableList } from './list-printable.server.ts'
import { printablePractice } from './practice-printable.server.ts'
import { MISSING, type NotPrintable, type Printable, type PrintRequest } from './printable.ts'
import { printablePrelim, printableSet } from './quiz-printable.server.ts'

type Find = (request: PrintRequest) => Promise<Printable | NotPrintable>

const FIND: Readonly<Record<PrintablePath, Find>> = {
  'quiz/:quizType/:setId': printableSet,
  'prelim/:year/:school/:topic': printablePrelim,
  'maths/paper/:number': (request) => printableExam('maths', request),
  'maths/:skill/:number': printableMathsSet,
  'maths/:skill/:letter/:number': printableMathsLevel,
  'science/paper/:number': (request) => printableExam('science', request),
  'science/:theme/:number': printableScienceSet,
  'science/:theme/:letter/:number': printableScienceLevel,
  'skill/:tag/practice': printableSkill,
  'skill/:tag/:letter': printableSkillLevel,
  'tasks/:kind/:number': printableTask,
  'paper/:subject/:number': printableWhole,
  'paper/:subject/:number/:section': printableSection,
  'print/:language': printableSets,
  sets: printableList,
  'listening/:practiceId': printablePractice,
}

/** By the pattern of the route, as React Router gives it to a loader. */
const BY_PATTERN: ReadonlyMap<string, Find> = new Map(
  PRINTABLE.flatMap((of) => [...choicesPattern(of), pdfPattern(of)].map((pattern) => [pattern, FIND[of]])),
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
