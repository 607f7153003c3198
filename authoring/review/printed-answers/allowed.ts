/** Findings that answer nothing, each with its reason. An entry that finds nothing any more is reported. */

/** `item` and `where` as in the message; `shows` is what is printed. */
export type Allowed = Readonly<{ item: string; shows: string; where: string; reason: string }>

export const allowed: readonly Allowed[] = []
