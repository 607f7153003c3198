/**
 * What a screen reader says at a blank: its number and the words around it, since it sees no passage. In the language of
 * the passage, or one voice would have to read both.
 */

import type { ByLanguage, Language } from '#lib/language.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'
import { VERDICT_WORDS } from './verdict-words.ts'

type Around = Readonly<{ after: string; before: string }>

/** What is said, in parts; `at` is its place among the `count` blanks of its text, null where its number says so. '' is left out. */
type Parts = (id: ItemId, at: number | null, count: number, around: Around) => readonly string[]

const PARTS: ByLanguage<Parts> = {
  en: (id, at, count, { after, before }) => [
    at === null ? `Blank ${id} of ${count}` : `Blank ${id}, number ${at} of ${count}`,
    after && `after ${after}`,
    before && `before ${before}`,
  ],
  'zh-Hans': (id, at, count, { after, before }) => [
    at === null ? `第${id}空，共${count}空` : `第${id}空，${count}空中的第${at}空`,
    after && `前面是“${after}”`,
    before && `后面是“${before}”`,
  ],
}

/**
 * 'Blank 3 of 12, after children, before to school'. A whole paper numbers its blanks from other texts on: 'Blank 28, number 3 of
 * 12, after children'.
 */
export function blankName(id: ItemId, { items }: Pick<Quiz, 'items'>, around: Around, language: Language): string {
  const at = items.findIndex((item) => item.id === id) + 1
  const parts = PARTS[language](id, id === String(at) ? null : at, items.length, around)
  return parts.filter(Boolean).join(VERDICT_WORDS[language].comma)
}
