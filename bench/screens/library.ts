/** The quizzes of the library, in a browser of its own: every set, and every quiz of a school. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { parsePrelimId, topicPath } from '#prelim/prelim-id.ts'
import type { Quiz } from '#quiz/contract/quiz-type.ts'
import { parseQuiz } from '#quiz/library/parse-quiz.ts'
import { documentId, sets, topics } from '#quiz/library/topics.ts'
import { definitions, type Typed, type TypeName } from '#quiz/registry/definitions.ts'
import { startBuiltServer } from '../servers/built-server.ts'

/** `symbols` are those of its pad; none where nothing is chosen from a list. */
export type LibraryQuiz = Readonly<{ path: string; type: TypeName; quiz: Quiz; symbols: readonly string[] }>

function symbolsOf<T extends TypeName>({ type, quiz }: Typed<T>): string[] {
  return definitions[type].pad(quiz, '1').map(({ symbol }) => symbol)
}

function readQuiz(file: string, path: string): LibraryQuiz {
  const parsed = parseQuiz(JSON.parse(readFileSync(file, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(`${file}: ${parsed.status}`)
  const { type, quiz } = parsed.typed
  return { path, type, quiz, symbols: symbolsOf(parsed.typed) }
}

const SETS = 'content/quizzes'
const PRELIMS = 'content/prelimQuizzes'

export function libraryQuizzes(): readonly LibraryQuiz[] {
  const ofSets = topics.flatMap((topic) =>
    sets.map(({ id }) => readQuiz(join(SETS, `${documentId(topic, id)}.json`), `/quiz/${topic.type}/${id}`)),
  )
  const ofSchools = readdirSync(PRELIMS).flatMap((file) => {
    const ref = parsePrelimId(basename(file, '.json'))
    return ref === null ? [] : [readQuiz(join(PRELIMS, file), topicPath(ref))]
  })
  return [...ofSets, ...ofSchools]
}

export type Size = Readonly<{ width: number; height: number }>

/** Below this width a page is held in a hand. */
const TABLET = 768

export async function openPage(browser: Browser, viewport: Size): Promise<Page> {
  const touch = viewport.width < TABLET
  const context = await browser.newContext({ viewport, hasTouch: touch, isMobile: touch, reducedMotion: 'reduce' })
  return await context.newPage()
}

/** Opens a quiz and waits until its script runs. */
export async function openQuiz(page: Page, origin: string, path: string): Promise<void> {
  // A quiz goes on where it was when its address is opened again in the same place of the history.
  await page.goto('about:blank')
  await page.goto(origin + path)
  await page.locator('[data-live]').waitFor()
}

/** CHROMIUM_PATH names the browser. */
export async function withBuiltSite<T>(work: (browser: Browser, origin: string) => Promise<T>): Promise<T> {
  const server = await startBuiltServer('scripts/serve.mjs')
  const { CHROMIUM_PATH } = process.env
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: ['--no-sandbox', '--disable-background-networking'],
  })
  try {
    return await work(browser, server.url)
  } finally {
    await browser.close()
    await server.stop()
  }
}

/**
 * Which of the selectors find nothing, or something that is not whole on the screen: beyond its edges, or behind a line
 * that stays at its top or its foot. Only the first element of a selector counts; with '*' before it all of them do.
 */
export function notWhole(page: Page, selectors: readonly string[]): Promise<string[]> {
  return page.evaluate((wanted) => {
    const staying = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((line) => getComputedStyle(line).position === 'sticky')
    const heads = staying('.state-line')
    const feet = staying('.actions, .pad-dock')
    const top = Math.max(
      0,
      ...heads.map((line) => line.getBoundingClientRect().bottom).filter((y) => y < innerHeight / 2),
    )
    const foot = Math.min(innerHeight, ...feet.map((line) => line.getBoundingClientRect().top).filter((y) => y > 0))
    return wanted.filter((selector) => {
      const found = [...document.querySelectorAll(selector.replace(/^\*/, ''))]
      const asked = selector.startsWith('*') ? found : found.slice(0, 1)
      const seen = asked.filter((element) => {
        const box = element.getBoundingClientRect()
        const stays = element.closest('.actions, .state-line, .quiz-head, .paper-head') !== null
        return box.height > 0 && box.top >= (stays ? 0 : top) - 1 && box.bottom <= (stays ? innerHeight : foot) + 1
      })
      return asked.length === 0 || seen.length < asked.length
    })
  }, selectors)
}
