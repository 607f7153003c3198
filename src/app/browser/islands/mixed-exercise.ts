/** An exercise whose options stand in another order, with what was answered of it before. */
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { withEarlyAnswers } from '#quiz/flow/state/early-answers.ts'
import { fieldsOf } from '#quiz/flow/state/form.ts'
import { initialState, type QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { Playable, TextName } from '#quiz/registry/playable.ts'
import { textKits } from '#quiz/registry/text-kits.tsx'
import type { ExerciseScreenProps } from '#quiz/screen/section-screen.tsx'
import { shuffleOptions, shuffleResponse } from '#quiz/sharing/shuffle-options.ts'

type Props = ExerciseScreenProps<TextName>

/** `seed` names the order; `form` is the page's own, null where it has none. */
export function mixedExercise(props: Props, seed: string, form: HTMLFormElement | null): Props {
  const [section] = props.exercise.sections
  return section === undefined ? props : { ...props, ...mixed(section.asked, props, seed, form) }
}

function mixed<T extends TextName>(
  { type, quiz }: Playable<T>,
  { documentId, posted }: Pick<Props, 'documentId' | 'posted'>,
  seed: string,
  form: HTMLFormElement | null,
) {
  const early = form === null ? posted : earlyState(textKits.definitions[type], quiz, posted, form)
  const response = early === null ? null : shuffleResponse(quiz, seed, early.response)
  return {
    exercise: oneSection({ type, quiz: shuffleOptions(quiz, seed) }),
    // Another order is another attempt: what the history entry keeps of one is not the other's.
    documentId: `${documentId} ${seed}`,
    posted: early === null || response === null ? null : { ...early, response },
  }
}

const earlyState = <Q extends Quiz>(type: QuizType<Q>, quiz: Q, posted: QuizState | null, form: HTMLFormElement) =>
  withEarlyAnswers(type, quiz, posted ?? initialState(type, quiz), fieldsOf(new FormData(form)))
