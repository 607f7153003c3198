/** What plays any quiz of somebody else. */
import { isText, type OwnQuiz } from '#own-quiz/own-quiz.ts'
import { questionsPlayed, type UsePlayed } from './played.tsx'

/** What reads and plays a text is loaded where there is one. */
export async function withPlayed<R>(own: OwnQuiz, use: UsePlayed<R>): Promise<R> {
  if (!isText(own)) return use(questionsPlayed(own))
  const { withText } = await import('./text-played.tsx')
  return withText(own, use)
}
