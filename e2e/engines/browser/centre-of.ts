import { setTimeout as wait } from 'node:timers/promises'
import type { Target } from './tab.ts'

export type Centre = ReturnType<typeof centreOf>

/** More than a frame of the page. */
const FRAME_MS = 20

/** Where the target lies once it lies still, or null: a click goes where it was last seen. `read` runs `centreOf` in the page. */
export async function steadyCentre(read: () => Promise<Centre>): Promise<Centre> {
  const before = await read()
  await wait(FRAME_MS)
  const now = await read()
  return before !== null && now !== null && before.join() === now.join() ? now : null
}

/**
 * The centre of the target in CSS pixels of the window, after it is scrolled to the middle; null while there is no such
 * element or another lies over it. The name of an element is its aria-label, the text of its label, or its own text, with
 * single spaces. It runs in the page, so it uses nothing from outside. `clickReached` asks whether the click came to the target.
 */
export function centreOf({ css, name }: Target): readonly [x: number, y: number] | null {
  const labelOf = (element: Element): Element | null =>
    element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? (element.labels?.[0] ?? null) : null
  const nameOf = (element: Element): string => {
    const text = element.getAttribute('aria-label') ?? labelOf(element)?.textContent ?? element.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim()
  }
  const found = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  )
  if (found === undefined) return null
  found.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  // Of a link over several lines the first line.
  const [box = found.getBoundingClientRect()] = found.getClientRects()
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const top = document.elementFromPoint(x, y)
  const isFree = top !== null && (found.contains(top) || top.contains(found) || labelOf(found)?.contains(top) === true)
  // Without scripts no listener hears it.
  Object.assign(window, { clickReached: matchMedia('(scripting: none)').matches })
  found.addEventListener('click', () => Object.assign(window, { clickReached: true }), { once: true, capture: true })
  return isFree ? [x, y] : null
}

/** False where something else lay there at the moment of the click. A click that leads to another page has reached its link. In the page. */
export const clickReached = (): boolean => Reflect.get(window, 'clickReached') !== false
