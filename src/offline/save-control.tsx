/**
 * Where a page offers to save something. Drawn empty with its room left free: save-buttons.ts fills it, and without
 * a script there is nothing to offer.
 */
import { packsUrl } from './pack.ts'

type Props = Readonly<{ id: string; name: string; what: string }>

/** `id` is a pack's; `what` is said in the button. */
export function SaveControl({ id, name, what }: Props) {
  // The script asks there; who follows URLs (an export) finds it in the page.
  const list = packsUrl(id)
  return <div className="save" data-save={id} data-name={name} data-what={what} data-asks={list} />
}
