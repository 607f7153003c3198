/** Crossing an option out by key, and where the focus goes: a crossed-out option cannot keep it. */

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'> &
  Readonly<{ currentTarget: HTMLInputElement }>

/** Calls `cross` for the key X on an option, and takes the focus from it. */
export function crossOnKey(event: Press, cross: () => void): void {
  if (event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
  leaveOption(event.currentTarget)
  cross()
}

/** Focuses the next option that is still open, or the control that brings this one back. Chooses nothing. */
function leaveOption(radio: HTMLInputElement): void {
  const group = radio.closest('fieldset, [role="radiogroup"]')
  const open = [...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)') ?? [])]
  const next = open[(open.indexOf(radio) + 1) % open.length]
  if (next !== undefined && next !== radio) next.focus()
  // What brings the option back is shown once it is crossed out.
  else setTimeout(() => radio.closest('.option-row, .choice-cell')?.querySelector('button')?.focus())
}
