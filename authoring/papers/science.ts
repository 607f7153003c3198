/** A Science paper of a school and its key from the bank: Booklet A with options, Booklet B to write in. */
import type { ScienceTheme } from '#science/bank.ts'
import { UNTIL_2025 } from '#science/exam/format.ts'
import { makePrelimScience, type PrelimPlan } from '#science/exam/prelim-paper.ts'
import { THEME_NAMES } from '#science/set.ts'
import { sciencePaper } from '#worksheets/papers.ts'
import type { Printout } from './printout.ts'
import { schoolPaper } from './school-paper.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export function sciencePrintouts(
  plan: PrelimPlan,
  themes: readonly ScienceTheme[],
  figures: ReadonlyMap<string, string>,
): readonly Printout[] {
  const exam = makePrelimScience(themes, plan)
  const heading = { title: 'Science', format: UNTIL_2025.name }
  // In the grid of the key a question stands for what it asks: its own topic, and its ideas or its theme.
  const names = Object.fromEntries(
    themes.flatMap(({ theme, choice, open }) =>
      [...choice, ...open].map(({ id, topic, ideas }) => {
        const name = ideas.length === 0 ? THEME_NAMES[theme] : capital(ideas.join(', '))
        return [id, { topic: capital(topic), name }]
      }),
    ),
  )
  return schoolPaper(
    plan,
    'science',
    sciencePaper(heading, exam, (id) => id, figures),
    names,
  )
}
