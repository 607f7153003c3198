/**
 * What a screen reader says at a blank: its number and the words around it, since it sees no passage. In the language of
 * the passage, or one voice would have to read both.
 */

import type { Language } from '#lib/language.ts'
import type { ItemId, Quiz } from '#quiz/contract/quiz-type.ts'

type Around = Readonly<{ after: string; before: string }>

/** Its number, and where it stands among the blanks of its text: a whole paper numbers them from other texts on. */
function blankPlace(id: ItemId, { items }: Pick<Quiz, 'items'>, language: Language): string {
  const at = items.findIndex((item) => item.id === id) + 1
  const own = id !== String(at)
  if (language === 'en') return own ? `Blank ${id}, number ${at} of ${items.length}` : `Blank ${id} of ${items.length}`
  return own ? `第${id}空，${items.length}空中的第${at}空` : `第${id}空，共${items.length}空`
}

/** 'Blank 3 of 12, after children, before to school', in a whole paper 'Blank 28, number 3 of 12, after children'. */
export function blankName(
  id: ItemId,
  quiz: Pick<Quiz, 'items'>,
  { after, before }: Around,
  language: Language,
): string {
  const place = blankPlace(id, quiz, language)
  if (language === 'en')
    return [place, after && `after ${after}`, before && `before ${before}`].filter(Boolean).join(', ')
  return [place, after && `前面是“${after}”`, before && `后面是“${before}”`].filter(Boolean).join('，')
}
