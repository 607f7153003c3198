/** What a screen reader says at a blank: its number and the words around it, since it sees no passage. */

type Around = Readonly<{ after: string; before: string }>

/** 'Blank 3 of 12, after children, before to school'. `kind` names what is filled. */
export function blankName(id: string, total: number, { after, before }: Around): string {
  const parts = [`Blank ${id} of ${total}`]
  if (after !== '') parts.push(`after ${after}`)
  if (before !== '') parts.push(`before ${before}`)
  return parts.join(', ')
}
