/** An audio element for tests. */
import type { Speaker } from './clip-player.ts'

/** An audio element without sound: the test says what happens to it. */
export class SilentSpeaker extends EventTarget implements Speaker {
  src = ''
  duration = 10
  paused = true
  ended = false
  error: { message: string } | null = null
  refuses = false
  #time = 0

  get currentTime(): number {
    return this.#time
  }

  set currentTime(time: number) {
    this.#time = time
    this.tell('seeking')
  }

  async play(): Promise<void> {
    if (this.refuses) throw new DOMException('not now', 'NotAllowedError')
    this.paused = false
    this.ended = false
  }

  removeAttribute(name: 'src'): void {
    this[name] = ''
  }

  load(): void {
    this.#time = 0
  }

  pause(): void {
    if (!this.paused) this.pausedByOthers()
  }

  tell(type: string): void {
    this.dispatchEvent(new Event(type))
  }

  /** Sound starts. */
  sound(): void {
    this.tell('playing')
  }

  hear(seconds: number): void {
    this.#time = seconds
    this.tell('timeupdate')
  }

  pausedByOthers(): void {
    this.paused = true
    this.tell('pause')
  }

  finish(): void {
    this.paused = true
    this.ended = true
    this.tell('pause')
    this.tell('ended')
  }

  fail(message: string): void {
    this.error = { message }
    this.tell('error')
  }
}
