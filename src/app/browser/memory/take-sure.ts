/** Whether the answer that was just submitted was given as sure; the next one begins unsure. */
export function takeSure(): boolean {
  const input = document.querySelector<HTMLInputElement>('memory-sure input')
  const sure = input?.checked === true
  if (input !== null) input.checked = false
  return sure
}
