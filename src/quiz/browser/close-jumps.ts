/** Closes the list of questions when one of them is chosen: the list must not stand over the question. */
export function closeJumps({ target }: Pick<MouseEvent, 'target'>): void {
  const link = target instanceof Element ? target.closest('.jump a') : null
  link?.closest('details')?.removeAttribute('open')
}
