/** What the page of mistakes knows of them. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { type ClipAlone, LISTENING } from '#app/browser/memory/listening/clips.ts'
import type { KeptQuestion, Mistake } from '#memory/kept/shapes.ts'

/** A mistake with its question; null where the device does not have it: it came with a copy. */
export type Known = Readonly<{ mistake: Mistake; question: KeptQuestion | null }>

/** `due` are those of the day, `open` is how many come back; days since 1970, `exam` is null where none is to come. */
export type Today = Readonly<{ due: readonly Known[]; open: number; today: number; exam: number | null }>

/** A clip of a listening practice that can be played here. */
export type KnownClip = Readonly<{ mistake: Mistake; clip: ClipAlone }>

/** Null for any other question. What this device kept is what it is: its own script wrote it. */
export function clipIn({ mistake, question }: Known): KnownClip | null {
  if (question?.asked.type !== LISTENING) return null
  const { quiz } = question.asked
  return isClip(quiz) ? { mistake, clip: quiz } : null
}

const isClip = (quiz: object): quiz is ClipAlone => 'practice' in quiz && 'addresses' in quiz

/** In the order of the mistakes. Rejects with a StorageError. */
export async function withQuestions(mistakes: readonly Mistake[]): Promise<readonly Known[]> {
  const questions = await memory().questions(mistakes.map(({ ref }) => ref))
  return mistakes.map((mistake, i) => ({ mistake, question: questions[i] ?? null }))
}
