/** Visitors who leave while the server looks for their file: a phone in a lift, a page that is left at once. */
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from '@playwright/test'
import { startOwnSite } from '../own-site.ts'

const QUIZ = 'quizzes/Grammar_Set_1.json'
const CLIP = 'files/listening-audio/any/clip_1.mp3'
/** As many as make Node collect garbage several times. */
const REQUESTS = 6000
const AT_ONCE = 20
const LONGEST_STAY_MS = 4

test('they leave no file open, and the server goes on', async () => {
  const site = await startOwnSite({ [QUIZ]: readFileSync(`content/${QUIZ}`), [CLIP]: new Uint8Array(200_000) })
  const { port } = new URL(site.url)
  const leave = async () => {
    for (let i = 0; i < REQUESTS / AT_ONCE; i += 1) await askAndLeave(Number(port), `/${CLIP}`)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, leave))
  // An error, or a process that has ended, is a line of level 50 or above.
  expect(site.log()).not.toMatch(/"level":[56]0/)
  const response = await fetch(`${site.url}/${CLIP}`)
  expect((await response.arrayBuffer()).byteLength).toBe(200_000)
  await site.stop()
})

async function askAndLeave(port: number, path: string): Promise<void> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n`)
  await pause(Math.random() * LONGEST_STAY_MS)
  socket.destroy()
}
