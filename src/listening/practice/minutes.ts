/** How long a practice takes. Pure. */
import { MAX_PLAYS, type Practice } from './practice.ts'

/** Words a minute, measured over the recordings with their pauses. */
const SPOKEN = 145
/** Minutes to read a question and to choose. */
const A_QUESTION = 1 / 3
/** An estimate is a multiple of this number of minutes. */
const STEP = 5

/** Minutes with every clip heard as often as it may be, rounded up to a multiple of five; at least five. */
export function minutesOf({ clips }: Pick<Practice, 'clips'>): number {
  const words = clips.reduce((sum, { transcript }) => sum + transcript.split(/\s+/).filter(Boolean).length, 0)
  const questions = clips.reduce((sum, clip) => sum + clip.questions.length, 0)
  const minutes = (words / SPOKEN) * MAX_PLAYS + questions * A_QUESTION
  return Math.max(STEP, Math.ceil(minutes / STEP) * STEP)
}
