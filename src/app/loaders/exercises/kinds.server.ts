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
import { EXERCISES, type ExercisePath } from '#app/parts/exercise/exercise-paths.ts'
import type { ExerciseView, FoundExercise } from '#app/parts/exercise/exercise-view.ts'
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

type Found = FoundExercise | ExerciseView | null

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

/** The exercise of a path on a server; null where there is none or it cannot be shown. */
export async function exerciseAt(path: string): Promise<ExerciseView | null> {
  for (const pattern of EXERCISES) {
    const match = matchPath(`/${pattern}`, path)
    if (match === null) continue
    const { params }: Readonly<{ params: Params }> = match
    const found = await kinds[pattern]((name) => params[name] ?? '', false)
    if (found === null || !('status' in found)) return found
    return found.status === 'ok' ? found.view : null
  }
  return null
}

/** Throws a 404 for a URL without an exercise; a stored set or topic that is missing has a page of its own. */
export async function findExercise({ pattern, params, context }: ExerciseArgs): Promise<FoundExercise> {
  const path = EXERCISES.find((one) => one === pattern)
  if (path === undefined) throw data(null, { status: 404 })
  const found = await kinds[path]((name) => params[name] ?? '', context.get(hosting) !== 'server')
  if (found === null) throw data(null, { status: 404 })
  return 'status' in found ? found : { status: 'ok', view: found }
}
