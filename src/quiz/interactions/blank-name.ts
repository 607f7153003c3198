/**
 * What a screen reader says at a blank: its number and the words around it, since it sees no passage. In the language of
 * the passage, or one voice would have to read both.
 */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { VERDICT_WORDS } from './verdict-words.ts'

type Around = Readonly<{ after: string; before: string }>

/** `alone` is for a blank whose number is its place `at` among the `count` blanks of its text; `after` and `before` quote words. */
type Names = Readonly<{
  alone(id: ItemId, count: number): string
  numbered(id: ItemId, count: number, at: number): string
  after(words: string): string
  before(words: string): string
}>

const NAMES: ByLanguage<Names> = {
  en: {
    alone: (id, count) => `Blank ${id} of ${count}`,
    numbered: (id, count, at) => `Blank ${id}, number ${at} of ${count}`,
    after: (words) => `after ${words}`,
    before: (words) => `before ${words}`,
  },
  'zh-Hans': {
    alone: (id, count) => `第${id}空，共${count}空`,
    numbered: (id, count, at) => `第${id}空，${count}空中的第${at}空`,
    after: (words) => `前面是“${words}”`,
    before: (words) => `后面是“${words}”`,
  },
}

/** 'Blank 3 of 12, after children, before to school', in a whole paper 'Blank 28, number 3 of 12, after children'. */
export function blankName(
  id: ItemId,
  { items }: Pick<Quiz, 'items'>,
  { after, before }: Around,
  language: Language,
): string {
  const names = NAMES[language]
  const at = items.findIndex((item) => item.id === id) + 1
  const place = id === String(at) ? names.alone(id, items.length) : names.numbered(id, items.length, at)
  return [place, after && names.after(after), before && names.before(before)]
    .filter(Boolean)
    .join(VERDICT_WORDS[language].comma)
}
