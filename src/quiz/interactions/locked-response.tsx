/** The response to a marked choice inside the form: its radio buttons are disabled, and a browser sends none that is. */
import { fieldName } from '#quiz/contract/fields.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'

export function LockedResponse({ id, response }: Readonly<{ id: ItemId; response: string }>) {
  return <input type="hidden" name={fieldName(id)} value={response} />
}
