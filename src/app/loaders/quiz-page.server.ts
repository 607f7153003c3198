/** What a quiz page loads and responds with, whatever collection its document is in. Server side only. */
import { fieldsOf, play } from '#quiz/flow/form.ts'
import type { QuizState } from '#quiz/flow/quiz-state.ts'
import type { ParsedQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed, TypeName } from '#quiz/registry/definitions.ts'
import { definitions } from '#quiz/registry/definitions.ts'
import { log } from '#server/services.server.ts'

/** `documentId` names the quiz in the history entry. */
export type QuizView =
  | Readonly<{ status: 'ok'; typed: Typed; documentId: string }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'unsupported'; type: string }>
  | Readonly<{ status: 'invalid'; message: string }>

/** What the page shows of a parsed document; what only we can mend is logged. */
export function quizView(parsed: ParsedQuiz, documentId: string): QuizView {
  switch (parsed.status) {
    case 'ok':
      return { status: 'ok', typed: parsed.typed, documentId }
    case 'missing':
      log.error({ documentId }, 'Quiz not found')
      return parsed
    case 'unsupported':
      log.error({ documentId, type: parsed.type }, 'Unrecognized quizType')
      return parsed
    case 'invalid':
      log.error({ documentId, issues: parsed.issues }, parsed.message)
      return { status: 'invalid', message: parsed.message }
  }
}

function playTyped<T extends TypeName>(typed: Typed<T>, form: FormData): QuizState {
  return play(definitions[typed.type], typed.quiz, fieldsOf(form))
}

/** The state after a posted form, or null if there is no such quiz or what was posted is no form: the quiz begins anew. */
export async function postedState(view: QuizView, request: Request): Promise<QuizState | null> {
  if (view.status !== 'ok') return null
  const form = await request.formData().catch(() => null)
  return form === null ? null : playTyped(view.typed, form)
}
