/** The sizes of exported pages, for the lists of saved packs. Each page is rendered once. */

import { createCachedResponse } from '#server/http/page-cache/cached-response.ts'
import { createMeasurePage, type MeasurePage } from '#server/http/page-cache/measure-page.ts'

export function measureOnce(render: (path: string) => Promise<Response>): MeasurePage {
  async function get(path: string) {
    const response = await render(path)
    const plain = new Uint8Array(await response.arrayBuffer())
    return createCachedResponse({ status: response.status, headers: {}, plain, gzip: null, brotli: null })
  }
  const measure = createMeasurePage(() => ({ get }))
  const known = new Map<string, ReturnType<MeasurePage>>()
  return (path) => {
    const size = known.get(path) ?? measure(path)
    known.set(path, size)
    return size
  }
}
