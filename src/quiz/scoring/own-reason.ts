/** Why a pupil's own response is wrong, where the document knows it. */
import type { Item } from '#quiz/contract/quiz-type.ts'
import { normalise } from './normalise.ts'

/** '' for a response that the document has no reason for. A mistake that differs in capitals alone counts if no other fits. */
export function ownReason({ mistakes }: Item, response: string): string {
  if (mistakes.length === 0 || response === '') return ''
  const given = normalise(response)
  const same = (change: (text: string) => string) =>
    mistakes.find((mistake) => change(normalise(mistake.response)) === change(given))
  return (same((text) => text) ?? same((text) => text.toLowerCase()))?.reason ?? ''
}
