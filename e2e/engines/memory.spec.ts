/** What a device remembers, in each engine: an exercise is gone on with in another tab. */
import { setOf } from '../quiz/sets.ts'
import type { Tab } from './browser/tab.ts'
import { at, click, eventually, expectSome, fill, link, test } from './visit.ts'

const typed = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLInputElement>('[data-blank="1"]')?.value ?? '')

/** Whether the device has this text by now. WebKit gives up a write whose page is left at once. */
const isStored = (tab: Tab, text: string) =>
  tab.evaluate(
    (wanted) =>
      new Promise<boolean>((resolve) => {
        const opening = indexedDB.open('memory')
        opening.onsuccess = () => {
          const all = opening.result.transaction('kept').objectStore('kept').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(JSON.stringify(all.result).includes(wanted))
          }
        }
      }),
    text,
  )

async function begin(tab: Tab): Promise<void> {
  await tab.goto('/')
  await tab.evaluate(() => localStorage.setItem('memory', 'on'))
  await tab.goto(setOf('compre-cloze').path)
  await expectSome(tab, '[data-live]')
  await fill(tab, at('[data-blank="1"]'), 'remembered')
  await eventually(() => isStored(tab, 'remembered')).toBe(true)
}

test('an exercise is gone on with after its tab was closed', async ({ tab }) => {
  await begin(tab)
  await tab.anotherTab()
  await tab.goto('/')
  await click(tab, link('Go on'))
  await expectSome(tab, '[data-live]')
  await eventually(() => typed(tab)).toBe('remembered')
})
