/**
 * The quiz in the browser. A link that was shared with options (mixed options, no score) carries them in its fragment,
 * which no server sees: then the page's quiz is drawn anew with them, from what was answered before this script came.
 */
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { saveShared, sharedHere } from '#quiz/browser/saved-shared.ts'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { withEarlyAnswers } from '#quiz/flow/early-answers.ts'
import { fieldsOf } from '#quiz/flow/form.ts'
import { initialState } from '#quiz/flow/quiz-state.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { QuizScreen, type QuizScreenProps } from '#quiz/screen/quiz-screen.tsx'
import { type SharedOptions, sharedFragment } from '#quiz/sharing/shared-options.ts'
import { shuffleOptions, shuffleResponse } from '#quiz/sharing/shuffle-options.ts'

/** `props` come from the page that this build's own server drew. */
export function hydrate(root: Element, props: QuizScreenProps): void {
  const shared = sharedHere()
  // A transition is done in slices, between which the page answers.
  if (sharedFragment(shared) === '') startTransition(() => void hydrateRoot(root, <QuizScreen {...props} />))
  else createRoot(root).render(<QuizScreen {...withShared(props, shared, root.querySelector('form'))} />)
  saveShared(shared)
}

function withShared<T extends TypeName>(
  props: QuizScreenProps<T>,
  { shuffle, hideScore }: SharedOptions,
  form: HTMLFormElement | null,
): QuizScreenProps<T> {
  if (shuffle === '') return { ...props, hideScore }
  const { typed, documentId, posted } = props
  const early = form === null ? posted : earlyState(typed, posted, form)
  const response = early === null ? null : shuffleResponse(typed.quiz, shuffle, early.response)
  return {
    ...props,
    typed: { ...typed, quiz: shuffleOptions(typed.quiz, shuffle) },
    // Another order is another go: what the history entry keeps of one is not the other's.
    documentId: `${documentId} ${shuffle}`,
    posted: early === null || response === null ? null : { ...early, response },
    hideScore,
  }
}

function earlyState<T extends TypeName>(typed: Typed<T>, posted: QuizScreenProps['posted'], form: HTMLFormElement) {
  const start = <Q extends Quiz>(type: QuizType<Q>, quiz: Q) =>
    withEarlyAnswers(type, quiz, posted ?? initialState(type, quiz), fieldsOf(new FormData(form)))
  return start(definitions[typed.type], typed.quiz)
}
