/**
 * What to print, chosen in the browser: the paper on the page, the PDF and the print dialogue are always those of the
 * fields. Without this script the form shows a choice when it is sent.
 */
import { trustedHtml } from '#lib/trusted-types.ts'
import { choiceQuery, type PrintChoices, partsOf, readChoices } from '#quiz/print/print-choices.ts'

/** `form` has the fields; another element is left as it is. Its page has every part of the paper, or a server makes them. */
export function enhance(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  if (form.dataset.choose === 'here') showHere(form)
  else showFromServer(form)
}

/** What the fields say now. */
function choicesOf(form: HTMLFormElement): PrintChoices {
  const texts = Array.from(new FormData(form), ([name, value]) => [name, String(value)])
  return readChoices(new URLSearchParams(texts))
}

/** Where a static export cannot process the form, the page holds every part, and those that are chosen are shown. */
function showHere(form: HTMLFormElement): void {
  const sheet = document.querySelector('.p-sheet')
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const show = () => {
    const choices = choicesOf(form)
    const names: ReadonlySet<string> = partsOf(choices)
    for (const part of parts) part.hidden = !names.has(part.dataset.part ?? '')
    sheet?.classList.toggle('p-large', choices.large)
  }
  for (const field of form.querySelectorAll('fieldset')) field.hidden = false
  form.addEventListener('change', show)
  form.addEventListener('submit', (event) => event.preventDefault())
  // A browser may restore what was chosen before a reload.
  show()
}

/** The paper that the server makes of a choice; rejects without one. */
async function paperAt(url: string, signal: AbortSignal): Promise<Element> {
  const response = await fetch(url, { signal })
  const page = new DOMParser().parseFromString(trustedHtml(await response.text()), 'text/html')
  const paper = page.querySelector('.p-sheet')
  if (!response.ok || paper === null) throw new Error(`no paper at ${url}`)
  return paper
}

/** The query of a choice: the sets of a whole paper stand in hidden fields. */
function queryOf(form: HTMLFormElement, choices: PrintChoices): string {
  const sets = [...form.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [
    name,
    value,
  ])
  const query = new URLSearchParams([...sets, ...choiceQuery(choices)])
  return query.size === 0 ? '' : `?${query}`
}

/** Fetches the paper of each choice and puts it in the place of the last one. Nothing is printed before it is there. */
function showFromServer(form: HTMLFormElement): void {
  const pdf = form.querySelector<HTMLAnchorElement>('a[data-pdf]')
  let asked = queryOf(form, readChoices(new URLSearchParams(location.search)))
  let newest = new AbortController()
  let coming: Promise<void> | null = null

  async function show(url: string, signal: AbortSignal): Promise<void> {
    try {
      const paper = await paperAt(url, signal)
      document.querySelector('.p-sheet')?.replaceWith(paper)
      history.replaceState(history.state, '', url)
    } catch {
      // The browser says what is wrong, or the service worker has a copy of that page.
      if (!signal.aborted) location.assign(url)
    }
    if (!signal.aborted) coming = null
  }

  function follow(): void {
    const query = queryOf(form, choicesOf(form))
    if (query === asked) return
    asked = query
    newest.abort()
    newest = new AbortController()
    if (pdf !== null) pdf.href = pdf.pathname + query
    coming = show(location.pathname + query, newest.signal)
  }

  async function printWhenThere(button: HTMLElement): Promise<void> {
    while (coming !== null) await coming
    button.click()
  }

  form.addEventListener('change', follow)
  form.addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-print]') : null
      if (coming === null || button === null) return
      event.stopPropagation()
      printWhenThere(button)
    },
    { capture: true },
  )
  // A browser may restore what was chosen before a reload.
  follow()
}
