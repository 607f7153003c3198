/**
 * Which checker belongs to which collection, for every import. What a good quiz or article is, its own module says.
 */
import { lintArticle } from '#articles/lint-article.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/lint-quiz.ts'
import type { CheckDocument } from '#server/content/check-content.ts'
import { type Issue, issue } from '#server/content/issue.ts'
import type { Collection } from '#server/ports/document-store.ts'

type Checker = (id: string, body: unknown) => readonly Issue[]

const CHECKERS: Readonly<Record<Collection, Checker>> = {
  quizzes: checkQuiz,
  prelimQuizzes: (id, body) => [...checkPrelimId(id), ...checkQuiz(id, body)],
  listeningPractices: checkTitled,
  articles: (id, body) => lintArticle(id, body).map(({ path, reason }) => issue(path, reason)),
}

export const checkDocument: CheckDocument = (collection, id, body) => CHECKERS[collection](id, body)

function checkQuiz(id: string, body: unknown): readonly Issue[] {
  return lintQuizDocument(id, body).map(({ path, reason }) => issue(path, reason))
}

/** An id that does not split so is listed nowhere on the site. */
function checkPrelimId(id: string): readonly Issue[] {
  if (parsePrelimId(id) !== null) return []
  return [issue('$', `the id '${id}' must be {year}-{school}-{topic}`)]
}

function checkTitled(_id: string, body: unknown): readonly Issue[] {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return [issue('$', 'must be an object')]
  if ('title' in body && typeof body.title === 'string' && body.title.trim() !== '') return []
  return [issue('$.title', 'must be a text that is not empty')]
}
