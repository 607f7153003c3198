/** Put in by vite.worker.config.ts: what this build's pages need, so that every build has a worker of its own. */
declare const SITE_FILES: {
  /** Paths with a hash in their name. */
  readonly assets: readonly string[]
  /** Path and hash of files whose name stays the same. */
  readonly others: readonly (readonly [path: string, hash: string])[]
}
