/** The questions of a page that the book has: those with the same text are kept as they are now, one with another text leaves it. */

import { memory } from '#app/browser/memory/device-memory.ts'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { takeOut } from '#memory/book/by-hand.ts'
import type { Mistake } from '#memory/kept/shapes.ts'
import type { Entry, ExerciseOnPage } from './exercise-on-page.ts'
import { keptQuestion } from './kept-question.ts'

type Known = Readonly<{ entry: Entry; mistake: Mistake }>

export async function renewQuestions(page: ExerciseOnPage, known: readonly Known[]): Promise<void> {
  const today = dayNumber(singaporeDate(new Date()))
  for (const { entry, mistake } of known) {
    const question = mistake.version === entry.version ? keptQuestion(page, entry, mistake.subject) : null
    if (question === null) await memory().changeBook([entry.ref], (book) => takeOut(book, entry.ref, today))
    else await memory().keepQuestion(entry.ref, question)
  }
}
