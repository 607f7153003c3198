/** What a quiz page loads and responds with, whatever collection its document is in. Server side only. */
import { exerciseType } from '#quiz/exercise/definition.ts'
import { type Exercise, quizOf } from '#quiz/exercise/exercise.ts'
import { fieldsOf, play } from '#quiz/flow/state/form.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { ParsedQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { kits } from '#quiz/registry/kits.tsx'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import { log } from '#server/services.server.ts'
import { quizVersion } from './quiz-version.server.ts'

/** `documentId` names the quiz in the history entry, `version` the text that it has now. */
export type QuizView =
  | Readonly<{ status: 'ok'; typed: Typed; documentId: string; version: string }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'unsupported'; type: string }>
  | Readonly<{ status: 'invalid'; message: string }>

/**
 * What the page shows of a parsed document; what only we can fix is logged as an error. Of what is
 * not there nothing is logged but that: anybody can type a URL.
 */
export function quizView(parsed: ParsedQuiz, documentId: string): QuizView {
  switch (parsed.status) {
    case 'ok':
      return { status: 'ok', typed: parsed.typed, documentId, version: quizVersion(parsed.typed.quiz) }
    case 'missing':
      log.warn('Quiz not found')
      return parsed
    case 'unsupported':
      log.error({ documentId, type: parsed.type }, 'Unrecognized quizType')
      return parsed
    case 'invalid':
      log.error({ documentId, issues: parsed.issues }, parsed.message)
      return { status: 'invalid', message: parsed.message }
  }
}

function playForm<T extends PlayableName>({ type, quiz }: Playable<T>, form: FormData): QuizState {
  return play(kits.definitions[type], quiz, fieldsOf(form))
}

/** The state after a posted form, or null if what was posted is not a form: the exercise begins again. */
export async function playedState(exercise: Exercise, request: Request): Promise<QuizState | null> {
  const form = await request.formData().catch(() => null)
  if (form === null) return null
  const [only, ...others] = exercise.sections
  return only !== undefined && others.length === 0
    ? playForm(only.asked, form)
    : play(exerciseType(kits.definitions, exercise), quizOf(exercise), fieldsOf(form))
}
