/**
 * React listens at the root of an island for every event there is, twice each: a single tap then runs some twenty
 * listeners before its click, and the browser must ask the page before it scrolls. An island listens for what it uses.
 */

/** What the handlers of the islands stand on (`onFocus` on focusin). Dialogs, pictures and media are heard at their own element. */
export const HEARD: ReadonlySet<string> = new Set([
  'change',
  'click',
  'compositionend',
  'compositionstart',
  'focusin',
  'input',
  'keydown',
  'pointerdown',
  'submit',
])

/** To be called before React takes the root. */
export function hearOnlyUsed(root: EventTarget): void {
  const listen = root.addEventListener.bind(root)
  root.addEventListener = (
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: boolean | AddEventListenerOptions,
  ) => {
    if (HEARD.has(type)) listen(type, listener, options)
  }
}
