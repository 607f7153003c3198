/** The question of a mistake, so that it can be asked again without its page. Pure. Loaded where something is answered. */
import { PAGE_LANGUAGE } from '#lib/language.ts'
import { type Subject, subjects } from '#lib/subjects.ts'
import type { KeptQuestion } from '#memory/kept/shapes.ts'
import { alone } from '#quiz/alone/alone.ts'
import { lineOf } from '#quiz/alone/line-of.ts'
import type { ItemId } from '#quiz/contract/quiz-type.ts'
import type { Playable, PlayableName } from '#quiz/registry/playable.ts'
import type { Entry, ExerciseOnPage } from './exercise-on-page.ts'

const askedAlone = <T extends PlayableName>({ type, quiz }: Playable<T>, ids: readonly ItemId[]) => ({
  type,
  quiz: alone(quiz, ids),
})

/** Null for an entry without items. */
export function keptQuestion(
  { path, title }: ExerciseOnPage,
  { version, section, items }: Entry,
  subject: Subject,
): KeptQuestion | null {
  const [first] = items
  if (first === undefined) return null
  const ids = items.map(({ id }) => id)
  const asked = askedAlone(section.asked, ids)
  const language = subjects[subject].language ?? PAGE_LANGUAGE
  return { version, path, title, line: lineOf(asked.quiz, first), language, asked }
}
