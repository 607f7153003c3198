/** Runs the recording of a room in the browser: loads it, plays it, and keeps the sitting in the history entry. */
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorMessage } from '#lib/error-message.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { preventSeeking } from '#listening/audio/media-keys.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { HallPlayer, type HallView, SILENT } from './hall-player.ts'
import { type HallRecording, wholeOf } from './hall-recording.ts'
import { loadHall, type Progress } from './load-hall.ts'
import type { Bytes } from './mp3-frames.ts'
import { NEW_SITTING, type RoomState, readSitting, withSitting } from './room-state.ts'

/** `hall` is null until all is loaded; `fault` is '' unless loading failed. */
export type Hall = Readonly<{
  sitting: RoomState
  hall: HallRecording | null
  view: HallView
  progress: Progress
  fault: string
  /** False until the history entry was read. */
  live: boolean
  change(next: (before: RoomState) => RoomState): void
  /** Call it inside the tap. */
  play(): void
  /** The pupil's own pause, which is counted. */
  pause(): void
  retry(): void
  /** Stops for good: the sitting is over. */
  stop(): void
}>

const NOTHING: Progress = { files: 0, total: 0, bytes: 0 }
const nothing = () => () => {}
const silent = () => SILENT

function useSitting(practice: Practice) {
  const [sitting, setSitting] = useState(NEW_SITTING)
  const [live, setLive] = useState(false)
  const latest = useRef(sitting)
  const change = useCallback(
    (next: (before: RoomState) => RoomState) => {
      latest.current = next(latest.current)
      setSitting(latest.current)
      window.history.replaceState(withSitting(window.history.state, practice.id, latest.current), '')
    },
    [practice],
  )
  useEffect(() => {
    latest.current = readSitting(window.history.state, practice)
    startTransition(() => {
      setSitting(latest.current)
      setLive(true)
    })
  }, [practice])
  return { sitting, live, change, latest }
}

/** `files` is null on the server, where nothing loads and nothing plays. */
export function useHall(practice: Practice, files: FilesClient | null): Hall {
  const { sitting, live, change, latest } = useSitting(practice)
  const [player, setPlayer] = useState<HallPlayer | null>(null)
  const [hall, setHall] = useState<HallRecording | null>(null)
  const [progress, setProgress] = useState(NOTHING)
  const [fault, setFault] = useState('')
  const [attempt, setAttempt] = useState(0)
  const held = useRef(new Map<string, Bytes>())
  const view = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? silent, silent)

  useEffect(() => {
    if (files === null) return
    const made = new HallPlayer(new Audio())
    const release = preventSeeking()
    setPlayer(made)
    return () => {
      release()
      made.end()
    }
  }, [files])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (files === null || player === null || !live) return
    const leave = new AbortController()
    let url = ''
    loadHall(practice, files, held.current, leave.signal, setProgress).then(
      (loaded) => {
        if (leave.signal.aborted) return
        url = URL.createObjectURL(new Blob([wholeOf(loaded)], { type: 'audio/mpeg' }))
        player.take(url, latest.current.second)
        setHall(loaded)
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setFault(errorMessage(error))
      },
    )
    return () => {
      leave.abort()
      URL.revokeObjectURL(url)
    }
  }, [practice, files, player, live, attempt, latest])

  // Once a second, and when it stops: the entry must not be written more often.
  const whole = Math.floor(view.second)
  useEffect(() => {
    if (whole > 0) change((before) => (before.second === whole ? before : { ...before, second: whole }))
  }, [whole, change])

  return {
    sitting,
    hall,
    view,
    progress,
    fault,
    live,
    change,
    play: () => void player?.play(),
    pause: () => {
      if (view.phase !== 'playing') return
      player?.pause()
      change((before) => ({ ...before, pauses: before.pauses + 1 }))
    },
    retry: () => {
      setFault('')
      setAttempt((before) => before + 1)
    },
    stop: () => player?.end(),
  }
}
