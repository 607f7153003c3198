/** Where a sentence ends: a full stop inside a number or an address has no space behind it. */
const END = /[。！？]”?|[.!?]['"”’]?(?=\s)/u

/** The first sentence of a text, all of it if there is one only; '' of ''. The rest begins with the space between them. */
export function firstSentence(text: string): string {
  const end = END.exec(text)
  return end === null ? text : text.slice(0, end.index + end[0].length)
}
