/** Scrolls a page no further than it must. */

/** What stays at the foot of a screen and covers what is behind it. */
const FEET = '.actions, .reach, .pad-dock'
/** So that the line above is seen, too, in CSS pixels. */
const ROOM = 12

type Span = Readonly<{ top: number; bottom: number }>

/**
 * How far to scroll so that `span` lies inside `room`, in CSS pixels: 0 if it does. Of what is too tall, the beginning is
 * seen.
 */
export function distance(span: Span, room: Span): number {
  if (span.top < room.top || span.bottom - span.top > room.bottom - room.top) return span.top - room.top
  return Math.max(0, span.bottom - room.bottom)
}

/** Brings the parts together into view. */
export function keepInView(parts: readonly Element[]): void {
  const feet = [...document.querySelectorAll(FEET)]
    .filter((foot) => getComputedStyle(foot).position === 'sticky')
    .map((foot) => foot.getBoundingClientRect())
    .filter(({ height, top }) => height > 0 && top > 0)
  const bottom = Math.min(window.innerHeight, ...feet.map(({ top }) => top))
  const boxes = parts.map((part) => part.getBoundingClientRect())
  const span = {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  }
  window.scrollBy({ top: distance(span, { top: ROOM, bottom: bottom - ROOM }), behavior: 'instant' })
}
