/** Remembers the exercise of the page while it is answered, and brings back what was kept of it. */

import { memory } from '#app/browser/memory/device-memory.ts'
import { inTime } from '#app/browser/memory/in-time.ts'
import { takeLeft } from '#app/browser/memory/left.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { isOpen } from '#memory/book/keys.ts'
import { asksSure } from '#memory/choice/sure-choice.ts'
import { changedItems, isOver } from '#memory/kept/unfinished.ts'
import { sharedHere } from '#quiz/browser/saved-shared.ts'
import { addKept } from '#quiz/browser/tab-history.ts'
import { onAttempt } from '#quiz/screen/attempt.ts'
import { sharedFragment } from '#quiz/sharing/shared-options.ts'
import { attemptOf, entryOf, withoutItems } from './begun-exercise.ts'
import { type ExerciseOnPage, entriesOf, exerciseOnPage, hashesOf } from './exercise-on-page.ts'
import { Keeper } from './keeper.ts'

/** What was kept of this exercise becomes the oldest entry of the tab: the quiz goes on from it as from any other. */
async function bringBackTo(page: ExerciseOnPage): Promise<void> {
  // What cannot be written must not hold back what is kept.
  await takeLeft().catch(sayFailure)
  const kept = await memory().begunAt(page.documentId)
  const saved = kept === null || isOver(kept, Date.now()) ? null : attemptOf(kept)
  if (kept === null || saved === null) return
  const changed = changedItems(kept, hashesOf(page))
  addKept(entryOf(page.documentId, withoutItems(saved, changed)))
  if (changed.length > 0) (await import('./note-changed.ts')).noteChanged(changed)
}

/** The book has the questions of this page as they are now. */
async function renewQuestions(page: ExerciseOnPage): Promise<void> {
  const entries = entriesOf(page)
  const mistakes = await memory().mistakes(entries.map(({ ref }) => ref))
  const known = mistakes.filter(isOpen).flatMap((mistake) => {
    const entry = entries.find(({ ref }) => ref === mistake.ref)
    return entry === undefined ? [] : [{ entry, mistake }]
  })
  if (known.length > 0) await (await import('./renew-questions.ts')).renewQuestions(page, known)
}

let kept: ExerciseOnPage | null = null

/** Follows the exercise of the page from now on; with a link that has options nothing is kept. */
export function keep(): ExerciseOnPage | null {
  const page = kept === null ? exerciseOnPage() : null
  if (page === null || sharedFragment(sharedHere()) !== '') return null
  kept = page
  if (asksSure()) import('#app/browser/memory/sure.ts').then((module) => module.defineSure(), reportError)
  const keeper = new Keeper(page)
  onAttempt((attempt) => keeper.follow(attempt))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') keeper.leave()
  })
  addEventListener('pagehide', () => keeper.leave())
  return page
}

/** Before the exercise is hydrated: what was kept of it is there when it looks. Never rejects. */
export async function bringBack(): Promise<void> {
  const page = keep()
  if (page === null) return
  const brought = bringBackTo(page)
    .then(() => void renewQuestions(page).catch(sayFailure))
    .catch(sayFailure)
  await inTime(brought)
}
