/** An exercise as an entry of the catalogue. Server side only. */
import { pdfLink } from '#app/loaders/print/pdf-link.server.ts'
import type { CatalogueEntry } from '#app/parts/catalogue/catalogue-entry.ts'
import { portableFilePath } from '#app/parts/elsewhere/elsewhere-paths.ts'
import { type ExercisePath, exerciseKinds } from '#app/parts/exercise/exercise-paths.ts'
import type { ExerciseView } from '#app/parts/exercise/exercise-view.ts'
import type { Language } from '#lib/language.ts'
import { subjectOf } from '#lib/subject-of.ts'
import { SUBJECTS, type Subject } from '#lib/subjects.ts'
import { FILE_NAMES } from '#portable/file-names.ts'
import { carriedCount } from '#portable/files.ts'
import { portableOf } from '#portable/from-exercise.ts'
import { LICENCE } from '#portable/portable.ts'
import { examMinutes } from '#quiz/contract/pace.ts'
import { countOf, type Exercise, quizOf, type Section } from '#quiz/exercise/exercise.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { isWorksheet, marksOf as marksOfQuestions } from '#quiz/worksheet/worksheet.ts'

/** Where links begin, and whether they are those of a static export, which has no files for other platforms. */
export type Place = Readonly<{ origin: string; isExport: boolean }>

/** That in its path, or that of its language. */
const subjectIn = (path: readonly string[], language: Language): Subject =>
  SUBJECTS.find((subject) => path.includes(subject)) ?? subjectOf[language]

const sectionMarks = ({ marks, asked: { quiz } }: Section): number =>
  isWorksheet(quiz) ? marksOfQuestions(quiz.questions) : marks

const secondsOf = <T extends PlayableName>({ type, quiz }: Playable<T>): number =>
  kits.definitions[type].pace(quiz) * quiz.items.length

const minutesOf = ({ minutes, sections }: Exercise): number =>
  minutes ||
  examMinutes(
    1,
    sections.reduce((sum, { asked }) => sum + secondsOf<PlayableName>(asked), 0),
  )

function levelsOf(exercise: Exercise): CatalogueEntry['levels'] {
  const { items } = quizOf(exercise)
  const count = (level: number) => items.filter((item) => item.level === level).length
  return { warmUp: count(1), examination: count(2), challenge: count(3) }
}

function filesOf(
  { exercise, facts, path }: ExerciseView,
  { origin, isExport }: Place,
): CatalogueEntry['links']['files'] {
  if (isExport) return {}
  const portable = portableOf(kits.definitions, exercise, facts.title)
  return Object.fromEntries(
    FILE_NAMES.filter((name) => carriedCount(name, portable) > 0).map((name) => [
      name,
      origin + portableFilePath(path, name),
    ]),
  )
}

/** A static export has the PDFs of what is stored. */
function pdfOf({ path }: ExerciseView, kind: ExercisePath, { origin, isExport }: Place): string | null {
  const { print } = exerciseKinds[kind]
  const to = print === 'none' || (isExport && print === 'drawn') ? '' : pdfLink(path, isExport)
  return to === '' ? null : origin + to
}

export function exerciseEntry(view: ExerciseView, kind: ExercisePath, place: Place): CatalogueEntry {
  const { exercise, facts, path, labels } = view
  const skills = quizOf(exercise).items.map(({ skill }) => skill)
  const [year] = /\b20\d\d\b/.exec(labels.set) ?? []
  return {
    title: facts.title,
    kind: exerciseKinds[kind].listedAs,
    subject: subjectIn(path.split('/'), facts.language),
    language: facts.language,
    types: [...new Set(exercise.sections.map(({ asked }) => asked.type))],
    skills: [...new Set(skills)].filter((skill) => skill !== '').sort(),
    levels: levelsOf(exercise),
    questions: countOf(exercise),
    marks: exercise.sections.reduce((sum, section) => sum + sectionMarks(section), 0),
    minutes: minutesOf(exercise),
    year: year === undefined ? null : Number(year),
    format: exercise.format,
    licence: LICENCE.url,
    links: { page: place.origin + path, pdf: pdfOf(view, kind, place), files: filesOf(view, place) },
  }
}
