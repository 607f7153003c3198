import { beforeEach, describe, expect, test } from 'vitest'
import { ClipPlayer, type Recording } from './clip-player.ts'
import { SilentSpeaker } from './silent-speaker.ts'

interface Load {
  readonly clip: number
  readonly signal: AbortSignal
  arrive(): Promise<void>
  break(message: string): Promise<void>
}

let speaker: SilentSpeaker
let player: ClipPlayer
let loads: Load[]
let released: string[]
let srcAtRelease: string
let plays: Map<number, number>

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

beforeEach(() => {
  speaker = new SilentSpeaker()
  loads = []
  released = []
  srcAtRelease = 'nothing released'
  plays = new Map()
  const count = (clip: number, by: number) => plays.set(clip, (plays.get(clip) ?? 0) + by)
  const load = (clip: number, signal: AbortSignal) =>
    new Promise<Recording>((resolve, reject) => {
      const url = `blob:${clip}.${loads.length}`
      loads.push({
        clip,
        signal,
        arrive: () => {
          const release = () => {
            released.push(url)
            srcAtRelease = speaker.src
          }
          resolve({ url, release })
          return settled()
        },
        break: (message) => {
          reject(new Error(message))
          return settled()
        },
      })
    })
  player = new ClipPlayer({
    speaker,
    load,
    onCharge: (clip) => count(clip, 1),
    onGiveBack: (clip) => count(clip, -1),
  })
})

const phase = () => player.view().phase
const playsOf = (clip: number) => plays.get(clip) ?? 0

async function ready(clip: number): Promise<void> {
  player.select(clip)
  await loads.at(-1)?.arrive()
}

describe('a play', () => {
  test('is charged when sound starts, not at the tap', async () => {
    await ready(0)
    player.play()
    expect([phase(), playsOf(0)]).toEqual(['starting', 0])
    speaker.sound()
    expect([phase(), playsOf(0)]).toEqual(['playing', 1])
  })

  test('is charged once for a double tap, and taps while it plays do nothing', async () => {
    await ready(0)
    player.play()
    player.play()
    speaker.sound()
    player.play()
    speaker.sound()
    speaker.hear(1)
    player.play()
    expect(playsOf(0)).toBe(1)
  })

  test('cannot start before the recording has arrived', async () => {
    player.select(0)
    player.play()
    speaker.sound()
    expect([phase(), playsOf(0)]).toEqual(['loading', 0])
  })

  test('ends by itself, and the next one starts at the beginning', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(10)
    expect(player.view().heard).toBe(1)
    speaker.finish()
    expect(player.view()).toEqual({ phase: 'ready', heard: 0, fault: '' })
    player.play()
    expect(speaker.currentTime).toBe(0)
    speaker.sound()
    expect(playsOf(0)).toBe(2)
  })

  test('that the browser refuses is none', async () => {
    await ready(0)
    speaker.refuses = true
    player.play()
    await settled()
    expect([phase(), playsOf(0)]).toEqual(['ready', 0])
  })

  test('is given back if it fails before any was heard', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    expect(playsOf(0)).toBe(1)
    speaker.fail('decoding failed')
    expect(player.view()).toMatchObject({ phase: 'failed', fault: 'decoding failed' })
    expect(playsOf(0)).toBe(0)
  })

  test('that fails after some was heard stays charged, and goes on there without another charge', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(4)
    speaker.fail('lost')
    expect(playsOf(0)).toBe(1)
    player.retry()
    await loads.at(-1)?.arrive()
    expect([phase(), speaker.currentTime]).toEqual(['held', 4])
    player.play()
    speaker.sound()
    expect(playsOf(0)).toBe(1)
  })
})

