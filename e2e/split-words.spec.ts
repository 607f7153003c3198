/**
 * Every kind of page: no word and no number is split at the end of a line at any width (docs/behaviour.md, 1.22), and the
 * browser asks no foreign host. Widths above 320 px take turns; `npm run test:all` has every page at every width.
 */
import type { Page } from '@playwright/test'
import { kinds } from './kinds.ts'
import { everything } from './products.ts'
import { goOn, playOn, submitOpen } from './subjects/play.ts'
import { expect, expectNoSideways, goAndSettle, test } from './visit.ts'

const WIDER = [360, 412, 1280] as const
/** Where nothing waits for a pad: an open question can be submitted. */
const DESK = { width: 1280, height: 740 }

/** Pages for printing and boards are laid out alike: these stand for them. */
const PRINTED = ['/quiz/grammar-cloze/Set_1/print', '/paper/english/1/print']
const ON_A_BOARD = ['/quiz/grammar-mcq/Set_1/board', '/paper/english/1/board']
/** A set of a level or of another theme is laid out as any of its subject. */
const REPEATED = /\/(?:print|board)$|^\/(?:maths|science)\/\w+\/k\/1$|^\/science\/interactions/

const shown = kinds.filter(
  ({ url }) => everything || PRINTED.includes(url) || ON_A_BOARD.includes(url) || !REPEATED.test(url),
)

/** Words and numbers of 2 to 14 signs that stand on two lines, with the element that they stand in. */
const splitWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    for (const closed of document.querySelectorAll('details')) closed.open = true
    const linesOf = (range: Range) =>
      new Set([...range.getClientRects()].map(({ top, height }) => Math.round(top + height / 2))).size
    const found: string[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const parent = node.parentElement
      const range = document.createRange()
      range.selectNodeContents(node)
      // A drawing has no lines, what is one pixel wide is for screen readers, and a URL breaks anywhere.
      const exempt = parent === null || parent.closest('svg, .p-address, .access-link') !== null
      if (exempt || linesOf(range) < 2 || parent.getBoundingClientRect().width <= 1) continue
      // Chinese has no spaces: a line may end after almost every character.
      const words = /(?:(?!\p{Script=Han})[\p{L}\p{N}])+(?:[.,’']\p{N}+)*/gu
      for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(words)) {
        if (word.length < 2 || word.length > 14) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        if (linesOf(range) > 1) found.push(`${word} in ${parent.localName}.${parent.className}`)
      }
    }
    return found
  })

async function expectWhole(page: Page, where: string, turn: number): Promise<void> {
  for (const width of [320, ...WIDER.filter((_, i) => everything || i === turn % WIDER.length)]) {
    await page.setViewportSize({ width, height: 740 })
    expect.soft(await splitWords(page), `${where} at ${width} px`).toEqual([])
    await expectNoSideways(page)
  }
}

/** The largest letters, wide: long words may break there, but the page is still as wide as the screen. */
async function expectLargestFits(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => Object.assign(document.documentElement.dataset, { text: 'largest', spacing: 'wide' }))
  await expectNoSideways(page)
}

/** In parts, so that no worker is left alone with all of them. */
const PARTS = 4
for (let part = 0; part < PARTS; part += 1)
  test(`no kind of page splits a word or asks a foreign host, part ${part + 1} of ${PARTS}`, async ({ page }) => {
    test.setTimeout(300_000)
    for (const [turn, { url }] of shown.filter((_, i) => i % PARTS === part).entries())
      await test.step(url, async () => {
        // A foreign request fails the journey by itself; the session is the last thing that the script of a page asks for.
        await goAndSettle(page, url)
        await expectWhole(page, url, turn)
        await expectLargestFits(page)
      })
  })

/** Marked pages, and whether their result has another layout than that of those before: it is reached question by question. */
const MARKED = [
  ['/quiz/editing/Set_1', false],
  ['/maths/mixed/1', true],
  ['/science/energy/1', false],
  ['/paper/english/1', false],
  ['/paper/chinese/1', false],
] as const

test('no marked page splits a word', async ({ page }) => {
  test.setTimeout(300_000)
  for (const [turn, [url, hasOwnResult]] of MARKED.entries()) {
    await page.setViewportSize(DESK)
    await page.goto(url)
    await expect(page.locator('[data-live]')).toBeAttached()
    await submitOpen(page)
    await expectWhole(page, `${url}, marked,`, turn)
    if ((await page.locator('[data-result]').isVisible()) || !(hasOwnResult || everything)) continue
    await page.setViewportSize(DESK)
    await goOn(page)
    await playOn(page)
    await expectWhole(page, `${url}, its result,`, turn)
  }
})
