import type { Target } from './tab.ts'

/**
 * Runs in the page, so it uses nothing from outside. The name of an element is its aria-label, the text of its label, or
 * its own text, with single spaces. What it finds stands in the middle of the window.
 */
export function findElement({ css, name }: Target): Element | null {
  const nameOf = (element: Element): string => {
    const label = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null
    const text = element.getAttribute('aria-label') ?? label?.[0]?.textContent ?? element.textContent ?? ''
    return text.replaceAll(/\s+/g, ' ').trim()
  }
  const found = [...document.querySelectorAll(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && nameOf(element).startsWith(name),
  )
  found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
  return found ?? null
}
