/**
 * What a history entry carries of the results of a listening practice (docs/behaviour.md, 8.19). It survives reload and back, dies
 * with the tab, and is stored nowhere. An entry is outside data: it is parsed here, and what does not fit is ignored.
 */
import { asObject, type JsonObject, readCount, readEntries } from '#lib/json.ts'
import type { Responses } from '#listening/practice/position.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { resultsOf } from '#listening/practice/results.ts'

/** What was given, and how often the recording of a listening room was paused; null outside a room. */
export type Outcome = Readonly<{ responses: Responses; pauses: number | null }>

/** The state of a history entry that shows results. The page has the practice: the entry names it by its id. */
export function withOutcome(practice: Practice, { responses, pauses }: Outcome): JsonObject {
  return { usr: { results: resultsOf(practice, responses), practice: practice.id, answers: responses, pauses } }
}

/** The outcome of this practice in a history entry's state, or null. Its results follow from the practice. */
export function readOutcome(entry: unknown, practiceId: string): Outcome | null {
  const { practice, answers, pauses } = asObject(asObject(entry).usr)
  return practice === practiceId ? { responses: readEntries(answers, readCount), pauses: readCount(pauses) } : null
}
