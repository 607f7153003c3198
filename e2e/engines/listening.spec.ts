/** A short listening test with its real sounds: plays, answers, results. */
import { loadPractice } from '../listening/pupil.ts'
import { everything } from '../products.ts'
import type { Tab } from './browser/tab.ts'
import { at, button, click, eventually, expectPath, expectSome, expectText, test } from './visit.ts'

const ID = 'short-2019'
const practice = loadPractice('e2e/fixtures', ID)
const KEYS = practice.clips.flatMap(({ questions }) => questions.map(({ key }) => key))

const playText = (tab: Tab) => tab.evaluate(() => document.querySelector('.play')?.textContent ?? '')
const choose = (tab: Tab, option: number) => click(tab, at(`[data-stage] input[value="${option}"]`))

async function open(tab: Tab): Promise<void> {
  await tab.goto(`/listening/${ID}/practice`)
  await expectSome(tab, '[data-live]')
}

/**
 * Acts, and waits until the page has said this since. A machine without a sound card may take a recording faster than it is
 * heard: what the page says while it plays is gone before it can be read.
 */
async function expectSaid(tab: Tab, text: string, act: () => Promise<unknown>): Promise<void> {
  await tab.evaluate((wanted) => {
    document.body.removeAttribute('data-said')
    const read = () => {
      const said = document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ') ?? ''
      if (said.includes(wanted)) document.body.setAttribute('data-said', '')
    }
    new MutationObserver(read).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, text)
  await act()
  await eventually(() => tab.evaluate(() => document.body.hasAttribute('data-said'))).toBe(true)
}

/** Plays the clip of the question to its end. */
async function hear(tab: Tab, plays: number): Promise<void> {
  await eventually(() => playText(tab)).toBe('Play')
  await expectSaid(tab, 'Playing', () => click(tab, at('.play')))
  await expectText(tab, `Plays: ${plays}/2`)
  await eventually(() => playText(tab)).not.toBe('Playing')
}

/** Answers all questions, this many of them right, and submits. */
async function take(tab: Tab, right: number): Promise<void> {
  for (const [i, key] of KEYS.entries()) {
    await expectText(tab, `Question ${i + 1} of ${KEYS.length}`)
    await choose(tab, i < right ? key : (key + 1) % 3)
    await click(tab, button(i < KEYS.length - 1 ? 'Next' : 'Submit Practice'))
  }
  await expectPath(tab, `/listening/${ID}/results`)
}

test('a clip plays twice and not a third time', async ({ tab }) => {
  await open(tab)
  await hear(tab, 1)
  await hear(tab, 2)
  await click(tab, at('.play'))
  await expectText(tab, 'You have already played this audio clip 2 times.')
})

test('pictures are shown, and a reload keeps answers and plays', async ({ tab }) => {
  await open(tab)
  await hear(tab, 1)
  const widths = () =>
    tab.evaluate(() => [...document.querySelectorAll<HTMLImageElement>('[data-stage] img')].map((i) => i.naturalWidth))
  await eventually(async () => (await widths()).filter((width) => width > 100).length).toBe(3)
  await choose(tab, 1)
  await tab.reload()
  await expectSome(tab, '[data-live]')
  await expectText(tab, 'Plays: 1/2')
  await expectSome(tab, '[data-stage] input[value="1"]:checked')
})

// The results are the same page with other words; e2e/listening/results.spec.ts has each of them.
if (everything)
  test('all right: full marks', async ({ tab }) => {
    await open(tab)
    await take(tab, KEYS.length)
    await expectText(tab, 'Excellent work!')
    await expectText(tab, '4 out of 4 questions correct')
    await expectText(tab, 'Perfect score')
  })

test('two wrong: the band, the mistakes with reasons, and a clip again', async ({ tab }) => {
  await open(tab)
  await take(tab, 2)
  await expectText(tab, 'Fair performance')
  await expectText(tab, 'Review Your Mistakes (2 questions)')
  await expectText(tab, "Ali says 'I am late'.")
  const toggle = () => tab.evaluate(() => document.querySelector('#item-3 button')?.textContent ?? '')
  await expectSaid(tab, 'Stop Audio', () => click(tab, at('#item-3 button')))
  await eventually(toggle).toContain('Play Audio')
  await tab.reload()
  await expectText(tab, '2 out of 4 questions correct')
})

test.describe('a room that is reloaded', () => {
  // Firefox says so of a picture that the reload keeps from coming.
  test.use({ allowed: ['.webp’. A ServiceWorker intercepted the request'] })
  test('a listening room starts, and goes on where it was reloaded', async ({ tab }) => {
    const second = () => tab.evaluate(() => Number(history.state?.usr?.room?.second ?? 0))
    await tab.goto('/listening/english-2024/room')
    // An engine may refuse the first tap while it loads: a pupil taps again.
    const tapUntil = (name: string, after: number) =>
      eventually(async () => {
        await tab.click(button(name))
        return await second()
      }).toBeGreaterThan(after)
    await expectSaid(tab, 'Next: Passage 1, read the questions.', () => tapUntil('Start', 1))
    await tab.evaluate(() => {
      const { usr, ...rest } = history.state
      history.replaceState({ ...rest, usr: { ...usr, room: { ...usr.room, second: 60 } } }, '')
      location.reload()
    })
    await expectSome(tab, '[data-live]')
    await expectText(tab, 'Go on')
    await expectSaid(tab, 'Passage 1, first reading', () => tapUntil('Go on', 60))
  })
})