describe('something else', () => {
  test('that pauses it (a call, a headphone, a tab put to sleep) costs nothing: the same play goes on', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(3)
    speaker.pausedByOthers()
    expect(phase()).toBe('held')
    player.play()
    speaker.sound()
    speaker.hear(4)
    expect([phase(), playsOf(0), speaker.currentTime]).toEqual(['playing', 1, 4])
  })

  test('that pauses it before anything was heard gives the play back', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.pausedByOthers()
    expect([phase(), playsOf(0)]).toEqual(['ready', 0])
  })

  test('that pauses it between the tap and the sound charges nothing', async () => {
    await ready(0)
    player.play()
    speaker.pausedByOthers()
    expect([phase(), playsOf(0)]).toEqual(['ready', 0])
  })

  test('cannot move it forwards or back', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(3)
    speaker.currentTime = 9
    expect(speaker.currentTime).toBe(3)
    speaker.currentTime = 0
    expect(speaker.currentTime).toBe(3)
  })
})

describe('another clip', () => {
  test('ends what plays, lets its recording go and keeps its charge', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(2)
    player.select(1)
    expect([speaker.paused, phase(), playsOf(0)]).toEqual([true, 'loading', 1])
    expect(released).toEqual(['blob:0.0'])
  })

  test('takes the recording from the element before it lets it go', async () => {
    await ready(0)
    player.select(1)
    expect(srcAtRelease).toBe('')
  })

  test('gives back what was charged but not heard', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    player.select(1)
    expect(playsOf(0)).toBe(0)
  })

  test('chosen quickly after another takes its own recording only, whichever arrives first', async () => {
    player.select(0)
    player.select(1)
    player.select(2)
    const [zero, one, two] = loads
    expect([zero?.signal.aborted, one?.signal.aborted, two?.signal.aborted]).toEqual([true, true, false])
    await two?.arrive()
    await zero?.arrive()
    await one?.break('too late')
    expect([phase(), speaker.src]).toEqual(['ready', 'blob:2.2'])
    expect(released).toEqual(['blob:0.0'])
    player.play()
    speaker.sound()
    expect([playsOf(0), playsOf(1), playsOf(2)]).toEqual([0, 0, 1])
  })

  test('is not asked for twice', () => {
    player.select(0)
    player.select(0)
    expect(loads).toHaveLength(1)
  })

  test('does not hear of a sound that the one before it was about to make', async () => {
    await ready(0)
    player.play()
    player.select(1)
    speaker.sound()
    expect([playsOf(0), playsOf(1)]).toEqual([0, 0])
  })
})

describe('a recording that does not come', () => {
  test('says why, charges nothing, and can be asked for again', async () => {
    player.select(0)
    await loads[0]?.break('no connection')
    expect(player.view()).toEqual({ phase: 'failed', heard: 0, fault: 'no connection' })
    player.play()
    expect(playsOf(0)).toBe(0)
    player.retry()
    expect(phase()).toBe('loading')
    await loads[1]?.arrive()
    expect(phase()).toBe('ready')
  })
})

describe('leaving', () => {
  test('the page holds the play, and coming back goes on with it', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    speaker.hear(2)
    player.hold()
    expect([phase(), speaker.paused]).toEqual(['held', true])
    player.play()
    speaker.sound()
    expect(playsOf(0)).toBe(1)
  })

  test('for good stops everything, and what comes later is not heard', async () => {
    await ready(0)
    player.play()
    speaker.sound()
    player.end()
    expect([speaker.paused, playsOf(0), released]).toEqual([true, 0, ['blob:0.0']])
    speaker.sound()
    speaker.hear(3)
    expect(playsOf(0)).toBe(0)
  })
})

test('those who draw it hear of every change, and of nothing else', async () => {
  const phases: string[] = []
  const stop = player.subscribe(() => phases.push(phase()))
  player.select(0)
  expect(phases).toEqual([])
  await ready(0)
  player.play()
  speaker.sound()
  speaker.hear(5)
  player.select(1)
  stop()
  await loads.at(-1)?.arrive()
  expect(phases).toEqual(['ready', 'starting', 'playing', 'playing', 'ready', 'loading'])
})
