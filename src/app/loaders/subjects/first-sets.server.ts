/** The worksheets that lists name: sets and papers of Mathematics and Science, texts with questions. Server side only. */
import { listedPapers } from '#app/loaders/whole/find-paper.server.ts'
import type { NamedPage } from '#app/parts/site/pack-outlines.ts'
import { MATHS, mathsPath, paperPath, SAVED_SETS, SCIENCE, sciencePath } from '#app/parts/subjects/subject-paths.ts'
import { TASKS, taskPath } from '#app/parts/subjects/task-paths.ts'
import { PAPERS } from '#app/parts/whole/paper-paths.ts'
import type { DrawnSubject } from '#lib/subjects.ts'
import { MIXED, playedSkills } from '#maths/set.ts'
import { THEMES } from '#science/bank.ts'
import { paperNumbers } from './exam-papers.server.ts'
import { themeCounts } from './science-set.server.ts'
import { tasksByKind } from './tasks.server.ts'

const MIXED_NAME = 'Mixed practice'

const papersOf = (subject: DrawnSubject, numbers: readonly number[]): readonly NamedPage[] =>
  numbers.map((number) => ({ path: paperPath(subject, number), name: `Paper ${number}` }))

/** Both subjects with the first set of each skill and theme, the mixed ones and the whole papers, by name; then all texts. */
export async function subjectSheets(): Promise<
  readonly Readonly<{ path: string; name: string; sheets: readonly NamedPage[] }>[]
> {
  const [themes, whole, numbers, tasks] = await Promise.all([
    themeCounts(),
    listedPapers(),
    paperNumbers(),
    tasksByKind(),
  ])
  return [
    {
      path: MATHS,
      name: 'Mathematics',
      sheets: [
        { path: mathsPath(MIXED, 1), name: MIXED_NAME },
        ...playedSkills.map(({ id, name }) => ({ path: mathsPath(id, 1), name })),
        ...papersOf('maths', numbers.maths),
      ],
    },
    {
      path: SCIENCE,
      name: 'Science',
      sheets: [
        ...(themes.length === 0 ? [] : [{ path: sciencePath(MIXED, 1), name: MIXED_NAME }]),
        ...themes.map(({ theme, name }) => ({ path: sciencePath(theme, 1), name })),
        ...papersOf('science', numbers.science),
      ],
    },
    {
      path: PAPERS,
      name: 'Whole papers',
      sheets: whole.flatMap(({ path, title, sections }) => [
        { path, name: title },
        ...sections.map((section) => ({ path: section.path, name: `${title}: ${section.name}` })),
      ]),
    },
    {
      path: TASKS,
      name: 'Texts and sentences',
      sheets: tasks.flatMap(({ kind, name, tasks: own }) =>
        own.map(({ number, title }) => ({ path: taskPath(kind, number), name: `${name}: ${title}` })),
      ),
    },
  ]
}

/** The paths of all of them. */
export async function worksheetPaths(): Promise<readonly string[]> {
  const sheets = await subjectSheets()
  return sheets.flatMap((subject) => subject.sheets.map(({ path }) => path))
}

/** The numbers of the sets that are saved after the first. */
const MORE = Array.from({ length: SAVED_SETS - 1 }, (_, i) => i + 2)

/** The further sets of each skill and theme, by the path of their subject. */
export const furtherSets = (): readonly Readonly<{ path: string; sets: readonly string[] }>[] => [
  {
    path: MATHS,
    sets: [MIXED, ...playedSkills.map(({ id }) => id)].flatMap((skill) =>
      MORE.map((number) => mathsPath(skill, number)),
    ),
  },
  {
    path: SCIENCE,
    sets: [MIXED, ...THEMES].flatMap((theme) => MORE.map((number) => sciencePath(theme, number))),
  },
]
