/**
 * What a device remembers, in each engine: an exercise is gone on with in another tab, and a copy is read in again. A page that
 * leads to another one is left at the moment in which it is written to.
 */
import { setOf } from '../quiz/sets.ts'
import type { Tab } from './browser/tab.ts'
import { at, button, click, eventually, expectSome, expectText, fill, link, test } from './visit.ts'

const typed = (tab: Tab) =>
  tab.evaluate(() => document.querySelector<HTMLInputElement>('[data-blank="1"]')?.value ?? '')

/** Whether the database has this text by now. A tab that WebKit closes hears nothing of it. */
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

const kept = (tab: Tab) => tab.evaluate(() => document.querySelector('.kept-all')?.textContent ?? '')

/** Saves a copy, and keeps its text in the page instead of a folder. */
async function saveCopy(tab: Tab): Promise<void> {
  await tab.evaluate(() => {
    URL.createObjectURL = (blob) => {
      if (blob instanceof Blob) blob.text().then((text) => sessionStorage.setItem('copy', text))
      return 'blob:'
    }
    HTMLAnchorElement.prototype.click = () => undefined
  })
  await click(tab, button('Save a copy'))
  await eventually(() => tab.evaluate(() => sessionStorage.getItem('copy') !== null)).toBe(true)
}

const readCopy = (tab: Tab) =>
  tab.evaluate(() => {
    const files = new DataTransfer()
    files.items.add(new File([sessionStorage.getItem('copy') ?? ''], 'copy.json', { type: 'application/json' }))
    const input = document.querySelector<HTMLInputElement>('[data-memory-file]')
    if (input === null) return
    input.files = files.files
    input.dispatchEvent(new Event('change', { bubbles: true }))
  })

async function begin(tab: Tab): Promise<void> {
  await tab.goto('/')
  await tab.evaluate(() => localStorage.setItem('memory', 'on'))
  await tab.goto(setOf('compre-cloze').path)
  await expectSome(tab, '[data-live]')
  await fill(tab, at('[data-blank="1"]'), 'remembered')
}

test('an exercise is gone on with after its tab was closed', async ({ tab }) => {
  await begin(tab)
  await eventually(() => isStored(tab, 'remembered')).toBe(true)
  await tab.anotherTab()
  await tab.goto('/')
  await click(tab, link('Go on'))
  await expectSome(tab, '[data-live]')
  await eventually(() => typed(tab)).toBe('remembered')
})

test('a copy brings back what was forgotten, to the letter', async ({ tab }) => {
  await begin(tab)
  await tab.goto('/privacy')
  // It comes late, above what is pressed.
  await expectText(tab, 'Kept here now: 1 exercise')
  await click(tab, at('[data-memory-all] summary'))
  await eventually(() => kept(tab)).toContain('remembered')
  const before = await kept(tab)
  await saveCopy(tab)
  await expectText(tab, 'The copy is saved with your downloads.')
  await click(tab, button('Forget all'))
  await expectText(tab, 'All that was remembered is deleted.')
  await eventually(() => kept(tab)).not.toContain('remembered')
  await readCopy(tab)
  await expectText(tab, 'The copy is read in.')
  await eventually(() => kept(tab)).toBe(before)
})
