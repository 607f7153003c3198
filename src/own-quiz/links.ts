/** The URLs of a quiz whose text is in the fragment: to play it, on the board, and for the codes of a class. */

/** `text` is that of the quiz (link.ts). */
export const playLink = (text: string): string => `/q#${text}`
export const boardLink = (text: string): string => `/q#board:${text}`
export const classLink = (text: string): string => `/q#class:${text}`

/** The URL of a question on the board, up to its id. */
export const boardItemLink = (text: string): string => `${boardLink(text)}:q-`

/** What a fragment, without its '#', asks for. */
export type Wanted = Readonly<{ room: 'play' | 'board' | 'class'; text: string }>

export function wantedIn(fragment: string): Wanted {
  const [, room, text = fragment] = /^(board|class):([^:]*)/.exec(fragment) ?? []
  return { room: room === 'board' || room === 'class' ? room : 'play', text }
}
