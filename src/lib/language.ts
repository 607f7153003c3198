/** The languages of the content. What differs between them is looked up in a table, so that none is left out in silence. */

/**
 * `name` is the English one; `primary` is the first part of the tag, by which templates and scripts of recordings go; `latin` is
 * the language of what is written in Latin letters within a text of the language.
 */
type LanguageFacts = Readonly<{ name: string; primary: string; latin: string }>

/** By their BCP 47 tags, in the order of lists. Chinese is written in simplified characters. */
export const languages = {
  en: { name: 'English', primary: 'en', latin: 'en' },
  'zh-Hans': { name: 'Chinese', primary: 'zh', latin: 'en' },
} as const satisfies Readonly<Record<string, LanguageFacts>>

export type Language = keyof typeof languages

export type PrimaryTag = (typeof languages)[Language]['primary']

/** A table with an entry for each language: one that is missing does not compile. */
export type ByLanguage<T> = Readonly<Record<Language, T>>

const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)

export const LANGUAGES: readonly Language[] = Object.keys(languages).filter(isLanguage)

/** The language of the pages around the content: of navigation, buttons and labels. */
export const PAGE_LANGUAGE = 'en' satisfies Language

/**
 * The language of a short text of ours by its script: one with a Chinese character is Chinese. The script does not tell
 * languages in Latin letters apart: `around` is the language of what the text belongs to, null where that is not known or
 * is the language of the pages: each caller says which.
 */
export const languageOf = (text: string, around: Language | null): Language =>
  /\p{Script=Han}/u.test(text) ? 'zh-Hans' : languages[around ?? PAGE_LANGUAGE].latin
