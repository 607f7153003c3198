/**
 * What a screen reader says at a blank: its number and the words around it, since it sees no passage. In the language of
 * the passage, or one voice would have to read both.
 */

import type { Language } from '#lib/language.ts'

type Around = Readonly<{ after: string; before: string }>

/** 'Blank 3' */
function blankNumber(id: string, language: Language): string {
  return language === 'en' ? `Blank ${id}` : `第${id}空`
}

/** 'Blank 3 of 12, after children, before to school'. */
export function blankName(id: string, total: number, { after, before }: Around, language: Language): string {
  const number = blankNumber(id, language)
  if (language === 'en')
    return [`${number} of ${total}`, after && `after ${after}`, before && `before ${before}`].filter(Boolean).join(', ')
  return [`${number}，共${total}空`, after && `前面是“${after}”`, before && `后面是“${before}”`]
    .filter(Boolean)
    .join('，')
}
