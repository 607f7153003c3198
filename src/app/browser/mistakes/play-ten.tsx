/** Plays the mistakes of a day on their page, and writes each answer into the book. */
import { drawIsland } from '#app/browser/islands/island-root.tsx'
import { memory } from '#app/browser/memory/device-memory.ts'
import { answersOf } from '#app/browser/memory/exercise/answers.ts'
import { make } from '#app/browser/memory/make.ts'
import { sayFailure } from '#app/browser/memory/say-failure.ts'
import { defineSure } from '#app/browser/memory/sure.ts'
import { takeSure } from '#app/browser/memory/take-sure.ts'
import { reportPath } from '#app/parts/report-path.ts'
import { withTurn } from '#memory/book/due.ts'
import { record } from '#memory/book/record.ts'
import { textHash } from '#memory/text-hash.ts'
import { mistakesId } from '#quiz/class/mistakes/own-mistakes.ts'
import { countOf, type Exercise } from '#quiz/exercise/exercise.ts'
import { isDone } from '#quiz/flow/state/quiz-state.ts'
import { type Attempt, onAttempt } from '#quiz/screen/attempt.ts'
import { PaperScreen } from '#quiz/screen/paper-screen.tsx'
import { exerciseOfTen, type Here, isHere, TITLE } from './exercise-of-ten.ts'
import type { Today } from './known.ts'

const PAGE = '/mistakes'

const STOP = 'You have tried your mistakes of today. The others are resting; a day that you leave out costs nothing.'

/** Says at the end what has left the list. */
async function sayWhatLeft(root: HTMLElement, ten: readonly Here[]): Promise<void> {
  const mistakes = await memory().mistakes(ten.map(({ mistake }) => mistake.ref))
  const left = mistakes.filter(({ state }) => state === 'learnt').length
  if (left === 0) return
  const words =
    left === 1
      ? 'One question leaves your mistakes: you had it right on two days.'
      : `${left} questions leave your mistakes: you had them right on two days.`
  root.before(make('div', { class: 'alert alert-right', role: 'status' }, make('p', {}, words)))
}

/** Follows the attempt: what is marked is in the book at once, each once. */
function writer(root: HTMLElement, ten: readonly Here[], exercise: Exercise, { today, exam }: Today) {
  const entries = exercise.sections.flatMap((section) => {
    const here = ten[Number(section.id) - 1]
    if (here === undefined) return []
    const { ref, version } = here.mistake
    return [{ id: section.id, ref, version, section, items: section.asked.quiz.items }]
  })
  const written: string[] = []
  const marked = new Set<string>()
  const sure = new Set<string>()
  let said = false
  return async (attempt: Attempt) => {
    const done = isDone(attempt.state)
    const newlyMarked = attempt.state.marked.filter((id) => !marked.has(id))
    if (newlyMarked.length > 0 && takeSure()) for (const id of newlyMarked) sure.add(id)
    for (const id of newlyMarked) marked.add(id)
    const answers = answersOf(entries, attempt, written, { leaving: done, sure })
    written.push(...answers.map(({ entry }) => entry.id))
    try {
      if (answers.length > 0)
        await memory().changeBook(
          answers.map(({ answer }) => answer.ref),
          (book) =>
            withTurn(
              answers.reduce((all, { answer }) => record(all, answer, today, exam), book),
              today,
              answers.length,
            ),
        )
      if (done && !said) {
        said = true
        await sayWhatLeft(root, ten)
      }
    } catch (error) {
      sayFailure(error)
    }
  }
}

export async function playTen(place: HTMLElement, today: Today): Promise<void> {
  const ten = today.due.filter(isHere)
  const exercise = await exerciseOfTen(ten)
  const documentId = `mistakes ${textHash(ten.map(({ mistake }) => `${mistake.ref} ${mistake.due}`).join(' '))}`
  const root = make('div', { tabindex: '-1' })
  place.replaceChildren(root)
  defineSure()
  const write = writer(root, ten, exercise, today)
  onAttempt((attempt) => {
    if (attempt.documentId === documentId) write(attempt)
  })
  drawIsland(
    root,
    <PaperScreen
      exercise={exercise}
      documentId={documentId}
      codeOf={mistakesId(countOf(exercise))}
      posted={null}
      labels={{ paper: TITLE, set: 'Today', size: '' }}
      skills={{}}
      hideScore={false}
      forClass={null}
      print=""
      report={reportPath(PAGE, textHash(documentId))}
      afterwards={{ next: { to: '/today', lead: 'Next: ', title: 'Today’s ten', language: 'en' }, stop: STOP }}
      back={{ to: PAGE, text: TITLE }}
    />,
  )
  // What was pressed is gone: the keyboard goes on from here.
  root.focus({ preventScroll: true })
  window.scrollTo(0, 0)
}
