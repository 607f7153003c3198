/** What an attempt changes in what the device keeps, as data: it can be written later, and by another page. */
import { memory } from '#app/browser/memory/device-memory.ts'
import { type Answer, record } from '#memory/book/record.ts'
import type { KeptQuestion, Unfinished } from '#memory/kept/shapes.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'

/** The answer of an entry of the exercise; `id` is that of the entry. */
export type EntryAnswer = Readonly<{ id: string; answer: Answer }>

/**
 * `begun` is the attempt, with nothing of it written; `only` are the items that it asks again, none for all. `touched` are the items
 * that were answered in its tab. `answers` has every entry that is marked, `questions` those that were missed, by their `ref`, as far
 * as the page could make them. `day` is that of the change, in days since 1970.
 */
export type Change = Readonly<{
  begun: Unfinished
  only: readonly ItemId[]
  touched: readonly ItemId[]
  answers: readonly EntryAnswer[]
  questions: Readonly<Record<string, KeptQuestion>>
  day: number
}>

/** An attempt at the lost items answers them again; what it leaves out stays written. */
function writtenIn(kept: Unfinished | null, only: readonly ItemId[]): readonly string[] {
  const written = kept?.written ?? []
  return only.length > 0 && kept?.open === false ? written.filter((id) => !only.includes(id)) : written
}

/** `begun` together with what is kept, which another tab may have written; null if nothing is to be kept. */
export type Join = (
  kept: Unfinished | null,
  begun: Unfinished,
  touched: readonly string[],
  written: readonly string[],
) => Unfinished | null

/** The same change twice is as good as once. `join` is what two tabs have. */
export async function writeChange(change: Change, join: Join): Promise<void> {
  const { begun, only, touched, questions, day } = change
  const kept = await memory().begunAt(begun.id)
  // It was finished in another tab, and nothing was answered here since.
  if (kept?.open === false && touched.length === 0 && begun.open) return
  const written = writtenIn(kept, only)
  const answers = change.answers.filter(({ id }) => !written.includes(id))
  for (const { answer } of answers) {
    const question = answer.right ? undefined : questions[answer.ref]
    if (question !== undefined) await memory().keepQuestion(answer.ref, question)
  }
  if (answers.length > 0)
    await memory().changeBook(
      answers.map(({ answer }) => answer.ref),
      (book) => answers.reduce((all, { answer }) => record(all, answer, day, null), book),
    )
  const all = [...written, ...answers.map(({ id }) => id)]
  await memory().changeBegun(begun.id, (now) => join(now, begun, touched, all))
}
