/** Reading a list for a page: the list, or what the page says when the store does not give it. Server side only. */
import type { Listing } from '#app/parts/listing.ts'
import { log } from '#server/services.server.ts'

/** The store's own words name files of the server: they are logged, and a visitor reads the code. */
export async function listing<T>(read: () => Promise<T>): Promise<Listing<T>> {
  try {
    return { status: 'ok', value: await read() }
  } catch (error) {
    log.error({ err: error }, 'a list cannot be read')
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected'
    return { status: 'failed', message: `The server could not read the list (${code}).` }
  }
}

/** A list that cannot be read is not cached. */
export function listingStatus(listed: Listing<unknown>): number {
  return listed.status === 'ok' ? 200 : 503
}
