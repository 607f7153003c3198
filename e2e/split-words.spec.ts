/**
 * Every kind of page: no word and no number is split at the end of a line at any width (docs/behaviour.md, 1.22), and the
 * browser asks no foreign host.
 */
import type { Page } from '@playwright/test'
import { kinds } from './kinds.ts'
import { goOn, playOn, submitOpen } from './subjects/play.ts'
import { expect, expectNoSideways, goAndSettle, test } from './visit.ts'

const WIDTHS = [320, 360, 412, 1280]

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

async function expectWhole(page: Page, where: string): Promise<void> {
  for (const width of WIDTHS) {
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
    for (const { url } of kinds.filter((_, i) => i % PARTS === part))
      await test.step(url, async () => {
        // A foreign request fails the journey by itself; the session is the last thing that the script of a page asks for.
        await goAndSettle(page, url)
        await expectWhole(page, url)
        await expectLargestFits(page)
      })
  })

test('no marked page splits a word', async ({ page }) => {
  test.setTimeout(300_000)
  for (const url of [
    '/quiz/editing/Set_1',
    '/maths/mixed/1',
    '/science/energy/1',
    '/paper/english/1',
    '/paper/chinese/1',
  ]) {
    await page.goto(url)
    await expect(page.locator('[data-live]')).toBeAttached()
    await submitOpen(page)
    await expectWhole(page, `${url}, marked,`)
    if (await page.locator('[data-result]').isVisible()) continue
    await goOn(page)
    await playOn(page)
    await expectWhole(page, `${url}, its result,`)
  }
})
