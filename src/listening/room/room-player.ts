/**
 * Plays the one recording of a listening room. Its own clock is the schedule: a hidden tab or a locked screen does not
 * slow it, and nothing can move within it. It draws nothing.
 */
import type { Speaker } from '#listening/audio/clip-player.ts'

/**
 * 'silent': no recording yet. 'ready': a tap goes on at `second`. 'starting': tapped, nothing heard yet. 'failed': the
 * browser cannot play it.
 */
export type RoomView = Readonly<{
  phase: 'silent' | 'ready' | 'starting' | 'playing' | 'ended' | 'failed'
  second: number
}>

/** The view before there is a recording, and on the server. */
export const SILENT: RoomView = { phase: 'silent', second: 0 }

const EVENTS = ['playing', 'timeupdate', 'pause', 'ended', 'error', 'seeking'] as const
/** Further than a clock can be off between two reports of the element, in seconds. */
const CLOCK_ERROR_SECONDS = 1
const MAX_REMINDERS = 5
const MAX_ATTEMPTS = 10

/** `view` gives the same object until something changes. Call `end` when the room is left. */
export class RoomPlayer {
  readonly #speaker: Speaker
  readonly #listeners = new Set<() => void>()
  readonly #events: Readonly<Record<(typeof EVENTS)[number], () => void>>
  #view: RoomView = SILENT
  /** How often the element may still be told where to go on: it can forget it while it loads. */
  #reminders = 0
  #url = ''
  /** How often it is taken again where the browser says that it cannot be played: WebKit says so now and then. */
  #attempts = 0

  constructor(speaker: Speaker) {
    this.#speaker = speaker
    this.#events = {
      playing: () => this.#show('playing', this.#view.second),
      timeupdate: () => this.#onTime(),
      pause: () => this.#onPause(),
      ended: () => this.#show('ended', speaker.currentTime),
      error: () => this.#onError(),
      seeking: () => this.#onSeeking(),
    }
    for (const type of EVENTS) speaker.addEventListener(type, this.#events[type])
  }

  readonly view = (): RoomView => this.#view

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Takes the recording; it will go on at `second`. */
  take(url: string, second: number): void {
    this.#url = url
    this.#reminders = MAX_REMINDERS
    this.#attempts = MAX_ATTEMPTS
    this.#set(second)
  }

  /** Call it inside the tap. */
  async play(): Promise<void> {
    const { phase, second } = this.#view
    if (phase !== 'ready') return
    this.#show('starting', second)
    try {
      await this.#speaker.play()
    } catch {
      if (this.#view.phase === 'starting') this.#show('ready', second)
    }
  }

  pause(): void {
    this.#speaker.pause()
  }

  /** Stops for good. */
  end(): void {
    for (const type of EVENTS) this.#speaker.removeEventListener(type, this.#events[type])
    this.#speaker.pause()
    this.#speaker.removeAttribute('src')
    this.#speaker.load()
  }

  #set(second: number): void {
    this.#view = { phase: 'ready', second }
    this.#speaker.src = this.#url
    if (second > 0) this.#speaker.currentTime = second
    this.#show('ready', second)
  }

  #show(phase: RoomView['phase'], second: number): void {
    this.#view = { phase, second }
    for (const listener of this.#listeners) listener()
  }

  #onTime(): void {
    const { currentTime } = this.#speaker
    const { phase, second } = this.#view
    if (phase !== 'playing' || currentTime <= 0) return
    if (second - currentTime > CLOCK_ERROR_SECONDS && this.#reminders > 0) {
      this.#reminders -= 1
      this.#speaker.currentTime = second
    } else this.#show('playing', currentTime)
  }

  /** Also fired at the natural end, just before 'ended'; and by a phone call, or by the keys of a headset. */
  #onPause(): void {
    const { phase, second } = this.#view
    const stopped = this.#speaker.paused && !this.#speaker.ended
    if (stopped && (phase === 'playing' || phase === 'starting')) this.#show('ready', second)
  }

  #onError(): void {
    const { phase, second } = this.#view
    if (phase === 'silent') return
    this.#attempts -= 1
    if (this.#attempts > 0) this.#set(second)
    else this.#show('failed', second)
  }

  #onSeeking(): void {
    const { phase, second } = this.#view
    const off = Math.abs(this.#speaker.currentTime - second) > CLOCK_ERROR_SECONDS
    if (off && (phase === 'playing' || phase === 'ready')) this.#speaker.currentTime = second
  }
}
