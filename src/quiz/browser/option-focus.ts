/** Where the focus goes when the option that has it is crossed out: a crossed-out option cannot keep it. */

/** Focuses the next option that is still open, or the control that brings this one back. Chooses nothing. */
export function leaveOption(radio: HTMLInputElement): void {
  const group = radio.closest('fieldset, [role="radiogroup"]')
  const open = [...(group?.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)') ?? [])]
  const next = open[(open.indexOf(radio) + 1) % open.length]
  if (next !== undefined && next !== radio) next.focus()
  else radio.closest('.option-row, .choice-cell')?.querySelector('button')?.focus()
}
