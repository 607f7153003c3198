/** A browser whose storage does not answer must not keep the page waiting. */
const MAX_WAIT_MS = 800

/** Resolves when the work is done, or after 0.8 seconds. Rejects as the work does. */
export const inTime = (work: Promise<void>): Promise<void> =>
  Promise.race([work, new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
