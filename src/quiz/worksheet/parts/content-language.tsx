/** The language that the questions of a section test. */
import { createContext, use } from 'react'
import type { Language } from '#lib/language.ts'

/** Null where no language is tested: questions of Mathematics and Science are in the language of the page. */
export const ContentLanguage = createContext<Language | null>(null)

/** The `translate` attribute of questions, options and texts: where a language is tested, a translator leaves its words alone. */
export const useTranslate = (): 'no' | undefined => (use(ContentLanguage) === null ? undefined : 'no')
