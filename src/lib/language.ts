/** The languages of the content, by their BCP 47 tags: English, and Chinese in simplified characters. */
export type Language = 'en' | 'zh-Hans'

/** The language of a short text of ours: a name or title with a Chinese character is Chinese. */
export const languageOf = (text: string): Language => (/\p{Script=Han}/u.test(text) ? 'zh-Hans' : 'en')
