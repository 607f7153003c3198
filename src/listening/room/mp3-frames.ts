/**
 * Joins MP3 recordings frame by frame, with silence between them: no decoder and no encoder. All recordings must be of one
 * kind: MPEG layer III, one sampling rate, one constant bitrate, as those of authoring/audio. Runs on the server and in
 * the browser. Source of the header's bits: ISO/IEC 11172-3, 2.4.1.3 and 13818-3, 2.4.2.3.
 */

/** Bytes that a Blob takes. */
export type Bytes = Uint8Array<ArrayBuffer>

/** The frames of one recording, without tags and without the encoder's own first frame. */
export type Frames = Readonly<{
  bytes: Bytes
  seconds: number
  /** The first three bytes of a frame's header without its padding: what two recordings must have alike. */
  kind: number
  /** Bytes and seconds of one frame of this kind. */
  frameBytes: number
  frameSeconds: number
}>

const KBPS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
const KBPS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const HERTZ = [44_100, 48_000, 32_000]
/** By the header's two bits: MPEG 2.5, none, 2 and 1. */
const DIVISOR = [4, 0, 2, 1]
const PADDING = 0x02
const HEADER = 4

type Header = Readonly<{ kind: number; bytes: number; seconds: number; size: number }>

/** The header at a place, or null if there is none. `bytes` is a frame without padding, `size` this one with it. */
function headerAt(bytes: Bytes, at: number): Header | null {
  const [sync = 0, version = 0, rate = 0] = bytes.subarray(at, at + HEADER)
  if (sync !== 0xff || (version & 0xe6) !== 0xe2) return null
  const divisor = DIVISOR[(version >> 3) & 3] ?? 0
  const kbps = (divisor === 1 ? KBPS_1 : KBPS_2)[rate >> 4] ?? 0
  const hertz = (HERTZ[(rate >> 2) & 3] ?? 0) / divisor
  if (kbps === 0 || !Number.isFinite(hertz) || hertz === 0) return null
  const samples = divisor === 1 ? 1152 : 576
  const length = Math.floor((samples / 8) * ((kbps * 1000) / hertz))
  const kind = (sync << 16) | (version << 8) | (rate & ~PADDING)
  return { kind, bytes: length, seconds: samples / hertz, size: length + ((rate & PADDING) >> 1) }
}

/** Whether a frame holds the encoder's notes on the whole file, which are wrong once it is joined with others. */
function isNote(frame: Bytes): boolean {
  const text = String.fromCharCode(...frame.subarray(HEADER, HEADER + 36))
  return text.includes('Info') || text.includes('Xing')
}

/** Where the first frame begins: after an ID3 tag, if there is one. */
function firstFrame(file: Bytes): number {
  if (String.fromCharCode(...file.subarray(0, 3)) !== 'ID3') return 0
  const [a = 0, b = 0, c = 0, d = 0] = file.subarray(6, 10)
  return 10 + ((a << 21) | (b << 14) | (c << 7) | d)
}

/** Throws an Error if the file is no MP3 of one constant kind. */
export function framesOf(file: Bytes): Frames {
  const begin = firstFrame(file)
  const note = headerAt(file, begin)
  const start = note !== null && isNote(file.subarray(begin, begin + note.size)) ? begin + note.size : begin
  const first = headerAt(file, start)
  if (first === null) throw new Error('the recording is no MP3')
  let at = start
  let frames = 0
  for (let header = headerAt(file, at); header !== null; header = headerAt(file, at)) {
    if (header.kind !== first.kind) throw new Error('the recording changes its kind')
    if (at + header.size > file.length) break
    at += header.size
    frames += 1
  }
  return {
    bytes: file.subarray(start, at),
    seconds: frames * first.seconds,
    kind: first.kind,
    frameBytes: first.bytes,
    frameSeconds: first.seconds,
  }
}

/** Silence of at least so many seconds, of the kind of a recording. A frame whose side information is zero is silent. */
export function silenceLike({ kind, frameBytes, frameSeconds }: Frames, seconds: number): Frames {
  const frames = Math.ceil(seconds / frameSeconds)
  const bytes = new Uint8Array(frames * frameBytes)
  for (let at = 0; at < bytes.length; at += frameBytes) {
    // The last byte says mono, as no recording here is anything else.
    bytes.set([kind >> 16, (kind >> 8) & 0xff, kind & 0xff, 0xc4], at)
  }
  return { bytes, seconds: frames * frameSeconds, kind, frameBytes, frameSeconds }
}

/** Throws an Error if two recordings cannot be played as one. */
export function requireOneKind(recordings: readonly Frames[]): void {
  if (new Set(recordings.map(({ kind }) => kind)).size > 1) throw new Error('the recordings are of different kinds')
}
