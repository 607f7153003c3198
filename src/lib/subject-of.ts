/** The subject that is about a language. By itself, since what a device remembers needs it without the names of the subjects. */
import type { ByLanguage } from './language.ts'
import type { LanguageSubject } from './subjects.ts'

export const subjectOf: ByLanguage<LanguageSubject> = { en: 'english', 'zh-Hans': 'chinese' }
