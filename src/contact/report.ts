/**
 * What the contact form is filled with when a visitor comes from the 'Something wrong here?' of an item (docs/behaviour.md,
 * 10.11). The link carries it in its fragment, which no server and no cache sees.
 */
import { FIELD_NAMES, type FieldTexts } from './contact-form-fields.ts'

/** A path of this site, not '//' and a host. */
const PAGE = /^\/(?!\/)[\w/.%~-]{1,129}$/
const ITEM = /^[\w-]{1,20}$/
const VERSION = /^[0-9a-f]{8}$/
/** In characters: what a pupil typed may be longer. */
const MAX_ANSWER = 100

/** One line without what cannot be seen. */
function clipped(answer: string): string {
  const line = answer.replace(/[\p{C}\p{Z}]+/gu, ' ').trim()
  return [...line].slice(0, MAX_ANSWER).join('')
}

/** The texts of a fragment, '#about={path}&version={hash}&item={id}&answer={text}'; null for any other fragment. */
export function reportIn(fragment: string): FieldTexts | null {
  const given = new URLSearchParams(fragment.slice(1))
  const [page = '', version = '', item = ''] = ['about', 'version', 'item'].map((name) => given.get(name) ?? '')
  if (!PAGE.test(page) || !VERSION.test(version) || !ITEM.test(item)) return null
  const answer = clipped(given.get('answer') ?? '') || 'none'
  return {
    name: '',
    email: '',
    subject: `A question on ${page}`,
    message: `Page: ${page}\nQuestion: ${item}\nMy answer: ${answer}\nVersion: ${version}\n\n`,
  }
}

/** Fills the empty fields of the form once, and takes the fragment out of the URL: a reload fills nothing again. */
export function fillReport(form: HTMLFormElement): void {
  const texts = reportIn(location.hash)
  if (texts === null) return
  for (const name of FIELD_NAMES) {
    const control = form.elements.namedItem(name)
    const typed = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement
    if (typed && control.value === '') control.value = texts[name]
  }
  history.replaceState(history.state, '', location.pathname)
}
