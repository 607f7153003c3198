/** A visitor whose browser runs no script, as requests alone: the form of a page is read, filled in and sent. */
import type { APIRequestContext } from '@playwright/test'
import { Window } from 'happy-dom'

export type FormPage = Readonly<{
  /** All words of the page, with single spaces. */
  text: string
  /** Whether its form has a button with these words. */
  has(button: string): boolean
  /** Presses a button with these values in the fields; an Error if the form has no such button, field or option. */
  press(button: string, values?: Readonly<Record<string, string>>): Promise<FormPage>
}>

export async function openForm(request: APIRequestContext, path: string): Promise<FormPage> {
  return readForm(request, path, await (await request.get(path)).text())
}

function readForm(request: APIRequestContext, path: string, html: string): FormPage {
  const { document } = new Window()
  document.body.innerHTML = html.replace(/^[\s\S]*<body[^>]*>/, '').replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
  const form = document.querySelector('form[method="post"]')
  const find = (button: string) =>
    [...(form?.querySelectorAll('button') ?? [])].find(({ textContent }) => textContent.trim() === button)
  return {
    text: document.body.textContent.replaceAll(/\s+/g, ' '),
    has: (button) => find(button) !== undefined,
    async press(button, values = {}) {
      const pressed = find(button)
      if (form === null || pressed === undefined) throw new Error(`${path} has no button '${button}'`)
      const inputs = [...form.querySelectorAll('input')]
      const kept = inputs.filter(({ type, checked }) => (type === 'radio' || type === 'checkbox' ? checked : true))
      for (const [name, value] of Object.entries(values))
        if (!inputs.some((input) => input.name === name && (input.type !== 'radio' || input.value === value)))
          throw new Error(`${path} has no field '${name}' that takes '${value}'`)
      const fields = {
        ...Object.fromEntries(kept.map(({ name, value }) => [name, value])),
        ...values,
        [pressed.name]: pressed.value,
      }
      const target = form.getAttribute('action') ?? path
      return readForm(request, target, await (await request.post(target, { form: fields })).text())
    },
  }
}
