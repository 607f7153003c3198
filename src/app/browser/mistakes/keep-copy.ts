/** One quiet line: a copy is worth having. Where the browser promises to keep the list, nothing is said of deleting. */
import { make } from '#app/browser/memory/make.ts'
import { copiedOn } from '#memory/choice/copied.ts'
import { copyIsWanted } from '#memory/copy/copy-wanted.ts'

const MAY_DELETE = 'Your browser may delete this list by itself, Safari after seven days of use without a visit here. '

const isPromised = async (): Promise<boolean> =>
  'storage' in navigator && (await navigator.storage.persisted().catch(() => false))

/** `count` is how many mistakes there are. Empty where a copy was saved lately, or the list is short. */
export async function keepCopyLine(count: number, today: number): Promise<HTMLElement> {
  if (!copyIsWanted(count, copiedOn(), today)) return make('div', {})
  const why = (await isPromised()) ? 'This list is on this device only. ' : MAY_DELETE
  return make('p', { class: 'small' }, why, make('a', { href: '/privacy#memory' }, 'Keep a copy'), '.')
}
