/** Runs a sitting in the browser: its state in the history entry, the clip player, and what was chosen before the script ran. */
import {
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { ClipPlayer, type ClipView, LOADING } from '#listening/audio/clip-player.ts'
import type { FilesClient } from '#listening/audio/files-client.ts'
import { preventSeeking } from '#listening/audio/media-keys.ts'
import { audioPath, type Practice } from '#listening/practice/practice.ts'
import { saveInEntry, startOf } from './history-entry.ts'
import { playsOf, type SittingAction, type SittingState } from './sitting-state.ts'
import type { SittingStore } from './sitting-store.ts'

/** `live` is false until the history entry was read; `form` is the form that the server drew. */
export type Sitting = Readonly<{
  state: SittingState
  clip: ClipView
  /** Counts the taps that came when no play was left: each is told. */
  refusals: number
  form: RefObject<HTMLFormElement | null>
  live: boolean
  act(action: SittingAction): void
  /** Call it inside the tap. */
  play(): void
  retry(): void
  /** Stops the clip for good: the sitting is over or left. */
  stop(): void
}>

function useStarted(practice: Practice, store: SittingStore, form: RefObject<HTMLFormElement | null>): boolean {
  const [live, setLive] = useState(false)
  useLayoutEffect(() => {
    store.start(() => startOf(practice, form.current))
    // Nobody waits for it: drawn at once it would make one long task of the start.
    startTransition(() => setLive(true))
  }, [store, practice, form])

  // A link within the page, or Back, arrives at an entry with an older state or none: what is here counts.
  useEffect(() => {
    const save = () => {
      if (window.location.pathname.endsWith('/practice')) saveInEntry(practice.id, store.state())
    }
    save()
    window.addEventListener('popstate', save)
    return () => window.removeEventListener('popstate', save)
  }, [store, practice])
  return live
}

/** One player on one element, from the first effect until the sitting is left. */
function usePlayer(practice: Practice, store: SittingStore, files: FilesClient | null): ClipPlayer | null {
  const [player, setPlayer] = useState<ClipPlayer | null>(null)
  useEffect(() => {
    if (files === null) return
    const speaker = new Audio()
    const made = new ClipPlayer({
      speaker,
      load: (clip, signal) => files.recording(audioPath(practice.id, practice.clips[clip]?.audiofile ?? ''), signal),
      onCharge: (clip) => store.act({ type: 'charge', clip }),
      onGiveBack: (clip) => store.act({ type: 'give-back', clip }),
    })
    const release = preventSeeking()
    const hold = () => made.hold()
    window.addEventListener('pagehide', hold)
    startTransition(() => setPlayer(made))
    return () => {
      window.removeEventListener('pagehide', hold)
      release()
      made.end()
      setPlayer(null)
    }
  }, [practice, store, files])
  return player
}

const nothing = () => () => {}
const loading = () => LOADING

/** `files` is null on the server, where nothing loads and nothing plays. */
export function useSitting(practice: Practice, store: SittingStore, files: FilesClient | null): Sitting {
  const form = useRef<HTMLFormElement>(null)
  const live = useStarted(practice, store, form)
  const state = useSyncExternalStore(store.subscribe, store.state, store.state)
  const player = usePlayer(practice, store, files)
  const clip = useSyncExternalStore(player?.subscribe ?? nothing, player?.view ?? loading, loading)
  const [refused, setRefused] = useState({ clip: 0, taps: 0 })
  const index = state.position.clip

  const playable = live && practice.clips[index] !== undefined
  useEffect(() => {
    if (playable) player?.select(index)
  }, [playable, player, index])

  // A notice about one clip must not stay for the next.
  const refusals = refused.clip === index ? refused.taps : 0

  return {
    state,
    clip,
    refusals,
    form,
    live,
    act: store.act,
    play() {
      if (playsOf(state, index) >= practice.plays && clip.phase === 'ready')
        setRefused({ clip: index, taps: refusals + 1 })
      else player?.play()
    },
    retry: () => player?.retry(),
    stop: () => player?.end(),
  }
}
