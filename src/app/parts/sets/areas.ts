/** Where the exercises of a list are chosen: a page for each area of the site. */
import { type Language, languageOf } from '#lib/language.ts'
import { SUBJECTS, type Subject, subjects } from '#lib/subjects.ts'

export type Area = Subject | 'prelims' | 'papers'

/** In the order of the page. A subject has its own name. */
export const areas: readonly Readonly<{ id: Area; name: string; language: Language }>[] = [
  ...SUBJECTS.map((id) => ({
    id,
    name: subjects[id].ownName,
    language: languageOf(subjects[id].ownName, subjects[id].language),
  })),
  { id: 'prelims', name: 'Prelims', language: 'en' },
  { id: 'papers', name: 'Whole papers', language: 'en' },
]

/** Null for a name of no area, as a URL may have it. */
export const areaNamed = (name: string): Area | null => areas.find(({ id }) => id === name)?.id ?? null
