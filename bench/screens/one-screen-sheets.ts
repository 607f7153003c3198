/**
 * Whether a marked item of a passage is whole on one screen of a phone after a tap on its number: its box with what was
 * given, the key, and the reason. Every blank of the library is answered wrongly, since then there is most to show.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { parsePrelimId, topicPath } from '#prelim/prelim-id.ts'
import type { Item, Quiz } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { documentId, sets, topics } from '#quiz/library/topics.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { startBuiltServer } from '../built-server.ts'

const PHONE = { width: 360, height: 640 }
const MIN_SHARE = 0.95
const SETS = 'content/quizzes'
const PRELIMS = 'content/prelimQuizzes'

type Row = Record<string, string | number>
type Sheet = Readonly<{ path: string; type: TypeName; quiz: Quiz; symbols: readonly string[] }>
type Opened = Readonly<{ type: TypeName; place: string; missing: readonly string[] }>

function symbolsOf<T extends TypeName>({ type, quiz }: Typed<T>): string[] {
  return definitions[type].pad(quiz).map(({ symbol }) => symbol)
}

function readSheet(file: string, path: string): Sheet[] {
  const parsed = parseQuiz(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(`${file}: ${parsed.status}`)
  const { type, quiz } = parsed.typed
  return definitions[type].flow === 'sheet' ? [{ path, type, quiz, symbols: symbolsOf(parsed.typed) }] : []
}

function librarySheets(): Sheet[] {
  const ofSets = topics.flatMap((topic) =>
    sets.flatMap(({ id }) => readSheet(join(SETS, `${documentId(topic, id)}.json`), `/quiz/${topic.type}/${id}`)),
  )
  const ofSchools = readdirSync(PRELIMS).flatMap((file) => {
    const ref = parsePrelimId(basename(file, '.json'))
    return ref === null ? [] : readSheet(join(PRELIMS, file), topicPath(ref))
  })
  return [...ofSets, ...ofSchools]
}

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

async function openAll(page: Page, origin: string, { path, type, quiz, symbols }: Sheet): Promise<Opened[]> {
  // A quiz goes on where it was when its address is opened again in the same place of the history.
  await page.goto('about:blank')
  await page.goto(origin + path)
  await page.locator('[data-live]').waitFor()
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
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    const context = await browser.newContext({
      viewport: PHONE,
      hasTouch: true,
      isMobile: true,
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    const all: Opened[] = []
    for (const sheet of librarySheets()) all.push(...(await openAll(page, server.url, sheet)))
    const types = [...new Set(all.map(({ type }) => type))]
    const rows = types.map(
      (type): Row =>
        rowOf(
          type,
          all.filter((opened) => opened.type === type),
        ),
    )
    return { name: `onescreensheets: reasons whole with their marks on ${PHONE.width} x ${PHONE.height}`, rows }
  } finally {
    await browser.close()
    await server.stop()
  }
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
