/** The languages of the content. What differs between them is looked up in a table, so that none is left out in silence. */

/** `name` is the English one; `primary` is the first part of the tag, by which templates and scripts of recordings go. */
type LanguageFacts = Readonly<{ name: string; primary: string }>

/** By their BCP 47 tags, in the order of lists. Chinese is written in simplified characters. */
export const languages = {
  en: { name: 'English', primary: 'en' },
  'zh-Hans': { name: 'Chinese', primary: 'zh' },
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
 * The language of a short text of ours of which nothing else is known. It goes by the script alone: a name or title with a
 * Chinese character is Chinese, any other text is in the language of the pages.
 */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hans' : PAGE_LANGUAGE)
