/**
 * What a page had not written yet when it was left. A page that goes ends every write but one to this storage, which is done at once; the
 * next page that reads the memory writes it. Browser only; all throw what the browser throws if it blocks its storage.
 */
import { choiceStorage } from '#memory/choice/choice.ts'
import { practiceIdIn } from '#memory/kept/unfinished.ts'
import { type Change, writeChange } from './exercise/change.ts'

const ANY = 'memory-left-'
/** The number is that of the shape of a change; one of another shape is removed. */
const PREFIX = `${ANY}2/`

const namesIn = (storage: Storage): readonly string[] => Object.keys(storage).filter((name) => name.startsWith(ANY))

async function take(change: Change): Promise<void> {
  const join =
    practiceIdIn(change.begun) === null
      ? (await import('./exercise/joined-attempts.ts')).joinedAttempts
      : (await import('./listening/joined-sitting.ts')).joinedSitting
  await writeChange(change, join)
}

/** `page` names the page that is left. */
export const saveLeft = (page: string, change: Change): void =>
  choiceStorage().setItem(PREFIX + page, JSON.stringify(change))

export const isLeft = (page: string): boolean => choiceStorage().getItem(PREFIX + page) !== null

export const dropLeft = (page: string): void => choiceStorage().removeItem(PREFIX + page)

/** To be called before what is kept is read. Rejects with a StorageError. */
export async function takeLeft(): Promise<void> {
  for (const name of namesIn(choiceStorage())) {
    if (name.startsWith(PREFIX)) await take(JSON.parse(choiceStorage().getItem(name) ?? 'null'))
    choiceStorage().removeItem(name)
  }
}

/** Of the device and of the tab. */
export function forgetLeft(): void {
  for (const storage of [sessionStorage, localStorage]) for (const name of namesIn(storage)) storage.removeItem(name)
}
