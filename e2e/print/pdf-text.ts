/** What stands on the pages of a PDF. */
import { getDocumentProxy } from 'unpdf'

const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]/gu

/** Without spaces, since words may be parted where a line ends, and with straight quotes. */
export const squeezed = (text: string): string =>
  text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(/[‘’]/g, "'").replaceAll(/[“”]/g, '"')

async function contentsOf(pdf: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(pdf))
  const pages = Array.from({ length: document.numPages }, (_, i) => document.getPage(i + 1))
  return await Promise.all(pages.map(async (page) => (await (await page).getTextContent()).items))
}

/** The squeezed text of each page. */
export async function textOfPages(pdf: Uint8Array): Promise<string[]> {
  const pages = await contentsOf(pdf)
  return pages.map((items) => squeezed(items.map((item) => ('str' in item ? item.str : '')).join('')))
}

/** How high the texts of each page stand, in points from its lower edge. */
export async function linesOfPages(pdf: Uint8Array): Promise<number[][]> {
  const pages = await contentsOf(pdf)
  return pages.map((items) => items.flatMap((item) => ('transform' in item ? [Number(item.transform[5])] : [])))
}
