/** Writes each change of an attempt, one after another; what comes while one is being written is written with the next. */

import { memory } from '#app/browser/memory/device-memory.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { takeSure } from '#app/browser/memory/take-sure.ts'
import { dayNumber, singaporeDate } from '#lib/singapore-date.ts'
import { isOn, memoryChoice } from '#memory/choice.ts'
import { record } from '#memory/record.ts'
import type { Book, Unfinished } from '#memory/shapes.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import { joinedState } from '#quiz/flow/state/joined-state.ts'
import { isDone, type QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import { type Answered, answersOf, isBegun } from './answers.ts'
import { attemptOf, begunExercise } from './begun-exercise.ts'
import { type Entry, type ExerciseOnPage, entriesOf } from './exercise-on-page.ts'

const today = (): number => dayNumber(singaporeDate(new Date()))

/** Without a network its script may be missing: then the question is here once its exercise was opened again. */
const questionKeeper = () => import('./keep-question.ts').catch(() => null)

async function keepQuestions(page: ExerciseOnPage, answers: readonly Answered[]): Promise<void> {
  const missed = answers.filter(({ answer }) => !answer.right)
  if (missed.length === 0) return
  const module = await questionKeeper()
  for (const { entry, answer } of missed) await module?.keepQuestion(page, entry, answer.subject)
}

const withAnswers = (book: Book, answers: readonly Answered[]): Book =>
  answers.reduce((all, { answer }) => record(all, answer, today(), null), book)

/** An attempt at the lost items answers them again; what it leaves out stays written. */
function writtenIn(kept: Unfinished | null, { state }: Attempt): readonly string[] {
  const written = kept?.written ?? []
  return state.only.length > 0 && kept?.open === false ? written.filter((id) => !state.only.includes(id)) : written
}

export class Keeper {
  readonly #page: ExerciseOnPage
  readonly #entries: readonly Entry[]
  /** The items that were answered in this tab. */
  readonly #touched = new Set<ItemId>()
  /** The items that were answered as sure. */
  readonly #sure = new Set<ItemId>()
  #last: Attempt | null = null
  #next: Attempt | null = null
  #writing = false

  constructor(page: ExerciseOnPage) {
    this.#page = page
    this.#entries = entriesOf(page)
  }

  follow(attempt: Attempt): void {
    if (attempt.documentId !== this.#page.documentId || !isOn(memoryChoice())) return
    const before = this.#last?.state
    const restarted = before !== undefined && isBegun(before) && !isBegun(attempt.state)
    if (restarted) this.#touched.clear()
    else if (before !== undefined) this.#touch(before, attempt.state)
    this.#last = attempt
    this.#next = attempt
    if (restarted) this.#forget()
    else if (!this.#writing) this.#work()
  }

  #touch(before: QuizState, after: QuizState): void {
    for (const [id, value] of Object.entries(after.response)) if (value !== before.response[id]) this.#touched.add(id)
    const submitted = after.marked.filter((id) => !before.marked.includes(id))
    if (submitted.length > 0 && takeSure()) for (const id of submitted) this.#sure.add(id)
  }

  /** It is begun again from nothing. */
  #forget(): void {
    memory()
      .changeBegun(this.#page.documentId, () => null)
      .catch(sayFailure)
  }

  async #work(): Promise<void> {
    this.#writing = true
    try {
      for (let attempt = this.#next; attempt !== null; attempt = this.#next) {
        this.#next = null
        await this.#write(attempt, false)
      }
    } catch (error) {
      sayFailure(error)
    }
    this.#writing = false
  }

  async #write(attempt: Attempt, leaving: boolean): Promise<void> {
    if (!isBegun(attempt.state)) return
    const { documentId } = this.#page
    const kept = await memory().begunAt(documentId)
    // It was finished in another tab, and nothing was answered here since.
    if (kept?.open === false && this.#touched.size === 0 && !isDone(attempt.state)) return
    const written = writtenIn(kept, attempt)
    const answers = answersOf(this.#entries, attempt, written, { leaving, sure: this.#sure })
    await keepQuestions(this.#page, answers)
    if (answers.length > 0) await memory().changeBook((book) => withAnswers(book, answers))
    const all = [...written, ...answers.map(({ entry }) => entry.id)]
    await memory().changeBegun(documentId, (now) => this.#joined(attempt, now, all))
  }

  #joined(attempt: Attempt, kept: Unfinished | null, written: readonly string[]): Unfinished {
    const other = kept === null ? null : attemptOf(kept)
    const state = other === null ? attempt.state : joinedState(other, attempt.state, this.#touched)
    return begunExercise(this.#page, { ...attempt, state }, written, Date.now())
  }

  /**
   * The page is left: what is ticked now is what was ticked, and the clock rests. Where all is written nothing is written again: a
   * write that begins while its page goes keeps all later ones waiting in WebKit.
   */
  leave(): void {
    if (this.#last === null || !isOn(memoryChoice())) return
    const { ticked, clock } = this.#last.state
    const isWritten = !this.#writing && !clock.on && Object.values(ticked).every((list) => list.length === 0)
    if (!isWritten) this.#write(this.#last, true).catch(sayFailure)
  }
}
