/**
 * The longest texts that a document may hold, in characters, by what they are (docs/content-guide.md, 10). No text that
 * somebody means to write is so long: what is longer is a mistake, and may take a browser seconds to lay out.
 */
export const MAX_TEXT = {
  /** Also what an answer, a speaker or a file is called. A pupil cannot type more (docs/behaviour.md, 5.2). */
  word: 200,
  title: 300,
  option: 500,
  prompt: 2000,
  explanation: 3000,
  passage: 20_000,
} as const

export type TextKind = keyof typeof MAX_TEXT

/** A title as pages show it: of one that is too long, which only an unchecked import lets in, the beginning. */
export const shownTitle = (title: string): string =>
  title.length > MAX_TEXT.title ? `${title.slice(0, MAX_TEXT.title)}…` : title
