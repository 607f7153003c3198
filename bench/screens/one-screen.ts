/**
 * Whether a marked item is whole on one screen of a phone, without a scroll: the completed sentence, the answer, the key,
 * the reason and the way on. Each item of the library is answered wrongly, since then there is most to show.
 */
import type { Page } from '@playwright/test'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import type { TypeName } from '#quiz/registry/definitions.ts'
import { type LibraryQuiz, libraryQuizzes, notWhole, openPage, openQuiz, withBuiltSite } from './library.ts'

const PHONE = { width: 360, height: 640 }
const MIN_SHARE = 0.95

type Row = Record<string, string | number>

/** Marks the items of the quiz on the page one after another; for each, what is not whole on the screen. */
type Marking = (page: Page, quiz: Quiz) => Promise<readonly (readonly string[])[]>

/** One line a type. A type that is not here is not measured. */
const MARKINGS: Partial<Record<TypeName, Marking>> = {
  'grammar-mcq': markOneByOne,
  'vocab-mcq': markOneByOne,
  'vocab-cloze': markOneByOne,
  'chinese-mcq': markOneByOne,
}

const STEPPER_SHOWS = [
  '*[data-stage] .prompt',
  '[data-stage] [data-mark="wrong"]',
  '[data-stage] [data-mark="right"]',
  '[data-reason]',
  'button[value="next"]',
]

const wrongFor = (item: Item): string => (item.key === '0' ? '1' : '0')

async function markOneByOne(page: Page, quiz: Quiz): Promise<string[][]> {
  const missing: string[][] = []
  for (const [i, item] of quiz.items.entries()) {
    await page.getByText(`Question ${i + 1} of ${quiz.items.length}`).waitFor()
    await page.locator(`[data-stage] input[value="${wrongFor(item)}"]`).check()
    await page.locator('button[value="submit"]').click()
    await page.locator('[data-reason]').waitFor()
    await page.evaluate(twoFrames)
    missing.push(await notWhole(page, STEPPER_SHOWS))
    await page.locator('button[value="next"]').click()
  }
  return missing
}

/** Runs in the page: what follows a paint is done. */
function twoFrames(): Promise<void> {
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))
}

export async function benchOneScreen(): Promise<{ name: string; rows: Row[] }> {
  const found = await withBuiltSite(async (browser, origin) => {
    const page = await openPage(browser, PHONE)
    const all: (LibraryQuiz & { missing: readonly (readonly string[])[] })[] = []
    for (const quiz of libraryQuizzes()) {
      const mark = MARKINGS[quiz.type]
      if (mark === undefined) continue
      await openQuiz(page, origin, quiz.path)
      all.push({ ...quiz, missing: await mark(page, quiz.quiz) })
    }
    return all
  })
  const types = [...new Set(found.map(({ type }) => type))]
  const rows = types.map((type): Row => {
    const quizzes = found.filter((quiz) => quiz.type === type)
    const items = quizzes.flatMap(({ path, missing }) =>
      missing.map((parts, i) => ({ parts, place: `${path} ${i + 1}: ${parts.join(', ')}` })),
    )
    const whole = items.filter(({ parts }) => parts.length === 0).length
    const share = whole / items.length
    const first = items.find(({ parts }) => parts.length > 0)
    return {
      type,
      items: items.length,
      whole,
      '%': Math.round(share * 1000) / 10,
      'not whole, for example': first?.place ?? '',
      ok: share >= MIN_SHARE ? 'yes' : 'NO',
    }
  })
  return {
    name: `Marked items whole on ${PHONE.width} x ${PHONE.height}, at least ${MIN_SHARE * 100} %`,
    rows,
  }
}
