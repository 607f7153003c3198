/** What a section says of itself, in the language of its type. */
import type { ByLanguage, Language } from '#lib/language.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Section } from './exercise.ts'

export const languageIn = ({ asked }: Pick<Section, 'asked'>): Language => kits.definitions[asked.type].language

const SIZES: ByLanguage<(section: Section) => string> = {
  en: ({ numbers, marks }) => `Questions ${numbers} · ${marks} marks`,
  'zh-Hans': ({ numbers, marks }) => `第${numbers}题 · ${marks}分`,
}

/** Its numbers and marks. */
export const sectionSize = (section: Section): string => SIZES[languageIn(section)](section)
