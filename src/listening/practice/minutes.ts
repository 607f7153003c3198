/** How long a practice takes. Pure. */
import type { ByLanguage } from '#lib/language.ts'
import type { Practice } from './practice.ts'
import { planOf, stepsOf } from './schedule.ts'

/** What is counted, words or Chinese characters, and how many are spoken a minute, measured over the recordings with their pauses. */
const PACE: ByLanguage<Readonly<{ counted: RegExp; perMinute: number }>> = {
  en: { counted: /\S+/g, perMinute: 145 },
  'zh-Hans': { counted: /\p{Script=Han}/gu, perMinute: 205 },
}
/** Seconds to read a question and to choose. */
const SECONDS_PER_QUESTION = 20
/** An estimate is a multiple of this number of minutes. */
const MINUTES_STEP = 5

/** Seconds of what a room says between two passages, a mean. */
const SECONDS_PER_PROMPT = 5

function secondsSpoken(transcript: string, language: Practice['language']): number {
  const { counted, perMinute } = PACE[language]
  return ((transcript.match(counted)?.length ?? 0) / perMinute) * 60
}

/** The minutes of a room's recording, as every page and booklet says them. */
export const recordedMinutes = (seconds: number): number => Math.ceil(seconds / 60)

/** The same by the words that are read, for a practice whose recordings are not there. */
export function estimatedMinutes(practice: Pick<Practice, 'clips' | 'language' | 'readings'>): number {
  const steps = stepsOf(planOf(practice), (piece) => {
    if (piece.kind === 'silence') return piece.seconds
    if (piece.kind === 'prompt') return SECONDS_PER_PROMPT
    return secondsSpoken(practice.clips[piece.clip]?.transcript ?? '', practice.language)
  })
  return recordedMinutes(steps.at(-1)?.end ?? 0)
}

/** Minutes with every clip heard as often as it may be, rounded up to a multiple of five; at least five. */
export function minutesOf({ clips, language, plays }: Pick<Practice, 'clips' | 'language' | 'plays'>): number {
  const seconds = clips.reduce((sum, { transcript }) => sum + secondsSpoken(transcript, language), 0)
  const questions = clips.reduce((sum, clip) => sum + clip.questions.length, 0)
  const minutes = (seconds / 60) * plays + (questions * SECONDS_PER_QUESTION) / 60
  return Math.max(MINUTES_STEP, Math.ceil(minutes / MINUTES_STEP) * MINUTES_STEP)
}
