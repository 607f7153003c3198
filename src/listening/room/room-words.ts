/** What a room says of its schedule. */
import type { Phase, Step } from '#listening/practice/schedule.ts'

export const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  instructions: 'instructions',
  read: 'read the questions',
  first: 'first reading',
  pause: 'pause',
  second: 'second reading',
  third: 'third reading',
  answer: 'answer',
  check: 'check your answers',
}

/** 'Passage 3, second reading'. */
export function stepWords({ phase, clip }: Step): string {
  const words = PHASE_WORDS[phase]
  return clip === null ? `${words.charAt(0).toUpperCase()}${words.slice(1)}` : `Passage ${clip + 1}, ${words}`
}

/** '0:42', '12:05'. Seconds are whole and not negative. */
export function clockWords(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
