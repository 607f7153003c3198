/** What the page of mistakes knows of them. */
import { memory } from '#app/browser/memory/device-memory.ts'
import type { KeptQuestion, Mistake } from '#memory/kept/shapes.ts'

/** A mistake with its question; null where the device does not have it: it came with a copy. */
export type Known = Readonly<{ mistake: Mistake; question: KeptQuestion | null }>

/** `due` are those of the day and `all` those that come back; days since 1970, `exam` is null where none is to come. */
export type Today = Readonly<{ due: readonly Known[]; all: readonly Mistake[]; today: number; exam: number | null }>

/** In the order of the mistakes. Rejects with a StorageError. */
export async function withQuestions(mistakes: readonly Mistake[]): Promise<readonly Known[]> {
  const questions = await memory().questions(mistakes.map(({ ref }) => ref))
  return mistakes.map((mistake, i) => ({ mistake, question: questions[i] ?? null }))
}
