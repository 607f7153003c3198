/** Scrolls a page no further than it must. */

/** What stays at the head or the foot of a screen and covers what is behind it. */
const HEADS = '.state-line'
const FEET = '.actions, .reach, .pad-dock'
/** So that the line above is seen, too, in CSS pixels. */
const ROOM = 12
/** Lines of the text that follow: fewer in view move the page, and then so many come into view. */
const MIN_LINES_AFTER = 2
const AFTER = 5

type Span = Readonly<{ top: number; bottom: number }>

/**
 * How far to scroll so that `span` lies inside `room`, in CSS pixels: 0 if it does. Of what is too tall, the beginning is
 * seen. `line` is the height of a line of the text that follows and is read with it, 0 for none.
 */
export function distance({ top, bottom }: Span, room: Span, line = 0): number {
  const height = room.bottom - room.top
  if (top < room.top || bottom - top > height) return top - room.top
  if (bottom + MIN_LINES_AFTER * line <= room.bottom) return 0
  return Math.min(bottom + AFTER * line, top + height) - room.bottom
}

const stuck = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)]
    .filter((part) => getComputedStyle(part).position === 'sticky')
    .map((part) => part.getBoundingClientRect())
    .filter(({ height }) => height > 0)

/** What of the screen no line covers. */
function roomHere(): Span {
  const heads = stuck(HEADS).filter(({ top }) => top <= 0)
  // A pad beside the passage covers nothing.
  const feet = stuck(FEET).filter(({ bottom }) => Math.ceil(bottom) >= window.innerHeight)
  return {
    top: Math.max(0, ...heads.map(({ bottom }) => bottom)),
    bottom: Math.min(window.innerHeight, ...feet.map(({ top }) => top)),
  }
}

function spanOf(parts: readonly Element[]): Span {
  const boxes = parts.map((part) => part.getBoundingClientRect())
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
}

/** Whether the parts together have no room on the screen. */
export function isTooTall(parts: readonly Element[]): boolean {
  const [span, room] = [spanOf(parts), roomHere()]
  return span.bottom - span.top > room.bottom - room.top
}

/** Brings the parts together into view, with the lines that follow if `line` is their height, and `margin` around them. */
export function keepInView(parts: readonly Element[], line = 0, margin = ROOM): void {
  const { top, bottom } = roomHere()
  window.scrollBy({
    top: distance(spanOf(parts), { top: top + margin, bottom: bottom - margin }, line),
    behavior: 'instant',
  })
}

/** Brings the beginning of a part to the top of the screen. */
export function beginWith(part: Element): void {
  window.scrollBy({ top: part.getBoundingClientRect().top - roomHere().top, behavior: 'instant' })
}
