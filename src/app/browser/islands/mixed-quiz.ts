/** A quiz whose options stand in another order, with what was answered of it before. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { withEarlyAnswers } from '#quiz/flow/state/early-answers.ts'
import { fieldsOf } from '#quiz/flow/state/form.ts'
import { initialState } from '#quiz/flow/state/quiz-state.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { playables } from '#quiz/registry/playable.ts'
import type { PlayableScreenProps } from '#quiz/screen/playable-screen.tsx'
import { shuffleOptions, shuffleResponse } from '#quiz/sharing/shuffle-options.ts'

/** `seed` names the order; `form` is the page's own, null where it has none. */
export function mixedQuiz<T extends PlayableName>(
  props: PlayableScreenProps<T>,
  seed: string,
  form: HTMLFormElement | null,
): PlayableScreenProps<T> {
  const { typed, documentId, posted } = props
  const early = form === null ? posted : earlyState(typed, posted, form)
  const response = early === null ? null : shuffleResponse(typed.quiz, seed, early.response)
  return {
    ...props,
    typed: { ...typed, quiz: shuffleOptions(typed.quiz, seed) },
    // Another order is another go: what the history entry keeps of one is not the other's.
    documentId: `${documentId} ${seed}`,
    posted: early === null || response === null ? null : { ...early, response },
  }
}

function earlyState<T extends PlayableName>(
  typed: Playable<T>,
  posted: PlayableScreenProps['posted'],
  form: HTMLFormElement,
) {
  const start = <Q extends Quiz>(type: QuizType<Q>, quiz: Q) =>
    withEarlyAnswers(type, quiz, posted ?? initialState(type, quiz), fieldsOf(new FormData(form)))
  return start(playables[typed.type], typed.quiz)
}
