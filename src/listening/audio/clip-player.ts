/**
 * Plays the clips of a sitting on one audio element and keeps the count of plays true: a play is charged when sound starts,
 * given back if it fails before any was heard, and goes on without a new charge when something else interrupts it.
 * It draws nothing; how often a clip may be played is the caller's part.
 */

import { errorMessage } from '#lib/error-message.ts'

/** What is used of an audio element. */
export interface Speaker {
  src: string
  currentTime: number
  readonly duration: number
  readonly paused: boolean
  readonly ended: boolean
  readonly error: { readonly message: string } | null
  play(): Promise<void>
  pause(): void
  /** With `removeAttribute('src')` before it: gives up what is loaded or still loads. */
  load(): void
  removeAttribute(name: 'src'): void
  addEventListener(type: SpeakerEvent, listener: () => void): void
  removeEventListener(type: SpeakerEvent, listener: () => void): void
}

const EVENTS = ['playing', 'timeupdate', 'pause', 'ended', 'error', 'seeking'] as const

type SpeakerEvent = (typeof EVENTS)[number]

/** A whole recording on this device, so that no network can break a play. */
export interface Recording {
  readonly url: string
  release(): void
}

/** What a player needs of the browser and tells to its caller. `clip` is the index of the clip, from 0. */
export interface ClipMeans {
  readonly speaker: Speaker
  /** Gets the recording of a clip; rejects with an error whose message a pupil may read. */
  readonly load: (clip: number, signal: AbortSignal) => Promise<Recording>
  readonly onCharge: (clip: number) => void
  readonly onGiveBack: (clip: number) => void
}

/**
 * 'ready': a tap starts a play. 'starting': tapped, nothing heard yet. 'held': interrupted from outside, a tap goes on
 * where it was. 'failed': no recording, `retry` tries again.
 */
export type ClipPhase = 'loading' | 'ready' | 'starting' | 'playing' | 'held' | 'failed'

/** `heard` is the share of this play that was heard, 0 to 1; `fault` says why it failed. */
export type ClipView = Readonly<{ phase: ClipPhase; heard: number; fault: string }>

/** The view before the first clip is there; the server draws it, too. */
export const LOADING: ClipView = { phase: 'loading', heard: 0, fault: '' }

/** Whether a play that counts has more to be heard: another clip would end it. */
export function isUnderWay({ phase, heard }: ClipView): boolean {
  return heard > 0 && phase !== 'failed'
}

/** Further than a clock can be off between two reports of the element, in seconds. */
const CLOCK_ERROR_SECONDS = 1

/** `view` gives the same object until something changes. Call `end` when the sitting is left. */
export class ClipPlayer {
  readonly #means: ClipMeans
  readonly #events: Readonly<Record<SpeakerEvent, () => void>>
  readonly #listeners = new Set<() => void>()
  #view: ClipView = LOADING
  #clip: number | null = null
  #loading = new AbortController()
  #recording: Recording | null = null
  /** Of the play under way: whether it was charged, whether any of it was heard, and up to where, in seconds. */
  #play = { charged: false, heard: false, reached: 0 }

  constructor(means: ClipMeans) {
    this.#means = means
    this.#events = {
      playing: () => this.#onPlaying(),
      timeupdate: () => this.#onTime(),
      pause: () => this.#onPause(),
      ended: () => this.#onEnded(),
      error: () => this.#onError(),
      seeking: () => this.#onSeeking(),
    }
    for (const type of EVENTS) means.speaker.addEventListener(type, this.#events[type])
  }

