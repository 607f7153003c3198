/** The exercises of stored documents: a set of a topic, a topic of a school's paper. Server side only. */
import { afterPrelim, afterSet } from '#app/loaders/after-quiz.server.ts'
import { findPrelim, findSet } from '#app/loaders/find-quiz.server.ts'
import type { QuizView } from '#app/loaders/quiz-page.server.ts'
import type { AfterQuiz, FoundView, NoExercise } from '#app/parts/exercise/exercise-view.ts'
import { prelimLabels, setLabels } from '#app/parts/paper-labels.ts'
import { type SetRef, setPath } from '#app/parts/set-path.ts'
import { splitCamelCase } from '#lib/split-camel-case.ts'
import { type PrelimRef, schoolPath, topicPath } from '#prelim/prelim-id.ts'
import { topicLabel } from '#prelim/topics.ts'
import { oneSection } from '#quiz/exercise/exercise.ts'
import { prelimTopics, setLabel, topicOf } from '#quiz/library/topics.ts'
import type { Typed } from '#quiz/registry/definitions.ts'

/** The texts of docs/behaviour.md, 6, for a document that cannot be shown. `loading` stays where there is none. */
function noQuiz(
  view: Exclude<QuizView, { status: 'ok' }>,
  { title, loading, back }: Readonly<{ title: string; loading: string; back: NoExercise['back'] }>,
): NoExercise {
  switch (view.status) {
    case 'missing':
      return { status: 'missing', title, words: loading, back }
    case 'unsupported':
      return { status: 'refused', title, words: `Unsupported quiz type: ${view.type}`, back }
    case 'invalid':
      return { status: 'refused', title, words: view.message, back }
  }
}

type Own = Pick<FoundView, 'labels' | 'facts' | 'back'>

const viewOf = (
  { typed, documentId, version }: Readonly<{ typed: Typed; documentId: string; version: string }>,
  path: string,
  after: AfterQuiz,
  own: Own,
): FoundView => ({ exercise: oneSection(typed), documentId, version, path, ...after, ...own })

const questions = ({ quiz }: Typed): string => `${quiz.items.length} questions`

/** One set of one topic (docs/behaviour.md, 2). The layout follows the document's own type. */
export async function findSetExercise(ref: SetRef): Promise<FoundView | NoExercise> {
  const back = { to: '/practice', text: 'All topics' }
  const found = await findSet(ref)
  const topic = topicOf(ref.quizType)
  if (found.status !== 'ok' || topic === null)
    return noQuiz(found.status === 'ok' ? { status: 'missing' } : found, {
      title: 'Quiz',
      loading: 'Loading quiz...',
      back,
    })
  const { typed } = found
  const labels = setLabels(ref.quizType, ref.setId)
  const count = questions(typed)
  return viewOf(found, setPath(ref), await afterSet(typed, topic.type, ref.setId), {
    labels,
    facts: {
      listing: 'quiz',
      path: setPath(ref),
      title: `${topic.title} ${setLabel(ref.setId)}`,
      description: `PSLE ${topic.gloss || topic.title} practice, ${labels.set}: ${count}, marked at once, with a reason for every answer.`,
      language: topic.language,
    },
    back,
  })
}

/** One topic of a school's preliminary paper (docs/behaviour.md, 1.6): the same nine layouts as the sets. */
export async function findPrelimExercise(ref: PrelimRef): Promise<FoundView | NoExercise> {
  const back = { to: schoolPath(ref.year, ref.school), text: 'Back to Topics' }
  const found = await findPrelim(ref)
  if (found.status !== 'ok') return noQuiz(found, { title: 'Prelim quiz', loading: 'Loading prelim quiz...', back })
  const { typed } = found
  const school = splitCamelCase(ref.school)
  const { label } = topicLabel(prelimTopics, ref.topic)
  const topic = topicOf(typed.type)
  const count = questions(typed)
  return viewOf(found, topicPath(ref), await afterPrelim(typed, ref), {
    labels: prelimLabels(typed.type, ref),
    facts: {
      listing: 'quiz',
      path: topicPath(ref),
      title: `${school} ${ref.year} ${label}`,
      description: `${topic?.gloss || label} from the ${ref.year} preliminary paper of ${school}, an invented school: ${count}, marked at once, with a reason for every answer.`,
      language: topic?.language ?? 'en',
    },
    back,
  })
}
