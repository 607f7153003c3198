/** Runs the recording of a room in the browser: loads it, plays it, and keeps where it is in the history entry. */
import { startTransition, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { errorMessage } from '#lib/error-message.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { preventSeeking } from '#listening/audio/media-keys.ts'
import type { Practice } from '#listening/practice/practice.ts'
import { loadRoom, type Progress } from './load-room.ts'
import type { Bytes } from './mp3-frames.ts'
import { RoomPlayer, type RoomView, SILENT } from './room-player.ts'
import { type RoomRecording, wholeOf } from './room-recording.ts'
import { NEW_ROOM, type RoomState, readRoom, withRoom } from './room-state.ts'

/** `recording` is null until all is loaded; `fault` is '' unless loading failed. */
export type Room = Readonly<{
  state: RoomState
  recording: RoomRecording | null
  view: RoomView
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
  /** Stops for good: the room is left. */
  stop(): void
}>

const NOTHING: Progress = { files: 0, total: 0, bytes: 0 }
const nothing = () => () => {}
const silent = () => SILENT

function useRoomState(practice: Practice) {
  const [state, setState] = useState(NEW_ROOM)
  const [live, setLive] = useState(false)
  const latest = useRef(state)
  const change = useCallback(
    (next: (before: RoomState) => RoomState) => {
      latest.current = next(latest.current)
      setState(latest.current)
      window.history.replaceState(withRoom(window.history.state, practice.id, latest.current), '')
    },
    [practice],
  )
  useEffect(() => {
    latest.current = readRoom(window.history.state, practice)
    startTransition(() => {
      setState(latest.current)
      setLive(true)
    })
  }, [practice])
  return { state, live, change, latest }
}

/** `files` is null on the server, where nothing loads and nothing plays. */
export function useRoom(practice: Practice, files: FilesClient | null): Room {
  const { state, live, change, latest } = useRoomState(practice)
  const [player, setPlayer] = useState<RoomPlayer | null>(null)
  const [recording, setRecording] = useState<RoomRecording | null>(null)
  const [progress, setProgress] = useState(NOTHING)
  const [fault, setFault] = useState('')
  // What has come so far. A new attempt has a copy, so that it loads the rest.
  const [held, setHeld] = useState(() => new Map<string, Bytes>())
  const view = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? silent, silent)

  useEffect(() => {
    if (files === null) return
    const made = new RoomPlayer(new Audio())
    const release = preventSeeking()
    setPlayer(made)
    return () => {
      release()
      made.end()
    }
  }, [files])

  useEffect(() => {
    if (files === null || player === null || !live) return
    const leave = new AbortController()
    let url = ''
    loadRoom(practice, files, held, leave.signal, setProgress).then(
      (loaded) => {
        if (leave.signal.aborted) return
        url = URL.createObjectURL(new Blob([wholeOf(loaded)], { type: 'audio/mpeg' }))
        player.take(url, latest.current.second)
        setRecording(loaded)
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setFault(errorMessage(error))
      },
    )
    return () => {
      leave.abort()
      URL.revokeObjectURL(url)
    }
  }, [practice, files, player, live, held, latest])

  // Once a second, and when it stops: the entry must not be written more often.
  const whole = Math.floor(view.second)
  useEffect(() => {
    if (whole > 0) change((before) => (before.second === whole ? before : { ...before, second: whole }))
  }, [whole, change])

  return {
    state,
    recording,
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
      setHeld((before) => new Map(before))
    },
    stop: () => player?.end(),
  }
}
