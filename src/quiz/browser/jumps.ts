/** The list of questions of a sheet, folded under how much is filled in. */

/** Closes the list when a question is chosen from it: it must not stand over the question. */
export function closeJumps({ target }: Pick<MouseEvent, 'target'>): void {
  const link = target instanceof Element ? target.closest('.jump a') : null
  link?.closest('details')?.removeAttribute('open')
}

/** Opens the list of a form, and puts the focus on the line that closes it. */
export function openJump(form: HTMLFormElement | null): void {
  const list = form?.querySelector('.jump')
  list?.setAttribute('open', '')
  list?.querySelector('summary')?.focus({ preventScroll: true })
}
