/** Whether the first thing to do is whole on the screen when a page with questions is opened, on two phones and a low laptop. */
import type { Page } from '@playwright/test'
import { notWhole } from './in-page.ts'
import { type Look, openPage, openPlayed, playedPages, type Row, rowsOf, type Size, withBuiltSite } from './library.ts'

const SIZES: readonly Size[] = [
  { width: 360, height: 620 },
  { width: 375, height: 667 },
  { width: 1366, height: 650 },
]

/** The first question with its options or boxes, of several parts the first; of a passage its title and the first blank. */
const QUESTION = ':is([data-stage], .whole-section:first-of-type fieldset.item:first-of-type)'
const SHOWS = {
  choice: ['h1', `${QUESTION} .prompt`, `*${QUESTION} .options:first-of-type .option`],
  boxes: ['h1', `${QUESTION} .prompt`, `${QUESTION} .part :is(.option, .ans, textarea)`],
  passage: ['h1', ':is([data-blank], .choices)'],
}

/** What the first question of the page is answered with. */
function kindHere(): keyof typeof SHOWS {
  const first = document.querySelector(':is(.option, .ans, textarea.lines, [data-blank], .choices)')
  if (first?.matches('.option')) return 'choice'
  return first?.matches('.ans, textarea') === true || first?.closest('.part') ? 'boxes' : 'passage'
}

async function look(page: Page, origin: string, path: string): Promise<readonly string[] | null> {
  if (!(await openPlayed(page, origin, path))) return null
  return page.evaluate(notWhole, SHOWS[await page.evaluate(kindHere)])
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
  return { name: 'The first question with its options, or the title and the first blank, whole on arrival', rows }
}