  readonly view = (): ClipView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Makes a clip the one to play. The same clip again changes nothing; another one ends what plays. */
  select(clip: number): void {
    if (clip === this.#clip) return
    this.#letGo()
    this.#clip = clip
    this.#fetch(clip)
  }

  /** Call it inside the tap. Does nothing while it loads, starts or plays, so a double tap is one play. */
  play(): void {
    const { speaker } = this.#means
    const { phase } = this.#view
    if (phase !== 'ready' && phase !== 'held') return
    if (phase === 'ready' && speaker.currentTime > 0) speaker.currentTime = 0
    this.#start()
  }

  /** Tries again to get what failed. */
  retry(): void {
    if (this.#view.phase === 'failed' && this.#clip !== null) this.#fetch(this.#clip)
  }

  /** Stops what plays, so that it can go on later: the page is being left. */
  hold(): void {
    const { phase } = this.#view
    this.#means.speaker.pause()
    if (phase === 'playing' || phase === 'starting') this.#interrupt()
  }

  /** Stops for good and lets go of everything. */
  end(): void {
    this.#letGo()
    this.#clip = null
    for (const type of EVENTS) this.#means.speaker.removeEventListener(type, this.#events[type])
  }

  #show(phase: ClipPhase, fault = ''): void {
    const { duration } = this.#means.speaker
    const { reached } = this.#play
    const heard = reached > 0 && duration > 0 ? Math.min(1, reached / duration) : 0
    const before = this.#view
    if (before.phase === phase && before.heard === heard && before.fault === fault) return
    this.#view = { phase, heard, fault }
    for (const listener of this.#listeners) listener()
  }

  async #fetch(clip: number): Promise<void> {
    this.#loading = new AbortController()
    const { signal } = this.#loading
    this.#show('loading')
    try {
      const recording = await this.#means.load(clip, signal)
      if (signal.aborted) recording.release()
      else this.#take(recording)
    } catch (error) {
      if (!signal.aborted) this.#show('failed', errorMessage(error))
    }
  }

  #take(recording: Recording): void {
    const { speaker } = this.#means
    this.#recording = recording
    speaker.src = recording.url
    // A play that broke off in the middle goes on there.
    if (this.#play.reached > 0) speaker.currentTime = this.#play.reached
    this.#rest()
  }

  async #start(): Promise<void> {
    const { signal } = this.#loading
    this.#show('starting')
    try {
      await this.#means.speaker.play()
    } catch {
      // The browser refused, or something paused it: neither is a play.
      if (!signal.aborted && this.#view.phase === 'starting') this.#rest()
    }
  }

  /** Waits for a tap: one that goes on with a play that was charged, or one that starts another. */
  #rest(): void {
    this.#show(this.#play.charged ? 'held' : 'ready')
  }

  #interrupt(): void {
    this.#giveBackUnheard()
    this.#rest()
  }

  #giveBackUnheard(): void {
    const { charged, heard } = this.#play
    if (heard) return
    this.#forgetPlay()
    if (charged && this.#clip !== null) this.#means.onGiveBack(this.#clip)
  }

  #forgetPlay(): void {
    this.#play = { charged: false, heard: false, reached: 0 }
  }

  #letGo(): void {
    this.#loading.abort()
    this.#giveBackUnheard()
    this.#forgetPlay()
    this.#means.speaker.pause()
    // The element first: it may still be loading the URL that is about to end.
    this.#means.speaker.removeAttribute('src')
    this.#means.speaker.load()
    this.#drop()
  }

  #drop(): void {
    this.#recording?.release()
    this.#recording = null
  }

  #onPlaying(): void {
    if (this.#view.phase !== 'starting' || this.#clip === null) return
    const { charged } = this.#play
    this.#play = { ...this.#play, charged: true }
    if (!charged) this.#means.onCharge(this.#clip)
    this.#show('playing')
  }

  #onTime(): void {
    const { currentTime } = this.#means.speaker
    if (this.#view.phase !== 'playing' || currentTime <= 0) return
    this.#play = { charged: true, heard: true, reached: currentTime }
    this.#show('playing')
  }

  /** Also fired at the natural end, just before 'ended'. */
  #onPause(): void {
    const { paused, ended } = this.#means.speaker
    const { phase } = this.#view
    if (paused && !ended && (phase === 'playing' || phase === 'starting')) this.#interrupt()
  }

  #onEnded(): void {
    if (this.#view.phase !== 'playing') return
    this.#forgetPlay()
    this.#rest()
  }

  #onError(): void {
    if (this.#recording === null) return
    this.#giveBackUnheard()
    this.#drop()
    this.#show('failed', this.#means.speaker.error?.message || 'the recording cannot be played')
  }

  /** Media keys and the browser's own controls may try; a clip is heard from its start to its end. */
  #onSeeking(): void {
    const { speaker } = this.#means
    const { charged, reached } = this.#play
    if (charged && Math.abs(speaker.currentTime - reached) > CLOCK_ERROR_SECONDS) speaker.currentTime = reached
  }
}
