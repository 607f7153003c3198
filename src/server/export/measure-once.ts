/** How large exported pages are, for the lists of what can be saved on a device. Each page is looked at once. */

import { prepareAnswer } from '#server/http/page-cache/cached-response.ts'
import { createMeasurePage } from '#server/http/page-cache/measure-page.ts'
import type { MeasurePage } from '#server/services.server.ts'

export function measureOnce(render: (path: string) => Promise<Response>): MeasurePage {
  async function get(path: string) {
    const response = await render(path)
    const plain = new Uint8Array(await response.arrayBuffer())
    return prepareAnswer({ status: response.status, headers: {}, plain, gzip: null, brotli: null })
  }
  const measure = createMeasurePage(() => ({ get }))
  const known = new Map<string, ReturnType<MeasurePage>>()
  return (path) => {
    const size = known.get(path) ?? measure(path)
    known.set(path, size)
    return size
  }
}
