/** Worksheets and whole papers as the browser prints them. */
import { getDocumentProxy } from 'unpdf'
import { expect, test } from '../visit.ts'

/** The text of each page, without spaces: words may be parted where a line ends. */
async function textOfPages(pdf: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1))
  const texts = await Promise.all(pages.map(async (page) => (await page).getTextContent()))
  return texts.map(({ items }) => squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')))
}

const squeezed = (text: string): string =>
  text.normalize('NFKC').replaceAll(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')

const PATHS = [
  '/maths/circles/1',
  '/science/energy/1',
  '/tasks/visual-text/1',
  '/paper/english/1',
  '/paper/chinese/1',
  '/science/paper/1',
]

test('nothing but the paper is printed, and no head stands alone at the foot of a page', async ({ page }) => {
  test.setTimeout(180_000)
  for (const path of PATHS) {
    await page.goto(`${path}/print`)
    await expect(page.getByText('What to print')).toBeVisible()
    const heads = await page.locator('.pw > section:not(.pw-key) > h2').evaluateAll((all: HTMLElement[]) =>
      all.map((head) => {
        const note = head.nextElementSibling
        return `${head.innerText}${note instanceof HTMLParagraphElement ? note.innerText : ''}`
      }),
    )
    const pages = await textOfPages(await page.pdf({ preferCSSPageSize: true }))
    expect(pages[0], path).not.toContain('Whattoprint')
    expect(pages[0], path).not.toContain('Codeofthis')
    for (const head of heads.map(squeezed)) {
      const after = pages.flatMap((text) => (text.includes(head) ? [text.slice(text.indexOf(head) + head.length)] : []))
      expect(after, `${path}: ${head}`).toHaveLength(1)
      expect(after[0]?.length, `${path}: ${head}`).toBeGreaterThan(20)
    }
  }
})
