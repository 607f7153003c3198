/** Two books as one, by the newest answer. Pure: the order of the two does not matter, and the same book twice changes nothing. */

import type { Book, Mistake, SkillDays } from '#memory/kept/shapes.ts'
import { RIGHT_DAYS } from './next.ts'

const STATES: readonly Mistake['state'][] = ['here', 'kept', 'learnt', 'out']

/** Above 0 if the first is newer. On the same day, what was missed more often, and then any fixed order. */
function compare(a: Mistake, b: Mistake): number {
  return (
    a.day - b.day ||
    a.missed - b.missed ||
    b.right - a.right ||
    STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
    JSON.stringify(a).localeCompare(JSON.stringify(b))
  )
}

const newer = (a: Mistake | undefined, b: Mistake): Mistake => (a === undefined || compare(a, b) < 0 ? b : a)

/** The earliest days of both. */
function earliest(a: SkillDays | undefined, b: SkillDays): SkillDays {
  const days = [...new Set([...(a?.days ?? []), ...b.days])].sort((x, y) => x - y)
  return { subject: b.subject, days: days.slice(0, RIGHT_DAYS) }
}

function joined<T>(
  a: Readonly<Record<string, T>>,
  b: Readonly<Record<string, T>>,
  pick: (x: T | undefined, y: T) => T,
) {
  return { ...a, ...Object.fromEntries(Object.entries(b).map(([key, value]) => [key, pick(a[key], value)])) }
}

const later = (a: Book['turn'], b: Book['turn']): Book['turn'] =>
  a.day > b.day || (a.day === b.day && a.count >= b.count) ? a : b

export const merge = (a: Book, b: Book): Book => ({
  mistakes: joined(a.mistakes, b.mistakes, newer),
  skills: joined(a.skills, b.skills, earliest),
  turn: later(a.turn, b.turn),
  dropped: Math.max(a.dropped, b.dropped),
})
