/** Prelims, downloads, printing, display settings, and every kind of page on a narrow screen. */
import { pages } from '#app/pages.ts'
import { everything } from '../products.ts'
import type { Tab } from './browser/tab.ts'
import { at, button, click, eventually, expect, expectPath, expectSome, expectText, link, test } from './visit.ts'

test('prelims: a year, a school, a topic, and its quiz', { tag: '@all' }, async ({ tab }) => {
  const path = '/prelim/2024/Kingfisher/Grammar'
  await tab.goto('/prelim')
  await click(tab, link('Kingfisher'))
  await expectPath(tab, '/prelim/2024/Kingfisher')
  await click(tab, at(`a[href="${path}"]`))
  await expectPath(tab, path)
  await expectSome(tab, '[data-live]')
})

test.describe('downloads', { tag: '@all' }, () => {
  test('are listed by year', async ({ tab }) => {
    await tab.goto('/downloads')
    await click(tab, link('2023'))
    await expectPath(tab, '/downloads/year/2023')
    await expectSome(tab, 'main a[href^="/downloads/2023_P6_"]')
  })

  test('a paper is a PDF, whole or in part', async ({ tab }) => {
    await tab.goto('/downloads')
    const paper = await tab.evaluate(async () => {
      const href = document.querySelector('main a[href$=".pdf"]')?.getAttribute('href') ?? ''
      const whole = await fetch(href)
      const part = await fetch(href, { headers: { range: 'bytes=0-4' } })
      const type = whole.headers.get('content-type')
      return { type, bytes: (await whole.arrayBuffer()).byteLength, part: part.status, start: await part.text() }
    })
    expect(paper).toMatchObject({ type: 'application/pdf', part: 206, start: '%PDF-' })
    expect(paper.bytes).toBeGreaterThan(10_000)
  })
})

test.describe('printing', () => {
  test('the form of the page for printing asks for what is ticked', { tag: '@all' }, async ({ tab }) => {
    await tab.goto('/quiz/editing/Set_1/print')
    await click(tab, at('input[name="part"][value="key"]'))
    await click(tab, at('input[name="size"][value="large"]'))
    const pdf = await tab.evaluate(async () => {
      const form = document.querySelector<HTMLFormElement>('form[action$="paper.pdf"]')
      if (form === null) return null
      const fields = Array.from(new FormData(form), ([name, value]) => `${name}=${value}`).join('&')
      const response = await fetch(`${form.getAttribute('action')}?${fields}`)
      return { fields, type: response.headers.get('content-type') }
    })
    expect(pdf).toEqual({ fields: 'part=key&size=large', type: 'application/pdf' })
  })

  test('the browser prints the page itself', { tag: '@pdf' }, async ({ tab }) => {
    await tab.goto('/quiz/editing/Set_1')
    const pdf = await tab.pdf()
    expect(pdf).not.toBeNull()
    expect(new TextDecoder('latin1').decode(pdf ?? undefined)).toMatch(/^%PDF-/)
  })
})

test.describe('the Display panel', () => {
  const attribute = (tab: Tab) =>
    tab.evaluate(() => [document.documentElement.dataset.theme, document.documentElement.dataset.text].join())
  /** The colour of the ground, and whether a file of styles is applied. */
  const looks = (tab: Tab) =>
    tab.evaluate(() => {
      const { backgroundColor } = getComputedStyle(document.documentElement)
      return [backgroundColor, Array.from(document.styleSheets).some(({ href }) => href !== null)].join()
    })

  test('a choice holds on the next page and can be deleted', async ({ tab }) => {
    await tab.goto('/practice')
    await click(tab, button('Display'))
    await click(tab, { css: '#display label', name: 'Dark' })
    await click(tab, { css: '#display label', name: 'Largest' })
    await eventually(() => attribute(tab)).toBe('dark,largest')
    await tab.goto('/privacy')
    expect(await attribute(tab)).toBe('dark,largest')
    await eventually(() => looks(tab)).toBe('rgb(19, 21, 27),true')
    await click(tab, button('Delete display settings'))
    await expectText(tab, 'Deleted. Pages look as your device prefers again.')
    expect(await attribute(tab)).toBe(',')
  })
})

/** One a layout: what an engine lays out in another way it does so on each page of the layout. */
const LAYOUTS = [
  ...['/', '/practice', '/prelim', '/listening', '/downloads', '/paper', '/class', '/make', '/contact', '/teachers'],
  ...['/exam-format', '/articles/daily-practice', '/print/english', '/prelim/2024/Kingfisher', '/maths/mixed/1'],
  ...['/quiz/grammar-mcq/Set_5', '/quiz/compre-cloze/Set_5', '/quiz/grammar-cloze/Set_5', '/quiz/inline-context/Set_5'],
]

/**
 * Until a page with an island has asked for its session, which it does when all that it needs has come: Firefox reports an import as
 * failed when the page is left meanwhile.
 */
async function settled(tab: Tab): Promise<void> {
  if (await tab.evaluate(() => document.querySelector('[data-island]') === null)) return
  await eventually(() =>
    tab.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/api/session'))),
  ).toBe(true)
}

test('no layout scrolls sideways at 320 px', async ({ tab }) => {
  await tab.resize(320, 640)
  const paths = new Set([...LAYOUTS, ...(everything ? pages.map(({ path }) => path) : [])])
  for (const path of paths) {
    await tab.goto(path)
    await settled(tab)
    const { clientWidth, scrollWidth } = await tab.evaluate(() => {
      const { clientWidth, scrollWidth } = document.documentElement
      return { clientWidth, scrollWidth }
    })
    expect(clientWidth, path).toBeLessThanOrEqual(320)
    expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
  }
})

test('a page that is left early leaves no error behind', async ({ tab }) => {
  for (const path of ['/practice', '/listening', '/quiz/grammar-mcq/Set_5']) {
    await tab.goto(path)
    await tab.goto('/about')
  }
})
