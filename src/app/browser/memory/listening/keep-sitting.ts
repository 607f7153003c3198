/** Remembers the listening practice of the page while it is answered, and brings back what was kept of it. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { noteChanged } from '#app/browser/memory/exercise/note-changed.ts'
import { inTime } from '#app/browser/memory/in-time.ts'
import { dropLeft, saveLeft, takeLeft } from '#app/browser/memory/left.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import type { ListeningIslandProps } from '#app/parts/listening-island.tsx'
import type { Practice } from '#listening/practice/practice.ts'
import { onSitting } from '#listening/sitting/followed.ts'
import { readSitting, withSitting } from '#listening/sitting/navigation-state.ts'
import type { SittingState } from '#listening/sitting/sitting-state.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { changedItems, isOver } from '#memory/kept/unfinished.ts'
import { begunSitting, joinedSitting, questionHashes, sittingId, sittingOf } from './begun-sitting.ts'

/** The responses that were given in this tab. */
const touched = new Set<string>()
let last: SittingState['responses'] = {}
let writes = 0

const isBegun = ({ responses, plays }: SittingState): boolean =>
  Object.keys(responses).length + Object.keys(plays).length > 0

/** A page that goes ends its write to the database; then the next page writes what is left in the storage. */
async function write(practice: Practice, state: SittingState): Promise<void> {
  const begun = begunSitting(practice, state, Date.now())
  writes += 1
  const name = `${begun.id}/${begun.at}-${writes}`
  try {
    saveLeft(name, { begun, only: [], touched: [...touched], answers: [], day: 0 })
  } catch {
    // This storage is full or blocked: the other one may still take it.
  }
  const join = (kept: Unfinished | null): Unfinished => {
    const other = kept === null ? null : sittingOf(kept, practice, changedItems(kept, questionHashes(practice)))
    return other === null ? begun : begunSitting(practice, joinedSitting(other, state, touched), begun.at)
  }
  await memory().changeBegun(begun.id, join)
  dropLeft(name)
}

function follow(practice: Practice, state: SittingState | null): void {
  if (!isOn(memoryChoice())) return
  for (const [key, option] of Object.entries(state?.responses ?? {})) if (option !== last[key]) touched.add(key)
  last = state?.responses ?? {}
  if (state === null) touched.clear()
  const done = state === null ? memory().changeBegun(sittingId(practice), () => null) : null
  const kept = state !== null && isBegun(state) ? write(practice, state) : null
  for (const work of [done, kept]) work?.catch(sayFailure)
}

/** What was kept becomes the state of this entry of the history: the sitting goes on from it as after a reload. */
async function bringBackTo(practice: Practice): Promise<void> {
  // What cannot be written must not hold back what is kept.
  await takeLeft().catch(sayFailure)
  const kept = await memory().begunAt(sittingId(practice))
  if (kept === null || isOver(kept, Date.now())) return
  const changed = changedItems(kept, questionHashes(practice))
  const state = sittingOf(kept, practice, changed)
  if (state === null) return
  last = state.responses
  window.history.replaceState(withSitting(window.history.state, practice.id, state), '')
  if (changed.length > 0) noteChanged(changed)
}

/** Before the practice is hydrated: what was kept of it is there when it looks. Never rejects. */
export async function bringBack(island: HTMLElement): Promise<void> {
  const { practice, screen }: ListeningIslandProps = JSON.parse(island.nextElementSibling?.textContent ?? 'null')
  onSitting(follow)
  const here = readSitting(window.history.state, practice)
  if (here !== null) last = here.responses
  if (screen === 'sitting' && here === null) await inTime(bringBackTo(practice).catch(sayFailure))
}
