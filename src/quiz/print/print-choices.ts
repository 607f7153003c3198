/** What is chosen before printing, as the form of the page for printing writes it into the url of the PDF. */
export type PrintChoices = Readonly<{
  part: 'both' | 'paper' | 'key'
  large: boolean
  /** A page with ovals to shade; only where the paper is printed. */
  answerSheet: boolean
}>

/** A parameter that is missing or makes no sense counts as the first choice. */
export function readChoices(query: URLSearchParams): PrintChoices {
  const part = query.get('part')
  return {
    part: part === 'paper' || part === 'key' ? part : 'both',
    large: query.get('size') === 'large',
    answerSheet: query.get('sheet') === 'yes' && part !== 'key',
  }
}
