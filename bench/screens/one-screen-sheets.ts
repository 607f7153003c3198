/**
 * Whether a marked item of a passage is whole on one screen of a phone after a tap on its number: its box with what was
 * given, the key, and the reason. Every blank of the library is answered wrongly, since then there is most to show.
 */
import type { Page } from '@playwright/test'
import type { Item } from '#quiz/contract/quiz-type.ts'
import { definitions, type TypeName } from '#quiz/registry/definitions.ts'
import { type LibraryQuiz, libraryQuizzes, openPage, openQuiz, withBuiltSite } from './library.ts'

const PHONE = { width: 360, height: 640 }
const MIN_SHARE = 0.95

type Row = Record<string, string | number>
type Opened = Readonly<{ type: TypeName; place: string; missing: readonly string[] }>

async function answerWrong(page: Page, item: Item, symbols: readonly string[]): Promise<void> {
  if (item.options.length > 0)
    await page.locator(`#item-${item.id} input[value="${item.key === '0' ? '1' : '0'}"]`).check()
  else await page.locator(`[data-blank="${item.id}"]`).fill(symbols.find((symbol) => symbol !== item.key) ?? 'zzz')
}

/** What of an item is not whole between the upper edge and what stays at the foot. */
function notWhole(page: Page, id: string): Promise<string[]> {
  return page.evaluate((item) => {
    const foot = document.querySelector('.reach')?.getBoundingClientRect().top ?? innerHeight
    return [`#item-${item}`, `#mark-${item}`, `#why-${item}`].filter((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect()
      return box === undefined || box.height === 0 || box.top < 0 || box.bottom > foot + 1
    })
  }, id)
}

async function openAll(page: Page, origin: string, { path, type, quiz, symbols }: LibraryQuiz): Promise<Opened[]> {
  await openQuiz(page, origin, path)
  for (const item of quiz.items) await answerWrong(page, item, symbols)
  await page.locator('button[value="submit"]').click()
  await page.locator('[data-result]').waitFor()
  const opened: Opened[] = []
  for (const { id } of quiz.items) {
    const link = page.locator(`.reach a[href="#why-${id}"]`)
    if ((await link.isVisible()) === false) await page.locator('.reach summary').click()
    await link.click()
    opened.push({ type, place: `${path} ${id}`, missing: await notWhole(page, id) })
  }
  return opened
}

/** CHROMIUM_PATH names the browser. */
export async function benchOneScreenSheets(): Promise<{ name: string; rows: Row[] }> {
  const opened = await withBuiltSite(async (browser, origin) => {
    const page = await openPage(browser, PHONE)
    const all: Opened[] = []
    for (const sheet of libraryQuizzes().filter(({ type }) => definitions[type].flow === 'sheet'))
      all.push(...(await openAll(page, origin, sheet)))
    return all
  })
  const types = [...new Set(opened.map(({ type }) => type))]
  const rows = types.map((type) =>
    rowOf(
      type,
      opened.filter((item) => item.type === type),
    ),
  )
  return { name: `onescreensheets: reasons whole with their marks on ${PHONE.width} x ${PHONE.height}`, rows }
}

function rowOf(type: TypeName, items: readonly Opened[]): Row {
  const cut = items.filter(({ missing }) => missing.length > 0)
  const share = 1 - cut.length / items.length
  const [first] = cut
  return {
    type,
    items: items.length,
    whole: items.length - cut.length,
    '%': Math.round(share * 1000) / 10,
    'not whole, for example': first === undefined ? '' : `${first.place}: ${first.missing.join(', ')}`,
    ok: share >= MIN_SHARE ? 'yes' : 'NO',
  }
}
