/** The pictures of a question in the browser: their URLs are asked for when the question comes on. */
import { startTransition, useEffect, useState } from 'react'
import type { FilesClient } from '#listening/audio/files-client.ts'

/** A picture that failed is dropped; its words stay. */
export type Picture = Readonly<{ phase: 'loading' | 'there' | 'failed'; url: string }>

const LOADING: Picture = { phase: 'loading', url: '' }
const FAILED: Picture = { phase: 'failed', url: '' }

type Found = Readonly<Record<string, Picture>>

/** `path` is one of the paths given to `usePictures`; any other counts as loading. */
export interface Pictures {
  of(path: string): Picture
  /** The browser could not show it. */
  fail(path: string): void
}

/** `files` is null on the server; failures go to the log, a pupil sees none. */
export function usePictures(paths: readonly string[], files: FilesClient | null): Pictures {
  const [found, setFound] = useState<Found>({})
  // The paths of a question are the same list in every drawing of it, but not the same array.
  const wanted = paths.join('\n')

  useEffect(() => {
    if (files === null || wanted === '') return
    let current = true
    for (const path of wanted.split('\n')) {
      files.url(path).then(
        (url) => {
          // Their URLs come one by one: drawn at once, each would be a task of its own while the page starts.
          if (current) startTransition(() => setFound((before) => ({ ...before, [path]: { phase: 'there', url } })))
        },
        (error: unknown) => {
          logDropped(path, error)
          if (current) setFound((before) => ({ ...before, [path]: FAILED }))
        },
      )
    }
    return () => {
      current = false
    }
  }, [wanted, files])

  return {
    of: (path) => found[path] ?? LOADING,
    fail: (path) => {
      logDropped(path, 'it cannot be shown')
      setFound((before) => ({ ...before, [path]: FAILED }))
    },
  }
}

/** A warning in the browser's log, no error of the page; nothing of it is sent anywhere. */
function logDropped(path: string, cause: unknown): void {
  console.warn(`The picture ${path} was dropped:`, cause)
}
