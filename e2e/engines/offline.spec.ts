/** A saved pack, and a server that is gone. */
import { readFileSync } from 'node:fs'
import { type OwnSite, startOwnSite } from '../own-site.ts'
import { setOf } from '../quiz/sets.ts'
import { expectMarked, play } from './answers.ts'
import { button, click, eventually, expectSome, expectText, test } from './visit.ts'

// What each engine says of requests that reach nobody.
test.use({ allowed: ['request failed', 'NetworkError', 'Failed to load resource', 'ERR_', 'network connection'] })

let site: OwnSite
let isRunning = false

async function stop(): Promise<void> {
  if (isRunning) await site.stop()
  isRunning = false
}

test.beforeEach(async () => {
  const names = [1, 2, 3, 4, 5].map((set) => `quizzes/Editing_Set_${set}.json`)
  site = await startOwnSite(Object.fromEntries(names.map((name) => [name, readFileSync(`content/${name}`)])))
  isRunning = true
})

test.afterEach(stop)

test('a topic is saved, played and marked without a server', async ({ tab }) => {
  const { path } = setOf('editing')
  await tab.goto(`${site.url}/practice`)
  await eventually(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  await click(tab, button('Save for offline Editing'))
  await click(tab, button('Save Editing'))
  await expectText(tab, 'Saved on this device.')
  await stop()
  await tab.goto(site.url + path)
  await expectSome(tab, '[data-live]')
  await play(tab, setOf('editing'))
  await expectMarked(tab, setOf('editing'))
})
