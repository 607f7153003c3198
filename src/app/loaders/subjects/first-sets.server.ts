/** The sets and papers of Mathematics and Science that lists name. Server side only. */
import type { NamedPage } from '#app/parts/pack-outlines.ts'
import { MATHS, mathsPath, paperPath, SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { MIXED, playedSkills } from '#maths/set.ts'
import type { WorksheetSubject } from '#quiz/worksheet/definition.ts'
import { THEMES } from '#science/bank.ts'
import { THEME_NAMES } from '#science/set.ts'
import { paperNumbers } from './exam-papers.server.ts'

const MIXED_NAME = 'Mixed practice'

const papersOf = (subject: WorksheetSubject): readonly NamedPage[] =>
  paperNumbers()[subject].map((number) => ({ path: paperPath(subject, number), name: `Paper ${number}` }))

/** Both subjects with the first set of each skill and theme, the mixed ones and the whole papers, by name. */
export const subjectSheets = (): readonly Readonly<{ path: string; name: string; sheets: readonly NamedPage[] }>[] => [
  {
    path: MATHS,
    name: 'Mathematics',
    sheets: [
      { path: mathsPath(MIXED, 1), name: MIXED_NAME },
      ...playedSkills.map(({ id, name }) => ({ path: mathsPath(id, 1), name })),
      ...papersOf('maths'),
    ],
  },
  {
    path: SCIENCE,
    name: 'Science',
    sheets: [
      { path: sciencePath(MIXED, 1), name: MIXED_NAME },
      ...THEMES.map((theme) => ({ path: sciencePath(theme, 1), name: THEME_NAMES[theme] })),
      ...papersOf('science'),
    ],
  },
]

/** The paths of all of them. */
export const worksheetPaths = (): readonly string[] =>
  subjectSheets().flatMap(({ sheets }) => sheets.map(({ path }) => path))
