/** Requests that are sent again on 408, 429, 5xx, a broken connection and silence, with exponential backoff (docs/behaviour.md, 8.10). */

const RETRIES = 3
const TIMEOUT_MS = 10_000
const FIRST_WAIT_MS = 300
const MAX_WAIT_MS = 10_000

/** No response in time, or no more of it. */
export class SlowError extends Error {
  override readonly name = 'SlowError'
  readonly code = 'slow'
}

const isTransient = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** In milliseconds, counted from attempt 0; longer if the server asks for it. */
function waitAfter(attempt: number, response: Response | null): number {
  const asked = Number(response?.headers.get('retry-after') ?? 0) * 1000
  return Math.min(MAX_WAIT_MS, Math.max(FIRST_WAIT_MS * 2 ** attempt, Number.isNaN(asked) ? 0 : asked))
}

const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))

/** The last response, whatever its status. Rejects with the reason of `signal`, with SlowError or with TypeError. */
export async function fetchAgain(url: URL, cache: RequestCache, signal: AbortSignal): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt === RETRIES
    const response = await Promise.race([fetch(url, { cache, signal }), after(TIMEOUT_MS, null)]).catch((error) => {
      if (signal.aborted || isLast) throw error
      return null
    })
    if (response !== null && (isLast || !isTransient(response.status))) return response
    if (isLast) throw new SlowError()
    await after(waitAfter(attempt, response), null)
    signal.throwIfAborted()
  }
}
