/** Elements of the page's script, where no island draws. */

type Attributes = Readonly<Record<string, string>>

/** A new element; texts among its children are shown as they are. */
export function make<T extends keyof HTMLElementTagNameMap>(
  name: T,
  attributes: Attributes,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[T] {
  const made = document.createElement(name)
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value)
  made.append(...children)
  return made
}

/** `look` is the second part of its class: 'main', 'plain' or 'quiet'. */
export function makeButton(text: string, look: 'main' | 'plain' | 'quiet', press: () => void): HTMLButtonElement {
  const shape = look === 'plain' ? 'btn btn-small' : `btn btn-small btn-${look}`
  const made = make('button', { type: 'button', class: shape }, text)
  made.addEventListener('click', press)
  return made
}
