/** An exercise of any kind as questions for other platforms. */
import type { Exercise, Section } from '#quiz/exercise/exercise.ts'
import type { Definitions, Playable, PlayableName } from '#quiz/registry/playable.ts'
import { isWorksheet } from '#quiz/worksheet/worksheet.ts'
import { quizItems } from './from-quiz.ts'
import { worksheetItems } from './from-worksheet.ts'
import type { PortableExercise, PortableItem } from './portable.ts'

function itemsOf<T extends PlayableName>(
  definitions: Definitions<PlayableName>,
  { type, quiz }: Playable<T>,
  { each }: Section,
  { language }: Exercise,
): readonly PortableItem[] {
  return isWorksheet(quiz) ? worksheetItems(quiz, language) : quizItems(definitions[type], quiz, each)
}

/** `title` is how lists call it. */
export function portableOf(
  definitions: Definitions<PlayableName>,
  exercise: Exercise,
  title: string,
): PortableExercise {
  const items = exercise.sections.flatMap((section) =>
    itemsOf<PlayableName>(definitions, section.asked, section, exercise),
  )
  return { title, language: exercise.language, items }
}
