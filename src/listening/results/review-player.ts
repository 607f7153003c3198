/**
 * Plays clips after the test, as often as one likes: one element, one clip at a time, a button that starts and stops it.
 * It counts nothing; how it is drawn is not its part.
 */
import type { Speaker } from '#listening/audio/clip-player.ts'

/** `key` names the button that was pressed last; `failed` says that its clip could not be had. */
export type ReviewView = Readonly<{ key: string; phase: 'idle' | 'loading' | 'playing'; failed: boolean }>

/** The view before the first press, and on the server. */
export const IDLE: ReviewView = { key: '', phase: 'idle', failed: false }

const EVENTS = ['playing', 'pause', 'ended', 'error'] as const

/** Plays are not limited here: the test is over. After `end` it listens to its element no more. */
export class ReviewPlayer {
  readonly #speaker: Speaker
  readonly #urlOf: (path: string) => Promise<string>
  readonly #known = new Map<string, string>()
  readonly #listeners = new Set<() => void>()
  readonly #events: Readonly<Record<(typeof EVENTS)[number], () => void>>
  #view: ReviewView = IDLE
  /** Tells what was pressed last from what was pressed before. */
  #turn = 0

  /** `urlOf` asks for the URL of a file. */
  constructor(speaker: Speaker, urlOf: (path: string) => Promise<string>) {
    this.#speaker = speaker
    this.#urlOf = urlOf
    this.#events = {
      playing: () => this.#show('playing'),
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
    this.#urlOf(path).then(
      (url) => this.#known.set(path, url),
      () => {},
    )
  }

  /** Starts a clip, or stops it if the same button has started it. Call it inside the tap. */
  toggle(key: string, path: string): void {
    const stops = this.#view.key === key && this.#view.phase !== 'idle'
    this.#turn += 1
    this.#view = { key, phase: 'idle', failed: false }
    this.#speaker.pause()
    if (stops) this.#show('idle')
    else this.#start(path, this.#turn)
  }

  /** Stops for good. */
  end(): void {
    this.#turn += 1
    for (const type of EVENTS) this.#speaker.removeEventListener(type, this.#events[type])
    this.#speaker.pause()
  }

  async #start(path: string, turn: number): Promise<void> {
    this.#show('loading')
    try {
      const url = this.#known.get(path) ?? (await this.#urlOf(path))
      if (turn !== this.#turn) return
      this.#known.set(path, url)
      this.#speaker.src = url
      await this.#speaker.play()
    } catch {
      if (turn === this.#turn && this.#view.phase === 'loading') this.#fail()
    }
  }

  #fail(): void {
    if (this.#view.phase === 'idle') return
    this.#view = { ...this.#view, phase: 'idle', failed: true }
    for (const listener of this.#listeners) listener()
  }

  #onPause(): void {
    if (this.#speaker.paused && this.#view.phase === 'playing') this.#show('idle')
  }

  #show(phase: ReviewView['phase']): void {
    this.#view = { ...this.#view, phase }
    for (const listener of this.#listeners) listener()
  }
}
