/** The kinds of exercises by the pattern of their URL: how each is found. Server side only. */
import { data, matchPath, type Params, type RouterContextProvider } from 'react-router'
import { findPaper } from '#app/loaders/subjects/exam-papers.server.ts'
import {
  findMathsLevel,
  findMathsSet,
  findScienceLevel,
  findScienceSet,
} from '#app/loaders/subjects/find-set.server.ts'
import { findTask } from '#app/loaders/subjects/tasks.server.ts'
import { findPaperView, findSectionView } from '#app/loaders/whole/find-paper.server.ts'
import { EXERCISES, type ExercisePath, exerciseKinds } from '#app/parts/exercise/exercise-paths.ts'
import type { ExerciseView, FoundExercise, FoundView, NoExercise } from '#app/parts/exercise/exercise-view.ts'
import { hosting } from '#server/http/request-context.ts'
import { findPrelimExercise, findSetExercise } from './sets.server.ts'
import { findSkillExercise, findSkillLevel } from './skill.server.ts'
import { findToday } from './today.server.ts'

/** What a loader and an action get of a request. `pattern` is that of routes.ts. */
export type ExerciseArgs = Readonly<{
  pattern: string
  params: Params
  context: Readonly<RouterContextProvider>
}>

type Found = FoundView | NoExercise | null

/** `param` is a parameter of the pattern. A static export has fewer drawn sets. */
type Find = (param: (name: string) => string, isExport: boolean) => Found | Promise<Found>

const kinds: Readonly<Record<ExercisePath, Find>> = {
  'quiz/:quizType/:setId': (param) => findSetExercise({ quizType: param('quizType'), setId: param('setId') }),
  'prelim/:year/:school/:topic': (param) =>
    findPrelimExercise({ year: param('year'), school: param('school'), topic: param('topic') }),
  'today/:date': (param) => findToday(param('date'), ''),
  'today/:date/:subjects': (param) => findToday(param('date'), param('subjects')),
  'skill/:tag/practice': (param) => findSkillExercise({ tag: param('tag') }),
  'skill/:tag/:letter': (param) => findSkillLevel({ tag: param('tag'), letter: param('letter') }),
  'maths/:skill/:number': (param, isExport) =>
    findMathsSet({ skill: param('skill'), number: param('number') }, isExport),
  'maths/:skill/:letter/:number': (param, isExport) =>
    findMathsLevel({ skill: param('skill'), letter: param('letter'), number: param('number') }, isExport),
  'maths/paper/:number': (param) => findPaper('maths', param('number')),
  'science/:theme/:number': (param, isExport) =>
    findScienceSet({ theme: param('theme'), number: param('number') }, isExport),
  'science/:theme/:letter/:number': (param, isExport) =>
    findScienceLevel({ theme: param('theme'), letter: param('letter'), number: param('number') }, isExport),
  'science/paper/:number': (param) => findPaper('science', param('number')),
  'tasks/:kind/:number': (param) => findTask({ kind: param('kind'), number: param('number') }),
  'paper/:subject/:number': (param) => findPaperView({ subject: param('subject'), number: param('number') }),
  'paper/:subject/:number/:section': (param) =>
    findSectionView({ subject: param('subject'), number: param('number'), section: param('section') }),
}

/** The exercise of a kind that the parameters of its URL name; null where there is none. */
export async function findOfKind(kind: ExercisePath, params: Params, isExport: boolean): Promise<FoundExercise | null> {
  const found = await kinds[kind]((name) => params[name] ?? '', isExport)
  if (found === null || 'status' in found) return found
  const print = exerciseKinds[kind].print === 'none' ? '' : `${found.path}/print`
  return { status: 'ok', view: { ...found, print } }
}

/** The kind of the exercise at a path, and the parameters of its URL; null for the path of another page. */
function kindAt(path: string): Readonly<{ kind: ExercisePath; params: Params }> | null {
  for (const kind of EXERCISES) {
    const match = matchPath(`/${kind}`, path)
    if (match !== null) return { kind, params: match.params }
  }
  return null
}

/** The exercise of a path on a server, with its kind; null where there is none or it cannot be shown. */
export async function exerciseOfKindAt(
  path: string,
): Promise<Readonly<{ kind: ExercisePath; view: ExerciseView }> | null> {
  const at = kindAt(path)
  const found = at === null ? null : await findOfKind(at.kind, at.params, false)
  return at === null || found?.status !== 'ok' ? null : { kind: at.kind, view: found.view }
}

/** The exercise alone. */
export const exerciseAt = async (path: string): Promise<ExerciseView | null> =>
  (await exerciseOfKindAt(path))?.view ?? null

/** Throws a 404 for a URL without an exercise; a stored set or topic that is missing has a page of its own. */
export async function findExercise({ pattern, params, context }: ExerciseArgs): Promise<FoundExercise> {
  const kind = EXERCISES.find((one) => one === pattern)
  const found = kind === undefined ? null : await findOfKind(kind, params, context.get(hosting) === 'export')
  if (found === null) throw data(null, { status: 404 })
  return found
}
