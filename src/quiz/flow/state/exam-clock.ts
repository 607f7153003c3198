/**
 * The clock of the examination as a quiz keeps it: plain data, so that a reload finds it as it was. It is a clock on the
 * wall: it runs on while the page is closed, unless it is paused. All times in milliseconds.
 */
import { asObject } from '#lib/json.ts'

export type ExamClock = Readonly<{
  on: boolean
  paused: boolean
  /** A quarter more than the examination gives. */
  more: boolean
  /** What earlier runs took. */
  before: number
  /** When this run began, counted from 1970; null while it rests. */
  since: number | null
}>

export const CLOCK_OFF: ExamClock = { on: false, paused: false, more: false, before: 0, since: null }

/** How long it has run at the time `now`. */
export const spent = ({ before, since }: ExamClock, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since))

/** The clock from `now` on, running or at rest; the same object if it is so already. */
export function runs(clock: ExamClock, running: boolean, now: number): ExamClock {
  if (running === (clock.since !== null)) return clock
  return { ...clock, before: spent(clock, now), since: running ? now : null }
}

/** At zero, for another attempt. */
export const fromZero = ({ on, more }: ExamClock): ExamClock => ({ ...CLOCK_OFF, on, more })

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** From outside: what does not fit is as good as a clock that is off. */
export function readClock(value: unknown): ExamClock {
  const { on, paused, more, before, since } = asObject(value)
  if (on !== true || !isTime(before) || !(since === null || isTime(since))) return CLOCK_OFF
  return { on, paused: paused === true, more: more === true, before, since }
}
