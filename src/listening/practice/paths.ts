/** The URL paths of listening practices. */

/** The page of all practices, as a link. */
export const LIST = { to: '/listening', text: 'Listening' } as const
/** The first crumbs of every page of a practice. */
export const ABOVE_LIST = [{ to: '/', text: 'Home' }, LIST] as const

/** The page before the sitting (docs/behaviour.md, 1.8). `id` is the id of the document, not encoded. */
export function practicePath(id: string): string {
  return `${LIST.to}/${encodeURIComponent(id)}`
}

/** The sitting (docs/behaviour.md, 1.9). */
export function sittingPath(id: string): string {
  return `${practicePath(id)}/practice`
}

/** The listening room: the practice runs by itself, as in the examination hall. */
export function roomPath(id: string): string {
  return `${practicePath(id)}/room`
}

/** The one recording of a room, as an MP3. */
export function roomRecordingPath(id: string): string {
  return `${practicePath(id)}/hall.mp3`
}

/** The results (docs/behaviour.md, 1.10); without a history entry that has them the page says so. */
export function resultsPath(id: string): string {
  return `${practicePath(id)}/results`
}
