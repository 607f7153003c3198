/** No page of a Mathematics or Science paper has one question at its top and nothing below. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { allPrintouts } from './all-printouts.ts'
import { downloadsOf } from './manifest.ts'

const CONTENT = fileURLToPath(new URL('../../content', import.meta.url))
/** The height of the footer with its margin, in points. */
const FOOTER = 56
const MIN_FILL = 1 / 3

/** For each page the share of its height down to its lowest text. */
async function fillOf(fileName: string): Promise<readonly number[]> {
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(join(downloadsOf(CONTENT), fileName))))
  const fills: number[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const bottoms = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item.transform[5]] : []))
    const { height } = page.getViewport({ scale: 1 })
    fills.push((height - Math.min(height, ...bottoms.filter((bottom) => bottom > FOOTER))) / height)
  }
  return fills
}

test('every page but the last of a Mathematics or Science paper is filled to a third at least', async () => {
  const papers = allPrintouts(CONTENT).printouts.filter(
    ({ subject, fields }) => /Mathematics|Science/.test(subject) && fields.length > 0,
  )
  expect(papers).toHaveLength(14)
  const empty: string[] = []
  for (const { fileName } of papers) {
    const fills = (await fillOf(fileName)).slice(0, -1)
    for (const [i, fill] of fills.entries()) if (fill < MIN_FILL) empty.push(`${fileName}, page ${i + 1}`)
  }
  expect(empty).toEqual([])
})
