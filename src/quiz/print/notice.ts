/** What every printed page says of itself, in the language of the paper; '#' stands for the name of the site. */
import type { ByLanguage } from '#lib/language.ts'

export const NOTICE: ByLanguage<string> = {
  en: 'Original practice material by #. Not an official paper.',
  'zh-Hans': '# 的原创练习，不是正式的试卷。',
}
