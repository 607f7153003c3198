/**
 * Keeps a page signed in, without a name and without a word: signs in, notices that the session was lost or has ended,
 * and signs in again, once. What it does that with (requests, tabs, the page) is given to it.
 */

/** app/browser/browser-session.ts gives those of the browser; tests give their own. */
export interface SessionMeans {
  /** Asks the server for a session; false, never an error, if there is none to be had now. */
  readonly signIn: () => Promise<boolean>
  /** Gives the session up; false, never an error, if the server could not be asked. */
  readonly signOut: () => Promise<boolean>
  /** Tells this visitor's other tabs that the session is given up. */
  readonly tellTabs: () => void
  /** Whether this tab can be seen and the device is online. */
  readonly isActive: () => boolean
}

/** One for a page. Callers that need a session at the same time share one sign-in. */
export interface SessionKeeper {
  /** Asks for a session if this tab is active; the server keeps one that is good. */
  refresh(): void
  /** Ends this visit and begins another; false if the server could not be asked. */
  forget(): Promise<boolean>
  /**
   * Sends a request that needs a session. If the response is 401, signs in again and sends it once more; the second
   * response stands. Rejects with what `send` rejects with.
   */
  call(send: () => Promise<Response>): Promise<Response>
}

/** Asks for nothing by itself: the first `refresh` or `call` signs in. */
export function createSessionKeeper(means: SessionMeans): SessionKeeper {
  let running: Promise<boolean> | null = null
  let signedIn = false

  /** Everyone who needs a session at the same time waits for the same one. */
  function signIn(): Promise<boolean> {
    running ??= means.signIn().then((good) => {
      running = null
      signedIn = good
      return good
    })
    return running
  }

  return {
    refresh() {
      if (means.isActive()) signIn()
    },
    async forget() {
      // A sign-in that is under way would give the old session back.
      await running
      if (!(await means.signOut())) return false
      signedIn = false
      means.tellTabs()
      await signIn()
      return true
    },
    async call(send) {
      if (!signedIn) await signIn()
      const response = await send()
      if (response.status !== 401 || !(await signIn())) return response
      return await send()
    },
  }
}
