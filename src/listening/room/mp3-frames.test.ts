import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type Bytes, framesOf, requireOneKind, silenceLike } from './mp3-frames.ts'

const AUDIO = join(import.meta.dirname, '../../../content/files/listening-audio')
const clip = (name: string): Bytes => new Uint8Array(readFileSync(join(AUDIO, name)))
const prompt = clip('room-english/again.mp3')

/** A header of MPEG 1, 44.1 kHz, 128 kbit/s. */
const OTHER = [0xff, 0xfb, 0x90, 0x64]
const other = (frames: number): Bytes => {
  const bytes = new Uint8Array(frames * 417)
  for (let i = 0; i < frames; i += 1) bytes.set(OTHER, i * 417)
  return bytes
}

describe('the frames of a recording', () => {
  test('are as long as the builder of the recordings says', () => {
    const { bytes, seconds, frameBytes, frameSeconds } = framesOf(clip('english-2024/clip_1.mp3'))
    const [first] = JSON.parse(readFileSync(join(AUDIO, 'english-2024/manifest.json'), 'utf8')).clips
    expect(Math.abs(seconds - first.seconds)).toBeLessThan(0.15)
    expect([frameBytes, frameSeconds, bytes.length % 120]).toEqual([120, 0.024, 0])
  })

  test('leave out the first one, with which the encoder describes the file', () => {
    expect(Buffer.from(prompt).includes('Info')).toBe(true)
    expect(Buffer.from(framesOf(prompt).bytes).includes('Info')).toBe(false)
  })

  test('begin after a tag', () => {
    const tag = [0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 0, 5, 1, 2, 3, 4, 5]
    expect(framesOf(new Uint8Array([...tag, ...prompt])).seconds).toBe(framesOf(prompt).seconds)
  })

  test.each([
    ['no MP3', new Uint8Array([1, 2, 3, 4])],
    ['nothing', new Uint8Array()],
  ])('%s is refused', (_, bytes) => expect(() => framesOf(bytes)).toThrow('no MP3'))

  test('a recording that ends within a frame ends before it', () => {
    expect(framesOf(prompt.subarray(0, prompt.length - 50)).seconds).toBeCloseTo(framesOf(prompt).seconds - 0.024, 5)
  })
})

describe('silence', () => {
  test('has whole frames of the same kind, empty but for their headers', () => {
    const silence = silenceLike(framesOf(prompt), 1)
    expect([silence.bytes.length, silence.seconds]).toEqual([42 * 120, 42 * 0.024])
    expect(framesOf(silence.bytes)).toMatchObject({ kind: framesOf(prompt).kind, seconds: silence.seconds })
    expect(new Set(silence.bytes.subarray(4, silence.bytes.length).filter((_, i) => (i + 4) % 120 > 3))).toEqual(
      new Set([0]),
    )
  })
})

test('recordings of different kinds cannot be joined', () => {
  expect(() => requireOneKind([framesOf(prompt), framesOf(other(4))])).toThrow('different kinds')
  expect(() => requireOneKind([framesOf(prompt), framesOf(clip('room-chinese/again.mp3'))])).not.toThrow()
})
