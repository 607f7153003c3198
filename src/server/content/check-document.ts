/**
 * Which checker belongs to which collection, for every import. What a good document is, its own module says.
 */
import { lintArticle } from '#articles/lint-article.ts'
import { lintPractice } from '#listening/practice/lint-practice.ts'
import { parsePrelimId } from '#prelim/prelim-id.ts'
import { lintQuizDocument } from '#quiz/library/lint-quiz.ts'
import type { CheckDocument } from '#server/content/check-content.ts'
import { type Issue, issue } from '#server/content/issue.ts'
import type { Collection } from '#server/ports/document-store.ts'

type Checker = (id: string, body: unknown, files: ReadonlySet<string>) => readonly Issue[]

const CHECKERS: Readonly<Record<Collection, Checker>> = {
  quizzes: checkQuiz,
  prelimQuizzes: (id, body) => [...checkPrelimId(id), ...checkQuiz(id, body)],
  articles: (id, body) => lintArticle(id, body).map(({ path, reason }) => issue(path, reason)),
  listeningPractices: checkPractice,
}

export const checkDocument: CheckDocument = (collection, id, body, files) => CHECKERS[collection](id, body, files)

function checkQuiz(id: string, body: unknown): readonly Issue[] {
  return lintQuizDocument(id, body).map(({ path, reason }) => issue(path, reason))
}

/** An id that does not split so is listed nowhere on the site. */
function checkPrelimId(id: string): readonly Issue[] {
  if (parsePrelimId(id) !== null) return []
  return [issue('$', `the id '${id}' must be {year}-{school}-{topic}`)]
}

function checkPractice(id: string, body: unknown, files: ReadonlySet<string>): readonly Issue[] {
  return lintPractice(id, body, files).map(({ path, reason }) => issue(path, reason))
}
