import { expect, test } from 'vitest'
import { countPages } from './count-pages.ts'

/** A PDF that says of itself how many pages it has; readers repair its missing table of contents. */
function pdf(pages: number): Uint8Array {
  const kids = Array.from({ length: pages }, (_, i) => `${i + 3} 0 R`).join(' ')
  const leaves = Array.from(
    { length: pages },
    (_, i) => `${i + 3} 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 9 9]>> endobj`,
  )
  const objects = [
    '1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj',
    `2 0 obj <</Type /Pages /Count ${pages} /Kids [${kids}]>> endobj`,
    ...leaves,
  ]
  return new TextEncoder().encode(`%PDF-1.7\n${objects.join('\n')}\ntrailer <</Root 1 0 R>>\n%%EOF\n`)
}

test.each([1, 3])('counts %i', async (pages) => {
  expect(await countPages(pdf(pages))).toBe(pages)
})

test.each([
  ['nothing', new Uint8Array()],
  ['no PDF', new TextEncoder().encode('%PDF-1.7 and then something else')],
  ['a very large file', new Uint8Array(32 * 1024 * 1024 + 1)],
])('does not count %s', async (_what, bytes) => {
  expect(await countPages(bytes)).toBeNull()
})
