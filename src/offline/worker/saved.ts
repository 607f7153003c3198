/** What the visitor saved, found again: pages, and recordings whole or in the part that a player asks for. */
import { createPartialResponse } from 'workbox-range-requests'
import { savedNames } from '#offline/cache-keys.ts'

export async function matchSaved(url: string): Promise<Response | undefined> {
  for (const name of await savedNames()) {
    const found = await caches.match(url, { cacheName: name, ignoreVary: true })
    if (found !== undefined) return found
  }
  return undefined
}

/** A file by its URL with its version; the network has what was not saved. */
export async function savedFile(request: Request): Promise<Response> {
  const found = await matchSaved(request.url)
  if (found === undefined) return fetch(request)
  return request.headers.has('range') ? createPartialResponse(request, found) : found
}

/** The page asks the server where a file is; without a network a saved one is where it was. */
export async function fileUrl(request: Request): Promise<Response> {
  try {
    return await fetch(request)
  } catch (error) {
    const url = await savedUrl(new URL(request.url).searchParams.get('path') ?? '')
    if (url === null) throw error
    return Response.json({ address: url })
  }
}

async function savedUrl(path: string): Promise<string | null> {
  const file = `/files/${path.split('/').map(encodeURIComponent).join('/')}`
  for (const name of await savedNames()) {
    const [key] = await (await caches.open(name)).keys(file, { ignoreSearch: true })
    if (key === undefined) continue
    const { pathname, search } = new URL(key.url)
    return pathname + search
  }
  return null
}
