/** Writes each change of an attempt, one after another; what comes while one is being written is written with the next. */

import { memory } from '#app/browser/memory/device-memory.ts'
import { dropLeft, isLeft, saveLeft } from '#app/browser/memory/left.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { takeSure } from '#app/browser/memory/take-sure.ts'
import { dayNumber, singaporeDate } from '#lib/days/singapore-date.ts'
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import type { KeptQuestion } from '#memory/kept/shapes.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Attempt } from '#quiz/screen/attempt.ts'
import { answersOf, isBegun } from './answers.ts'
import { begunExercise } from './begun-exercise.ts'
import { type Change, writeChange } from './change.ts'
import { type Entry, type ExerciseOnPage, entriesOf } from './exercise-on-page.ts'
import { joinedAttempts } from './joined-attempts.ts'

const today = (): number => dayNumber(singaporeDate(new Date()))

/** Without a network its script may be missing: then a question is here once its exercise was opened again. */
const questionMaker = () => import('./kept-question.ts').catch(() => null)

export class Keeper {
  readonly #page: ExerciseOnPage
  readonly #entries: readonly Entry[]
  /** No other page has it: of two tabs with one exercise each leaves what is its own. */
  readonly #name: string
  /** The items that were answered in this tab. */
  readonly #touched = new Set<ItemId>()
  /** The items that were answered as sure. */
  readonly #sure = new Set<ItemId>()
  #last: Attempt | null = null
  #next: Attempt | null = null
  #written: Attempt | null = null
  #writing = false
  /** Loaded before the first answer is written: a page that goes loads nothing more. */
  #maker: Awaited<ReturnType<typeof questionMaker>> = null
  /** Of what was missed, by `ref`. */
  readonly #questions = new Map<string, KeptQuestion>()

  constructor(page: ExerciseOnPage) {
    this.#page = page
    this.#entries = entriesOf(page)
    this.#name = `${page.documentId}/${Date.now()}`
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
        if (isBegun(attempt.state)) {
          this.#maker ??= await questionMaker()
          await writeChange(this.#changeOf(attempt, false), joinedAttempts)
        }
        this.#written = attempt
      }
    } catch (error) {
      sayFailure(error)
    }
    this.#writing = false
  }

  #changeOf(attempt: Attempt, leaving: boolean): Change {
    const answers = answersOf(this.#entries, attempt, [], { leaving, sure: this.#sure })
    return {
      begun: begunExercise(this.#page, attempt, [], Date.now()),
      only: attempt.state.only,
      touched: [...this.#touched],
      answers: answers.map(({ entry, answer }) => ({ id: entry.id, answer })),
      questions: this.#questionsOf(answers),
      day: today(),
    }
  }

  #questionsOf(answers: ReturnType<typeof answersOf>): Change['questions'] {
    for (const { entry, answer } of answers) {
      if (answer.right || this.#questions.has(entry.ref)) continue
      const question = this.#maker?.keptQuestion(this.#page, entry, answer.subject) ?? null
      if (question !== null) this.#questions.set(entry.ref, question)
    }
    return Object.fromEntries(this.#questions)
  }

  /**
   * The page is left or hidden: what is ticked now is what was ticked, and the clock rests. A page that goes runs no timer: then the
   * next page writes what is left here.
   */
  leave(): void {
    if (this.#last === null || !isBegun(this.#last.state) || !isOn(memoryChoice())) return
    const { ticked, clock } = this.#last.state
    if (this.#written === this.#last && !clock.on && Object.values(ticked).every((list) => list.length === 0)) return
    const change = this.#changeOf(this.#last, true)
    try {
      saveLeft(this.#name, change)
      setTimeout(() => this.#writeLeft(change), 0)
    } catch {
      // This storage is full or blocked: the other one may still take it.
      writeChange(change, joinedAttempts).catch(sayFailure)
    }
  }

  async #writeLeft(change: Change): Promise<void> {
    try {
      if (isLeft(this.#name)) await writeChange(change, joinedAttempts)
      dropLeft(this.#name)
    } catch (error) {
      sayFailure(error)
    }
  }
}
