/**
 * Whether the first thing to do is whole on the screen when a page with questions is opened, on two phones and a low laptop. What
 * stands above it may take a third of the screen: of a question that is higher than the rest, its beginning is looked for.
 */
import type { Page } from '@playwright/test'
import { heightOf, notWhole } from './in-page.ts'
import { type Look, openPage, openPlayed, playedPages, type Row, rowsOf, type Size, withBuiltSite } from './library.ts'

const SIZES: readonly Size[] = [
  { width: 360, height: 620 },
  { width: 375, height: 667 },
  { width: 1366, height: 650 },
]

/** The most that may stand above a question, of the height of the screen. */
const MAX_ABOVE = 1 / 3

/** Where a question begins, the first of it to be read, and what answers it: of several parts the first. */
type Shown = Readonly<{ from: string; begins: string; answer: string }>

const QUESTION = ':is([data-stage], .whole-section:first-of-type fieldset.item:first-of-type)'
const PASSAGE = ':is(.passage, .dialogue)'
const SHOWS = {
  choice: { from: QUESTION, begins: `${QUESTION} .prompt`, answer: `*${QUESTION} .options:first-of-type .option` },
  boxes: { from: QUESTION, begins: `${QUESTION} .prompt`, answer: `${QUESTION} .part :is(.option, .ans, textarea)` },
  passage: { from: `:is(.word-box, ${PASSAGE})`, begins: PASSAGE, answer: ':is([data-blank], .choices)' },
} as const satisfies Record<string, Shown>

/** What the first question of the page is answered with. */
function kindHere(): keyof typeof SHOWS {
  const first = document.querySelector(':is(.option, .ans, textarea.lines, [data-blank], .choices)')
  if (first?.matches('.option')) return 'choice'
  return first?.matches('.ans, textarea') === true || first?.closest('.part') ? 'boxes' : 'passage'
}

async function look(page: Page, origin: string, path: string): Promise<readonly string[] | null> {
  if (!(await openPlayed(page, origin, path))) return null
  const { from, begins, answer } = SHOWS[await page.evaluate(kindHere)]
  const { room, height } = await page.evaluate(heightOf, [from, answer, MAX_ABOVE] as const)
  return page.evaluate(notWhole, ['h1', `^${begins}`, ...(height > room ? [] : [answer])])
}

export async function benchFirstScreen(): Promise<{ name: string; rows: Row[] }> {
  const rows = await withBuiltSite(async (browser, origin) => {
    const looks: Look[] = []
    const pages = await playedPages(origin)
    for (const size of SIZES) {
      const page = await openPage(browser, size)
      for (const { kind, path } of pages) {
        const missing = await look(page, origin, path)
        if (missing !== null) looks.push({ kind: `${size.width} x ${size.height}, ${kind}`, place: path, missing })
      }
      await page.context().close()
    }
    return rowsOf(looks, 1)
  })
  return {
    name: 'The first question with its options or its blank whole on arrival, or its beginning where it is higher than two thirds of the screen',
    rows,
  }
}
