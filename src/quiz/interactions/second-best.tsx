/** What a pupil is told whose word earns the mark, though a strict examiner may refuse it (docs/behaviour.md, 4.12). */

import type { ItemResult } from '#quiz/contract/quiz-type.ts'

/** `best` is the key. Draws nothing for a result without this hint. */
export function SecondBest({ hint, best }: Readonly<{ hint: ItemResult['hint']; best: string }>) {
  return hint === 'second-best' ? <span className="why">We accept it; the best word is ‘{best}’.</span> : null
}
