/** What two tabs have of one sitting. Pure. */
import { readSaved, withSitting } from '#listening/sitting/navigation-state.ts'
import type { SittingState } from '#listening/sitting/sitting-state.ts'
import type { Unfinished } from '#memory/kept/shapes.ts'
import { changedItems, practiceIdIn } from '#memory/kept/unfinished.ts'

/** `touched` are the responses that the tab of `mine` gave; of the others those of `kept` count. */
function joined(kept: SittingState, mine: SittingState, touched: readonly string[]): SittingState {
  const given = Object.entries(mine.responses).filter(([key]) => touched.includes(key))
  const clips = [...Object.keys(kept.plays), ...Object.keys(mine.plays)]
  return {
    ...mine,
    responses: { ...mine.responses, ...kept.responses, ...Object.fromEntries(given) },
    plays: Object.fromEntries(clips.map((clip) => [clip, Math.max(kept.plays[clip] ?? 0, mine.plays[clip] ?? 0)])),
  }
}

/** `mine` together with what is kept; null once it is finished. What was kept of another text of the practice does not count. */
export function joinedSitting(
  kept: Unfinished | null,
  mine: Unfinished,
  touched: readonly string[],
): Unfinished | null {
  const id = practiceIdIn(mine)
  if (!mine.open || id === null) return null
  const [other, own] = [readSaved(kept?.state, id), readSaved(mine.state, id)]
  if (kept === null || other === null || own === null || changedItems(kept, mine.texts).length > 0) return mine
  const state = joined(other, own, touched)
  return { ...mine, done: Object.keys(state.responses).length, state: withSitting(null, id, state) }
}
