import { beforeEach, describe, expect, test } from 'vitest'
import { SilentSpeaker } from '#listening/audio/silent-speaker.ts'
import { ReviewPlayer } from './review-player.ts'

let speaker: SilentSpeaker
let player: ReviewPlayer
let missing: Set<string>
let fetched: string[]

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))
const shown = () => {
  const { key, phase, failed } = player.view()
  return `${key} ${phase}${failed ? ' failed' : ''}`
}

beforeEach(() => {
  speaker = new SilentSpeaker()
  missing = new Set()
  fetched = []
  const url = async (path: string) => {
    if (missing.has(path)) throw new Error('not there')
    return `/files/${path}`
  }
  const recording = async (path: string) => {
    fetched.push(path)
    return { url: `blob:${path}`, release: () => {} }
  }
  player = new ReviewPlayer(speaker, { url, recording })
})

async function start(key: string, path: string): Promise<void> {
  player.toggle(key, path, null)
  await settled()
  speaker.sound()
}

describe('the button of a clip', () => {
  test('loads, plays, and rests when the clip ends', async () => {
    player.toggle('item-3', 'clip_1.mp3', null)
    expect(shown()).toBe('item-3 loading')
    await settled()
    speaker.sound()
    expect([shown(), speaker.src]).toEqual(['item-3 playing', '/files/clip_1.mp3'])
    speaker.finish()
    expect(shown()).toBe('item-3 idle')
  })

  test('stops what it started, also while it loads', async () => {
    await start('item-3', 'clip_1.mp3')
    player.toggle('item-3', 'clip_1.mp3', null)
    expect([shown(), speaker.paused]).toEqual(['item-3 idle', true])
    player.toggle('item-3', 'clip_1.mp3', null)
    player.toggle('item-3', 'clip_1.mp3', null)
    await settled()
    expect([shown(), speaker.paused]).toEqual(['item-3 idle', true])
  })

  test('plays inside the tap when its URL was asked for before', async () => {
    player.prepare('clip_1.mp3')
    await settled()
    player.toggle('item-3', 'clip_1.mp3', null)
    expect([speaker.src, speaker.paused]).toEqual(['/files/clip_1.mp3', false])
  })

  test('of another clip takes over', async () => {
    await start('item-3', 'clip_1.mp3')
    await start('item-9', 'clip_2.mp3')
    expect([shown(), speaker.src]).toEqual(['item-9 playing', '/files/clip_2.mp3'])
  })

  test('of another question about the same clip starts it again', async () => {
    await start('item-3', 'clip_1.mp3')
    await start('item-4', 'clip_1.mp3')
    expect(shown()).toBe('item-4 playing')
  })
})

describe('a clip that cannot be had', () => {
  test('says so, and can be tried again', async () => {
    missing.add('clip_1.mp3')
    player.toggle('item-3', 'clip_1.mp3', null)
    await settled()
    expect(shown()).toBe('item-3 idle failed')
    missing.clear()
    await start('item-3', 'clip_1.mp3')
    expect(shown()).toBe('item-3 playing')
  })

  test('or breaks off says so', async () => {
    await start('item-3', 'clip_1.mp3')
    speaker.fail('lost')
    expect(shown()).toBe('item-3 idle failed')
  })

  test('says nothing when another was chosen meanwhile', async () => {
    missing.add('clip_1.mp3')
    player.toggle('item-3', 'clip_1.mp3', null)
    await start('item-9', 'clip_2.mp3')
    expect(shown()).toBe('item-9 playing')
  })
})

test('a pause from outside rests the button', async () => {
  await start('item-3', 'clip_1.mp3')
  speaker.pausedByOthers()
  expect(shown()).toBe('item-3 idle')
})

test('nothing plays on after the end', async () => {
  await start('item-3', 'clip_1.mp3')
  player.end()
  expect(speaker.paused).toBe(true)
  speaker.sound()
  expect(shown()).toBe('item-3 playing')
})

describe('the button of a sentence', () => {
  test('plays from the start of the sentence to its end, from a recording that is whole', async () => {
    player.toggle('sentence-3', 'clip_1.mp3', { start: 12.5, end: 15 })
    await settled()
    speaker.sound()
    expect([shown(), speaker.src, speaker.currentTime]).toEqual(['sentence-3 playing', 'blob:clip_1.mp3', 12.5])
    speaker.hear(14.9)
    expect(shown()).toBe('sentence-3 playing')
    speaker.hear(15.1)
    expect(shown()).toBe('sentence-3 idle')
    expect(fetched).toEqual(['clip_1.mp3'])
  })

  test('a whole clip after it is played to its end', async () => {
    player.toggle('sentence-3', 'clip_1.mp3', { start: 1, end: 2 })
    await settled()
    await start('item-3', 'clip_1.mp3')
    speaker.hear(9)
    expect(shown()).toBe('item-3 playing')
  })
})
