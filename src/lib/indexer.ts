/** Makes the index of a collection while its documents pass one by one. */

/** A part of an index under its name; `body` is JSON. */
export type NamedPart = Readonly<{ name: string; body: unknown }>

/** Every index has this part, so that a reader can tell a missing index from a missing part. */
export const HEAD = 'head'

/** `parts` is called once, after the last document. A document that cannot be read is indexed as such, or not at all. */
export type Indexer = Readonly<{
  add(id: string, body: unknown): void
  parts(): Iterable<NamedPart>
}>
