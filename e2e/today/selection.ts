/** A selection as the journeys play it: the items that its page carries, with their keys. */
import { expect, type Page } from '@playwright/test'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { type QuizSet, setOf } from '../quiz/sets.ts'

/** The items of the selection on this page, in their order. */
export async function itemsOn(page: Page): Promise<readonly Item[]> {
  const props = await page.locator('[data-island="texts"] + script').textContent()
  const { exercise } = JSON.parse(props ?? '')
  const [{ asked }] = exercise.sections
  expect(asked.type).toBe('selection')
  return asked.quiz.items
}

/** The selection on this page, for the pupil of the other journeys: it is played as any stepper. */
export async function selectionOn(page: Page): Promise<QuizSet> {
  return { ...setOf('grammar-mcq'), path: new URL(page.url()).pathname, items: await itemsOn(page) }
}
