/** Tells each change of an attempt to whoever follows it, once it is painted. */
import { useEffect } from 'react'
import type { Quiz, QuizType } from '#quiz/contract/quiz-type.ts'
import type { Flow } from '#quiz/flow/use-quiz-flow.tsx'
import type { TickedIn } from '#quiz/registry/kit.tsx'
import { tellAttempt } from './attempt.ts'

export function useToldAttempt<Q extends Quiz>(
  documentId: string,
  type: QuizType<Q>,
  quiz: Q,
  { live, state, score }: Pick<Flow, 'live' | 'state' | 'score'>,
  tickedIn: TickedIn<Q>,
): void {
  useEffect(() => {
    if (!live) return
    tellAttempt({
      documentId,
      state,
      score,
      languageOf: (id) => type.itemLanguage(quiz, id),
      tickedIn: (id) => tickedIn(quiz, state.response, state.ticked, new Set([id])),
    })
  }, [documentId, live, type, quiz, state, score, tickedIn])
}
