import { beforeEach, describe, expect, test } from 'vitest'
import { SilentSpeaker } from '#listening/audio/silent-speaker.ts'
import { RoomPlayer } from './room-player.ts'

let speaker: SilentSpeaker
let player: RoomPlayer

beforeEach(() => {
  speaker = new SilentSpeaker()
  player = new RoomPlayer(speaker)
})

async function playing(from: number): Promise<void> {
  player.take('blob:room', from)
  await player.play()
  speaker.sound()
}

describe('the recording of a room', () => {
  test('waits for a tap, plays, and tells its second', async () => {
    expect(player.view().phase).toBe('silent')
    await playing(0)
    speaker.hear(12.3)
    expect(player.view()).toEqual({ phase: 'playing', second: 12.3 })
  })

  test('goes on at the second where the page was reloaded', async () => {
    await playing(700)
    expect(speaker.currentTime).toBe(700)
    expect(player.view()).toEqual({ phase: 'playing', second: 700 })
  })

  test('an element that forgot where to go on is told again, and obeyed if it cannot', async () => {
    await playing(700)
    speaker.hear(0.3)
    expect([speaker.currentTime, player.view().second]).toEqual([700, 700])
    for (let i = 0; i < 5; i += 1) speaker.hear(0.3 + i)
    expect(player.view()).toEqual({ phase: 'playing', second: 4.3 })
  })

  test('a phone call stops it where it is, and a tap goes on', async () => {
    await playing(0)
    speaker.hear(40)
    speaker.pausedByOthers()
    expect(player.view()).toEqual({ phase: 'ready', second: 40 })
    await player.play()
    speaker.sound()
    expect(player.view().phase).toBe('playing')
  })

  test('cannot be wound on or back', async () => {
    await playing(0)
    speaker.hear(40)
    speaker.currentTime = 300
    expect(speaker.currentTime).toBe(40)
  })

  test('ends once', async () => {
    await playing(0)
    speaker.hear(9.9)
    speaker.finish()
    expect(player.view().phase).toBe('ended')
    await player.play()
    expect(player.view().phase).toBe('ended')
  })

  test('a browser that refuses to play leaves it ready', async () => {
    speaker.refuses = true
    player.take('blob:room', 0)
    await player.play()
    expect(player.view().phase).toBe('ready')
  })

  test('a recording that cannot be decoded is taken again, and has failed in the end', async () => {
    player.take('blob:room', 30)
    for (let i = 0; i < 9; i += 1) {
      speaker.src = ''
      speaker.fail('no')
      expect([player.view().phase, speaker.src]).toEqual(['ready', 'blob:room'])
    }
    speaker.fail('no')
    expect(player.view().phase).toBe('failed')
  })

  test('after the end of the room nothing is told', async () => {
    await playing(0)
    player.end()
    speaker.hear(5)
    expect(player.view().second).toBe(0)
  })
})
