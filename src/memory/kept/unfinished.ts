/** Exercises that were begun and not finished: how they are named, for how long they are kept, and what two devices know of one. Pure. */
import type { Unfinished } from './shapes.ts'

const DAY_MS = 86_400_000

/** Begins the id of a sitting of a listening practice; that of no exercise does. */
const SITTING = 'listening '

export const sittingId = (practiceId: string): string => SITTING + practiceId

/** The id of the practice, or null of an exercise. */
export const practiceIdIn = ({ id }: Pick<Unfinished, 'id'>): string | null =>
  id.startsWith(SITTING) ? id.slice(SITTING.length) : null

/** An exercise is kept for so long after the last change. */
export const KEPT_DAYS = 30

export const isOver = ({ at }: Pick<Unfinished, 'at'>, now: number): boolean => now - at > KEPT_DAYS * DAY_MS

/** What can be gone on with, the newest first. */
export const toGoOn = (all: readonly Unfinished[], now: number): readonly Unfinished[] =>
  all.filter((one) => one.open && !isOver(one, now)).sort((a, b) => b.at - a.at)

/** The items whose text is not the one that was answered; `texts` are the hashes of today. */
export const changedItems = (kept: Pick<Unfinished, 'texts'>, texts: Unfinished['texts']): readonly string[] =>
  Object.entries(kept.texts).flatMap(([id, hash]) => (texts[id] === hash ? [] : [id]))

/** Of one exercise, what was changed last. */
export const newest = (a: Unfinished | null, b: Unfinished): Unfinished => (a === null || a.at < b.at ? b : a)
