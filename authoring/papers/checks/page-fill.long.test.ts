/** No page of a Mathematics or Science paper has one question at its top and nothing below. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { allPrintouts } from '../all-printouts.ts'
import { downloadsOf } from '../manifest.ts'

const CONTENT = fileURLToPath(new URL('../../../content', import.meta.url))
/** The height of the footer with its margin, in points. */
const FOOTER = 56
const MIN_FILL = 1 / 4

/** For each page but the last ones the share of its height down to its lowest text. */
async function fillOf(fileName: string): Promise<readonly Readonly<{ page: number; fill: number }>[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(downloadsOf(CONTENT), fileName))))
  const fills: { page: number; fill: number }[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const bottoms = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.transform[5]] : []))
    // The last page of a booklet may be short.
    if (items.some((item) => 'str' in item && /^END OF/.test(item.str))) continue
    const { height } = page.getViewport({ scale: 1 })
    fills.push({ page: number, fill: (height - Math.min(height, ...bottoms.filter((one) => one > FOOTER))) / height })
  }
  return fills
}

test('every page but the last of a booklet of Mathematics or Science is filled to a quarter at least', async () => {
  const papers = allPrintouts(CONTENT).printouts.filter(({ fileName }) =>
    /(?:Maths|Science)_Prelim\.pdf$/.test(fileName),
  )
  expect(papers.length).toBeGreaterThan(25)
  const empty: string[] = []
  for (const { fileName } of papers) {
    const fills = (await fillOf(fileName)).slice(0, -1)
    for (const { page, fill } of fills) if (fill < MIN_FILL) empty.push(`${fileName}, page ${page}`)
  }
  expect(empty).toEqual([])
})
