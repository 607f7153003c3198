/** Says once, at the foot of the page, that the device could not keep something. The page goes on as without memory. */
import { make, makeButton } from './make.ts'

let said = false

/** By the code of a StorageError; anything else is a book that cannot be read. */
const SENTENCES: Readonly<Record<string, string>> = {
  full: 'There is no room left on this device, so your last answers are not remembered. They stay on this page.',
  blocked:
    'This browser does not let the site remember anything here. Private windows often do not. Your answers stay on this page.',
  busy: 'Another tab has an older version of this site open. Close it and load this page again.',
  left: 'The page was left before this was done. Please load it again.',
}
const DAMAGED =
  'What this device remembered cannot be read any more. You can delete it on the privacy page and begin again.'

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

export const failureWords = (error: unknown): string => SENTENCES[codeOf(error)] ?? DAMAGED

/** Nothing is said of what was given up with its page: the next page writes what was left. */
export function showFailure(error: unknown): void {
  if (said || codeOf(error) === 'left') return
  said = true
  const note = make('div', { class: 'foot-offer', role: 'region', 'aria-label': 'Memory' })
  note.append(
    make('p', { role: 'status' }, failureWords(error)),
    makeButton('Close', 'quiet', () => note.remove()),
  )
  document.body.append(note)
}
