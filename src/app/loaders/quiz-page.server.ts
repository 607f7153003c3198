/** What a quiz page loads and responds with, whatever collection its document is in. Server side only. */
import type { WorksheetView } from '#app/parts/subjects/worksheet-view.ts'
import type { PaperView } from '#app/parts/whole/paper-view.ts'
import { fieldsOf, play } from '#quiz/flow/state/form.ts'
import type { QuizState } from '#quiz/flow/state/quiz-state.ts'
import type { ParsedQuiz } from '#quiz/library/parse-quiz.ts'
import type { Typed } from '#quiz/registry/definitions.ts'
import { type Playable, type PlayableName, playables } from '#quiz/registry/playable.ts'
import { paperType } from '#quiz/whole-paper/definition.ts'
import { worksheetType } from '#quiz/worksheet/definition.ts'
import { log } from '#server/services.server.ts'
import { quizVersion } from './quiz-version.server.ts'

/** `documentId` names the quiz in the history entry, `version` the text that it has now. */
export type QuizView =
  | Readonly<{ status: 'ok'; typed: Typed; documentId: string; version: string }>
  | Readonly<{ status: 'missing' }>
  | Readonly<{ status: 'unsupported'; type: string }>
  | Readonly<{ status: 'invalid'; message: string }>

/**
 * What the page shows of a parsed document; what only we can mend is logged as an error. Of what is
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

function playForm<T extends PlayableName>(typed: Playable<T>, form: FormData): QuizState {
  return play(playables[typed.type], typed.quiz, fieldsOf(form))
}

/** The state after a posted form, or null if what was posted is no form: the quiz begins anew. */
export async function playedState(typed: Playable, request: Request): Promise<QuizState | null> {
  const form = await request.formData().catch(() => null)
  return form === null ? null : playForm(typed, form)
}

/** The state of a worksheet after a posted form, or null if what was posted is no form. */
export async function playedWorksheet({ subject, quiz }: WorksheetView, request: Request): Promise<QuizState | null> {
  const form = await request.formData().catch(() => null)
  return form === null ? null : play(worksheetType(subject), quiz, fieldsOf(form))
}

/** The state of a whole paper after a posted form, or null if what was posted is no form. */
export async function playedPaper({ subject, quiz }: PaperView, request: Request): Promise<QuizState | null> {
  const form = await request.formData().catch(() => null)
  return form === null ? null : play(paperType(subject), quiz, fieldsOf(form))
}

/** As `playedState`; null also if there is no such quiz. */
export async function postedState(view: QuizView, request: Request): Promise<QuizState | null> {
  return view.status === 'ok' ? playedState(view.typed, request) : null
}
