/** The booklets of an exercise: which sections are in which, and what is printed above them. */
import type { ByLanguage } from '#lib/language.ts'
import type { LanguageSubject } from '#lib/subjects.ts'
import type { Exercise, Section } from '#quiz/exercise/exercise.ts'
import { type Cover, LANGUAGE_COVERS } from '#worksheets/booklets.ts'

/** `heading` and `note` are printed above its sections, `inKey` above its answers; `cover` is null for a set. */
export type PrintedBooklet = Readonly<{
  cover: Cover | null
  heading: string
  inKey: string
  note: string
  sections: readonly Section[]
}>

/** A booklet a section. */
export const sectionBooklets = (sections: readonly Section[], covers: readonly Cover[]): readonly PrintedBooklet[] =>
  sections.map((section, i) => {
    const heading = section.name === '' ? '' : `${section.name} (${section.marks} marks)`
    const own = { ...section, name: '', note: '' }
    return { cover: covers[i] ?? null, heading, inKey: heading, note: section.note, sections: [own] }
  })

const LETTERS: ByLanguage<readonly string[]> = {
  en: ['A. ', 'B. ', 'C. ', 'D. ', 'E. ', 'F. ', 'G. ', 'H. ', 'I. ', 'J. '],
  'zh-Hans': ['一　', '二　', '三　', '四　', '五　'],
}

/**
 * Booklet A has the sections that are `shaded`, by their ids, Booklet B the others. On paper sections have letters. `notes`
 * are further instructions on the covers.
 */
export function languageBooklets(
  subject: LanguageSubject,
  { language, sections }: Exercise,
  shaded: ReadonlySet<string>,
  notes: readonly string[],
): readonly PrintedBooklet[] {
  const inA = sections.filter(({ id }) => shaded.has(id))
  const inB = sections.filter(({ id }) => !shaded.has(id))
  const lettered = [...inA, ...inB].map((section, i) => ({
    ...section,
    name: (LETTERS[language][i] ?? '') + section.name,
  }))
  return LANGUAGE_COVERS[subject].map((cover, i) => ({
    cover: { ...cover, instructions: [...cover.instructions, ...notes] },
    heading: cover.component,
    inKey: cover.component,
    note: '',
    sections: i === 0 ? lettered.slice(0, inA.length) : lettered.slice(inA.length),
  }))
}
