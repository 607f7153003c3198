/** The page of an exercise of any kind: kinds.server.ts has how each is found. */
import { data } from 'react-router'
import { findExercise } from '#app/loaders/exercises/kinds.server.ts'
import { playedState } from '#app/loaders/quiz-page.server.ts'
import { ExercisePage } from '#app/parts/exercise/exercise-page.tsx'
import { QuizMissing, QuizRefused } from '#app/parts/quiz-missing.tsx'
import { canonicalMeta, plainMeta, quizMeta, unlistedMeta } from '#app/parts/site/seo.ts'
import { counted } from '#lib/counted.ts'
import { countOf } from '#quiz/exercise/exercise.ts'
import type { Route } from './+types/exercise'

export async function loader(args: Route.LoaderArgs) {
  const found = await findExercise(args)
  return data(found, { status: found.status === 'missing' ? 404 : 200 })
}

export async function action(args: Route.ActionArgs) {
  const found = await findExercise(args)
  return { posted: found.status === 'ok' ? await playedState(found.view.exercise, args.request) : null }
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  if (loaderData === undefined) return unlistedMeta(matches, 'Practice')
  if (loaderData.status !== 'ok') return unlistedMeta(matches, loaderData.title)
  const {
    facts: { listing, language, ...facts },
    exercise,
  } = loaderData.view
  switch (listing) {
    case 'quiz':
      return quizMeta(matches, {
        ...facts,
        title: `${facts.title}: ${counted(countOf(exercise), 'question')}`,
        language,
        kind: 'Practice quiz',
      })
    case 'plain':
      return plainMeta(matches, facts)
    case 'canonical':
      return canonicalMeta(matches, facts)
    case 'unlisted':
      return unlistedMeta(matches, facts.title)
  }
}

export default function Exercise({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.status === 'ok') return <ExercisePage view={loaderData.view} posted={actionData?.posted ?? null} />
  const { status, words, back } = loaderData
  return status === 'missing' ? (
    <QuizMissing words={words} back={back.text} to={back.to} />
  ) : (
    <QuizRefused words={words} back={back.text} to={back.to} />
  )
}
