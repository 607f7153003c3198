/** Remembers the listening practice of the page while it is answered, and brings back what was kept of it. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { type Change, writeChange } from '#app/browser/memory/exercise/change.ts'
import { inTime } from '#app/browser/memory/in-time.ts'
import { dropLeft, saveLeft, takeLeft } from '#app/browser/memory/left.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import type { ListeningIslandProps } from '#app/parts/islands/listening-island.tsx'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { onSitting } from '#listening/sitting/followed.ts'
import { readSitting, withSitting } from '#listening/sitting/navigation-state.ts'
import { firstState, type SittingState } from '#listening/sitting/sitting-state.ts'
import { isOpen } from '#memory/book/keys.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import { changedItems, isOver, sittingId } from '#memory/kept/unfinished.ts'
import { begunSitting, questionHashes, sittingOf } from './begun-sitting.ts'
import { answersOf, clipEntries, clipQuestions } from './clips.ts'
import { joinedSitting } from './joined-sitting.ts'

type Page = Pick<ListeningIslandProps, 'practice' | 'urls'>

/** The responses that were given in this tab. */
const touched = new Set<string>()
let last: SittingState['responses'] = {}
let writes = 0

const isBegun = ({ responses, plays }: SittingState): boolean =>
  Object.keys(responses).length + Object.keys(plays).length > 0

/** A page that goes ends its write to the database; then the next page writes what is left in the storage. */
async function write(change: Change): Promise<void> {
  writes += 1
  const name = `${change.begun.id}/${change.begun.at}-${writes}`
  try {
    saveLeft(name, change)
  } catch {
    // This storage is full or blocked: the other one may still take it.
  }
  await writeChange(change, joinedSitting)
  dropLeft(name)
}

/** The state is null once the sitting is submitted: then the book gets what it has missed and had right. */
function follow(page: Page, state: SittingState | null): void {
  if (!isOn(memoryChoice()) || (state !== null && !isBegun(state))) return
  const { practice, urls } = page
  const now = new Date()
  for (const [key, option] of Object.entries(state?.responses ?? {})) if (option !== last[key]) touched.add(key)
  const begun = begunSitting(practice, state ?? firstState(practice), now.getTime())
  write({
    begun: { ...begun, open: state !== null },
    only: [],
    touched: [...touched],
    answers: state === null ? answersOf(practice, last) : [],
    questions: state === null ? clipQuestions(practice, urls) : {},
    day: dayNumber(singaporeDate(now)),
  }).catch(sayFailure)
  last = state?.responses ?? {}
  if (state === null) touched.clear()
}

/** What was kept becomes the state of this entry of the history: the sitting goes on from it as after a reload. */
async function bringBackTo(practice: Practice): Promise<void> {
  // What cannot be written must not hold back what is kept.
  await takeLeft().catch(sayFailure)
  const kept = await memory().begunAt(sittingId(practice.id))
  if (kept === null || isOver(kept, Date.now())) return
  const changed = changedItems(kept, questionHashes(practice))
  const state = sittingOf(kept, practice, changed)
  if (state === null) return
  last = state.responses
  window.history.replaceState(withSitting(window.history.state, practice.id, state), '')
  if (changed.length > 0) (await import('#app/browser/memory/exercise/note-changed.ts')).noteChanged(changed)
}

async function renewKeptClips({ practice, urls }: Page): Promise<void> {
  const entries = clipEntries(practice)
  const known = await memory().mistakes(entries.map(({ ref }) => ref))
  if (known.some(isOpen)) await (await import('./renew-clips.ts')).renewClips(entries, urls)
}

/** Before the practice is hydrated: what was kept of it is there when it looks. Never rejects. */
export async function bringBack(island: HTMLElement): Promise<void> {
  const page: ListeningIslandProps = JSON.parse(island.nextElementSibling?.textContent ?? 'null')
  const { practice, screen } = page
  onSitting((_, state) => follow(page, state))
  const here = readSitting(window.history.state, practice)
  if (here !== null) last = here.responses
  if (screen === 'sitting' && here === null) await inTime(bringBackTo(practice).catch(sayFailure))
  renewKeptClips(page).catch(sayFailure)
}
