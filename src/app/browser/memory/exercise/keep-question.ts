/** Keeps the question of a mistake, so that it can be asked again without its page. Loaded where something was missed. */

import { memory } from '#app/browser/memory/device-memory.ts'
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { type Subject, subjects } from '#lib/subjects.ts'
import { alone } from '#quiz/alone/alone.ts'
import { lineOf } from '#quiz/alone/line-of.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import type { Entry, ExerciseOnPage } from './exercise-on-page.ts'

const askedAlone = <T extends PlayableName>({ type, quiz }: Playable<T>, ids: readonly ItemId[]) => ({
  type,
  quiz: alone(quiz, ids),
})

export async function keepQuestion(
  { path, title }: ExerciseOnPage,
  { ref, version, section, items }: Entry,
  subject: Subject,
): Promise<void> {
  const [first] = items
  if (first === undefined) return
  const ids = items.map(({ id }) => id)
  const asked = askedAlone(section.asked, ids)
  const language = subjects[subject].language ?? PAGE_LANGUAGE
  await memory().keepQuestion(ref, { version, path, title, line: lineOf(asked.quiz, first), language, asked })
}
