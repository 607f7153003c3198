/** Puts a link together from a page and the aids that are ticked, to open or to copy. */

/** `form` has a select `path`, checkboxes `aid` whose values are pairs of a fragment, an output `link`, and a copy button. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const output = form.querySelector('output')
  const status = form.querySelector('[role=status]')
  const copy = form.querySelector('[data-copy]')
  const link = (): string => {
    const chosen = new FormData(form)
    const aids = chosen.getAll('aid').map(String)
    return `${location.origin}${String(chosen.get('path') ?? '')}${aids.length === 0 ? '' : `#${aids.join('&')}`}`
  }
  const show = () => {
    if (output !== null) output.textContent = link()
  }
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    location.assign(link())
  })
  copy?.addEventListener('click', async () => {
    const done = await navigator.clipboard.writeText(link()).then(
      () => true,
      () => false,
    )
    if (status !== null) status.textContent = done ? 'Copied' : 'Press and hold the link to copy it.'
  })
  show()
}
