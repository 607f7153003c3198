/** The languages of the content, by their BCP 47 tags: English, and Chinese in simplified characters. */
export type Language = 'en' | 'zh-Hans'
