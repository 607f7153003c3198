/** What is chosen before printing. It stands in the address, so that it works without script and can be shared. */
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

/** The other way round; nothing for first choices. */
export function choiceQuery({ part, large, answerSheet }: PrintChoices): URLSearchParams {
  const query = new URLSearchParams()
  if (part !== 'both') query.set('part', part)
  if (large) query.set('size', 'large')
  if (answerSheet) query.set('sheet', 'yes')
  return query
}

/** The parts of a paper, in their order. */
type SheetPart = 'paper' | 'answers' | 'key'

/** Which parts are printed. */
export function partsOf({ part, answerSheet }: PrintChoices): ReadonlySet<SheetPart> {
  const chosen: readonly (SheetPart | null)[] = [
    part === 'key' ? null : 'paper',
    answerSheet ? 'answers' : null,
    part === 'paper' ? null : 'key',
  ]
  return new Set(chosen.filter((name) => name !== null))
}
