/** Runs the review player in the browser: made with the results, silent when they are left. */
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { IDLE, ReviewPlayer, type ReviewView } from './review-player.ts'

/** `audiofile` is the recording's name in the document; the storage path is formed here. */
export type Review = Readonly<{
  view: ReviewView
  /** Call it inside the tap. `key` names the button. */
  toggle(key: string, audiofile: string): void
}>

const nothing = () => () => {}
const idle = () => IDLE

/** `files` is null on the server, where `toggle` does nothing. Asks for the URLs of all clips at once. */
export function useReview(practice: Practice, files: FilesClient | null): Review {
  const [player, setPlayer] = useState<ReviewPlayer | null>(null)
  useEffect(() => {
    if (files === null) return
    const made = new ReviewPlayer(new Audio(), files.url)
    for (const { audiofile } of practice.clips) made.prepare(audioPath(practice.id, audiofile))
    setPlayer(made)
    return () => {
      made.end()
      setPlayer(null)
    }
  }, [practice, files])
  const view = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? idle, idle)
  return { view, toggle: (key, audiofile) => player?.toggle(key, audioPath(practice.id, audiofile)) }
}
