/**
 * Plays clips after the sitting, as often as one likes: one element, one clip at a time, a button that starts and stops it.
 * It counts nothing; how it is drawn is not its part.
 */
import type { Recording, Speaker } from '#listening/audio/clip-player.ts'

/** `key` names the button that was pressed last; `failed` says that its clip could not be had. */
export type ReviewView = Readonly<{ key: string; phase: 'idle' | 'loading' | 'playing'; failed: boolean }>

/** The view before the first press, and on the server. */
export const IDLE: ReviewView = { key: '', phase: 'idle', failed: false }

/** A stretch of a clip, in seconds. */
export type Stretch = Readonly<{ start: number; end: number }>

/** What a player asks for: the URL of a file, and a file that is whole on this device. */
export type ReviewFiles = Readonly<{
  url(path: string): Promise<string>
  recording(path: string): Promise<Recording>
}>

const EVENTS = ['playing', 'timeupdate', 'pause', 'ended', 'error'] as const

/** Plays are not limited here: the sitting is over. After `end` it listens to its element no more. */
export class ReviewPlayer {
  readonly #speaker: Speaker
  readonly #files: ReviewFiles
  readonly #known = new Map<string, string>()
  readonly #listeners = new Set<() => void>()
  readonly #events: Readonly<Record<(typeof EVENTS)[number], () => void>>
  #view: ReviewView = IDLE
  /** Where a stretch ends; infinite for a whole clip. */
  #until = Number.POSITIVE_INFINITY
  /** Tells what was pressed last from what was pressed before. */
  #turn = 0

  constructor(speaker: Speaker, files: ReviewFiles) {
    this.#speaker = speaker
    this.#files = files
    this.#events = {
      playing: () => this.#show('playing'),
      timeupdate: () => this.#onTime(),
      pause: () => this.#onPause(),
      ended: () => this.#show('idle'),
      error: () => this.#fail(),
    }
    for (const type of EVENTS) speaker.addEventListener(type, this.#events[type])
  }

  readonly view = (): ReviewView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Asks for a URL beforehand, so that a tap need not wait for it: iOS plays only inside the tap. */
  prepare(path: string): void {
    this.#files.url(path).then(
      (url) => this.#known.set(path, url),
      () => {},
    )
  }

  /**
   * Starts a clip, or a stretch of it, or stops it if the same button has started it. Call it inside the tap. A stretch
   * is played from the whole recording, which is fetched once.
   */
  toggle(key: string, path: string, stretch: Stretch | null): void {
    const stops = this.#view.key === key && this.#view.phase !== 'idle'
    this.#turn += 1
    this.#view = { key, phase: 'idle', failed: false }
    this.#speaker.pause()
    if (stops) this.#show('idle')
    else this.#start(path, stretch, this.#turn)
  }

  /** Stops for good. */
  end(): void {
    this.#turn += 1
    for (const type of EVENTS) this.#speaker.removeEventListener(type, this.#events[type])
    this.#speaker.pause()
  }

  async #start(path: string, stretch: Stretch | null, turn: number): Promise<void> {
    this.#show('loading')
    try {
      // A URL that is known is not waited for: iOS plays only inside the tap.
      const known = stretch === null ? this.#known.get(path) : undefined
      const url = known ?? (await this.#urlOf(path, stretch))
      if (turn !== this.#turn) return
      this.#until = stretch === null ? Number.POSITIVE_INFINITY : stretch.end
      if (stretch === null || this.#speaker.src !== url) this.#speaker.src = url
      if (stretch !== null) this.#speaker.currentTime = stretch.start
      await this.#speaker.play()
    } catch {
      if (turn === this.#turn && this.#view.phase === 'loading') this.#fail()
    }
  }

  async #urlOf(path: string, stretch: Stretch | null): Promise<string> {
    if (stretch !== null) return (await this.#files.recording(path)).url
    const url = await this.#files.url(path)
    this.#known.set(path, url)
    return url
  }

  #fail(): void {
    if (this.#view.phase === 'idle') return
    this.#view = { ...this.#view, phase: 'idle', failed: true }
    for (const listener of this.#listeners) listener()
  }

  #onTime(): void {
    if (this.#view.phase === 'playing' && this.#speaker.currentTime >= this.#until) this.#speaker.pause()
  }

  #onPause(): void {
    if (this.#speaker.paused && this.#view.phase === 'playing') this.#show('idle')
  }

  #show(phase: ReviewView['phase']): void {
    this.#view = { ...this.#view, phase }
    for (const listener of this.#listeners) listener()
  }
}
