/** What a listening question asks for, in words. The tags are those of docs/content-guide.md. */
import type { ByLanguage, Language } from '#lib/language.ts'

const NAMES: Readonly<Record<string, ByLanguage<string>>> = {
  'listen-detail': { en: 'Detail', 'zh-Hans': '细节' },
  'listen-number-time': { en: 'Number or time', 'zh-Hans': '数目和时间' },
  'listen-sequence': { en: 'Order', 'zh-Hans': '次序' },
  'listen-picture': { en: 'Picture', 'zh-Hans': '图画' },
  'listen-reason': { en: 'Reason', 'zh-Hans': '原因' },
  'listen-purpose': { en: 'Purpose', 'zh-Hans': '目的' },
  'listen-main-idea': { en: 'Main idea', 'zh-Hans': '主要意思' },
  'listen-inference': { en: 'Inference', 'zh-Hans': '推断' },
  'listen-feeling': { en: 'Feeling', 'zh-Hans': '感受' },
}

/** '' for a tag that there is not. */
export const skillName = (tag: string, language: Language): string => NAMES[tag]?.[language] ?? ''
