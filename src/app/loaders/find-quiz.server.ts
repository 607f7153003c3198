/** Finds the quiz that a URL names: for its page, its printout and its PDF. Server side only. */
import type { SetRef } from '#app/parts/set-path.ts'
import { type PrelimRef, prelimId, topicPath } from '#prelim/prelim-id.ts'
import { documentId, topicOf } from '#quiz/library/topics.ts'
import { log, services } from '#server/services.server.ts'
import { type QuizView, quizView } from './quiz-page.server.ts'

/** 'missing' for an unknown type or set (docs/behaviour.md, 6.1 and 6.2). Rejects with the store's errors. */
export async function findSet({ quizType, setId }: SetRef): Promise<QuizView> {
  const topic = topicOf(quizType)
  if (topic === null) {
    log.warn('Unrecognized quizType')
    return { status: 'missing' }
  }
  const id = documentId(topic, setId)
  return quizView(await services().quizzes.get('quizzes', id), id)
}

/** 'missing' also for parts of a URL that make no id. Rejects with the store's errors. */
export async function findPrelim(ref: PrelimRef): Promise<QuizView> {
  const id = prelimId(ref)
  if (id === null) return quizView({ status: 'missing' }, topicPath(ref))
  return quizView(await services().quizzes.get('prelimQuizzes', id), id)
}
