/** Runs the review player in the browser: made with the results, silent when they are left. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Recording } from '#listening/audio/clip-player.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { IDLE, type ReviewFiles, ReviewPlayer, type ReviewView, type Stretch } from './review-player.ts'

/** `audiofile` is the recording's name in the document; the storage path is formed here. */
export type Review = Readonly<{
  view: ReviewView
  /** Call it inside the tap. `key` names the button; without a stretch the whole clip is played. */
  toggle(key: string, audiofile: string, stretch: Stretch | null): void
}>

/** Fetches each recording once, until it is released. */
function heldFiles(files: FilesClient): ReviewFiles & Readonly<{ release(): void }> {
  const leave = new AbortController()
  const held = new Map<string, Promise<Recording>>()
  return {
    url: files.url,
    recording(path) {
      const before = held.get(path)
      if (before !== undefined) return before
      const pending = files.recording(path, leave.signal)
      held.set(path, pending)
      pending.catch(() => held.delete(path))
      return pending
    },
    release() {
      leave.abort()
      for (const pending of held.values()) {
        pending.then(
          (recording) => recording.release(),
          () => {},
        )
      }
    },
  }
}

const nothing = () => () => {}
const idle = () => IDLE

/** `files` is null on the server, where `toggle` does nothing. Asks for the URLs of all clips at once. */
export function useReview(practice: Practice, files: FilesClient | null): Review {
  const [player, setPlayer] = useState<ReviewPlayer | null>(null)
  useEffect(() => {
    if (files === null) return
    const held = heldFiles(files)
    const made = new ReviewPlayer(new Audio(), held)
    for (const { audiofile } of practice.clips) made.prepare(audioPath(practice.id, audiofile))
    setPlayer(made)
    return () => {
      made.end()
      held.release()
      setPlayer(null)
    }
  }, [practice, files])
  const view = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? idle, idle)
  return {
    view,
    toggle: (key, audiofile, stretch) => player?.toggle(key, audioPath(practice.id, audiofile), stretch),
  }
}
