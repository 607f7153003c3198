/** What runs in the page of a bench: it has no imports of its own. */

/**
 * Which of the selectors find nothing, or something that is not whole on the screen: beyond its edges, or behind a line
 * that stays at its top or its foot. Only the first element of a selector counts; with '*' before it all of them do; with '?' before it
 * it may be missing.
 */
export function notWhole(wanted: readonly string[]): string[] {
  const staying = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .filter((line) => getComputedStyle(line).position === 'sticky')
      .map((line) => line.getBoundingClientRect())
  const heads = staying('.state-line').filter((line) => line.top <= 0)
  const feet = staying('.actions, .pad-dock, .reach').filter((line) => line.top > 0)
  return wanted.filter((selector) => {
    const found = [...document.querySelectorAll(selector.replace(/^[*?]/, ''))]
    if (selector.startsWith('?') && found.length === 0) return false
    const asked = selector.startsWith('*') ? found : found.slice(0, 1)
    const seen = asked.filter((element) => {
      const box = element.getBoundingClientRect()
      // A pad beside a passage covers nothing of it.
      const isOver = (line: DOMRect) => line.left < box.right && line.right > box.left
      const top = Math.max(0, ...heads.filter(isOver).map((line) => line.bottom))
      const foot = Math.min(innerHeight, ...feet.filter(isOver).map((line) => line.top))
      const stays = element.closest('.actions, .state-line, .quiz-head, .paper-head') !== null
      return box.height > 0 && box.top >= (stays ? 0 : top) - 1 && box.bottom <= (stays ? innerHeight : foot) + 1
    })
    return asked.length === 0 || seen.length < asked.length
  })
}

/** What is painted after the next paint is there. */
export function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

/** The keys of all items of the exercise of the page, by their ids. */
export function keysHere(): Record<string, string> {
  const props: {
    exercise: { sections: { asked: { quiz: { items: { id: string; key: string }[] } } }[] }
  } = JSON.parse(document.querySelector('[data-island] + script')?.textContent ?? '')
  const items = props.exercise.sections.flatMap(({ asked }) => asked.quiz.items)
  return Object.fromEntries(items.map(({ id, key }) => [id, key]))
}
