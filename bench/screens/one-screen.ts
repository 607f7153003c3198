/**
 * Whether a marked item is whole on one screen of a phone: what was asked, the own answer, the key, the reason and the way on.
 * Each item of the library is answered wrongly, since then there is most to show. Of a question of several parts each is looked
 * at for itself. Whole papers are played question by question.
 */
import type { Page } from '@playwright/test'
import { keysHere, notWhole, twoFrames } from './in-page.ts'
import {
  type Look,
  openPage,
  openPlayed,
  type PlayedPage,
  playedPages,
  type Row,
  rowsOf,
  withBuiltSite,
} from './library.ts'

const PHONE = { width: 360, height: 640 }
const MIN_SHARE = 0.95

const SUBMIT = 'button[name="intent"][value="submit"]'
const NEXT = 'button[name="intent"][value="next"]'
const WORDS = 'I think that it changes.'

/** Answers all that is open on the page wrongly. Runs in the page. */
function answerWrong([keys, words]: readonly [Record<string, string>, string]): void {
  const put = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement, value: string) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    field.dispatchEvent(new Event(field.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }))
  }
  const idOf = ({ name }: HTMLInputElement) => name.replace(/^r\./, '')
  const scope = document.querySelector('[data-stage]') ?? document
  const radios = [...scope.querySelectorAll<HTMLInputElement>('input[type="radio"]:not(:disabled)')]
  for (const group of Map.groupBy(radios, ({ name }) => name).values()) {
    const wrong = group.find((radio) => radio.value !== keys[idOf(radio)])
    wrong?.click()
  }
  for (const field of scope.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-blank]:not([readonly])')) {
    if (field.tagName === 'TEXTAREA') put(field, words)
    else if (field.maxLength === 1) {
      const [one, other] = /\d/.test(field.placeholder) ? ['1', '2'] : ['A', 'B']
      put(field, keys[field.dataset.blank ?? ''] === one ? other : one)
    } else {
      // A time is refused without its half of the day.
      const half = field.parentElement?.querySelector('select') ?? null
      put(field, half === null ? (field.closest('.part') === null ? 'zzz' : '7') : '7.05')
      if (half !== null) put(half, 'p.m.')
    }
  }
}

/** The marked parts of the question on the stage, from 0, each with the id of its item. */
const partsHere = (): string[] =>
  [...document.querySelectorAll('[data-stage] .part')].map(
    (part) => part.querySelector('[id^="why-"]')?.id.slice(4) ?? '',
  )

const STAGE = '[data-stage]'
const CHOICE = [
  `*${STAGE} .prompt`,
  `${STAGE} [data-mark="wrong"]`,
  `${STAGE} [data-mark="right"]`,
  '[data-reason]',
  NEXT,
]

/** Brings a part into view as a pupil who reads it does: its end at the foot of the screen. */
function showPart(at: number): void {
  const part = document.querySelectorAll('[data-stage] .part')[at]
  const reason = part?.querySelector('.reason, .open-marked')
  const foot = document.querySelector('.actions')?.getBoundingClientRect().top ?? innerHeight
  const bottom = reason?.getBoundingClientRect().bottom ?? 0
  if (at > 0 && bottom > foot) scrollBy({ top: bottom - foot, behavior: 'instant' })
}

/** What must be seen of the first part with its stem, or of a further part; of the points of an open answer the first. */
function wantedOf(at: number, open: boolean): string[] {
  const part = `${STAGE} .part:nth-child(${at + 1} of .part)`
  const own = open ? `${part} .open-marked .lines` : `${part} :is([data-mark="wrong"], [data-mark="partly"])`
  const why = open ? `${part} .point` : `${part} .reason`
  return [...(at === 0 ? [`*${STAGE} .item-body > .prompt`] : []), `?${part} .prompt`, own, why, NEXT]
}

/** Whether all parts show why: the marking points of an open answer are fetched. Runs in the page. */
const allExplained = (): boolean =>
  [...document.querySelectorAll('[data-stage] .part')].every(
    (part) => part.querySelector('.reason, .open-marked') !== null,
  )

async function lookAtStage(page: Page): Promise<readonly (readonly string[])[]> {
  await page.waitForFunction(allExplained)
  const parts = await page.evaluate(partsHere)
  if (parts.length === 0) return [await page.evaluate(notWhole, CHOICE)]
  const looks: (readonly string[])[] = []
  for (const at of parts.keys()) {
    await page.evaluate(showPart, at)
    const open = await page.locator(`${STAGE} .part`).nth(at).locator('.open-marked').isVisible()
    looks.push(await page.evaluate(notWhole, wantedOf(at, open)))
  }
  return looks
}

/** Opens the reason of each marked item of a passage as a tap on its mark does. */
async function lookAtPassage(page: Page): Promise<readonly (readonly string[])[]> {
  const scope = (await page.locator(STAGE).count()) > 0 ? STAGE : 'form'
  const ids = await page.locator(`${scope} [id^="mark-"]`).evaluateAll((all) => all.map(({ id }) => id.slice(5)))
  const looks: (readonly string[])[] = []
  for (const id of ids) {
    // The first one that was missed is open already.
    if (!(await page.locator(`[id="why-${id}"]`).isVisible())) await page.locator(`[id="mark-${id}"]`).click()
    looks.push(await page.evaluate(notWhole, [`[id="item-${id}"]`, `[id="mark-${id}"]`, `[id="why-${id}"]`]))
  }
  return looks
}

/** Submits, twice where the page asks first, until it is marked. */
async function submit(page: Page): Promise<void> {
  const marked = page.locator(`${NEXT}, [data-result]`).first()
  const anyway = page.getByRole('button', { name: 'Submit anyway' })
  for (let tries = 0; tries < 3 && !(await marked.isVisible()); tries += 1) {
    if (await anyway.isVisible()) await anyway.click()
    else await page.locator(SUBMIT).click()
    await page.evaluate(twoFrames)
    await page.evaluate(twoFrames)
  }
  await marked.waitFor()
}

async function lookAll(page: Page): Promise<readonly (readonly string[])[]> {
  const keys = await page.evaluate(keysHere)
  const reasons = page.getByRole('button', { name: 'With reasons as I go' })
  if (await reasons.isVisible()) await reasons.click()
  const looks: (readonly string[])[] = []
  for (;;) {
    await page.evaluate(twoFrames)
    await page.evaluate(answerWrong, [keys, WORDS] as const)
    await submit(page)
    await page.evaluate(twoFrames)
    const passage = (await page.locator('[id^="mark-"]').count()) > 0
    looks.push(...(await (passage ? lookAtPassage(page) : lookAtStage(page))))
    const next = page.locator(NEXT)
    if (!(await next.isVisible())) return looks
    const last = (await next.textContent())?.trim() === 'Finish'
    if (last) return looks
    await next.click()
    await page.locator(SUBMIT).waitFor()
  }
}

async function looksAt(page: Page, origin: string, { kind, path }: PlayedPage): Promise<readonly Look[]> {
  if (!(await openPlayed(page, origin, path))) return []
  return (await lookAll(page)).map((missing, i) => ({ kind, place: `${path}, ${i + 1}`, missing }))
}

export async function benchOneScreen(): Promise<{ name: string; rows: Row[] }> {
  const looks = await withBuiltSite(async (browser, origin) => {
    const page = await openPage(browser, PHONE)
    const all: Look[] = []
    for (const played of await playedPages(origin)) all.push(...(await looksAt(page, origin, played)))
    return all
  })
  return {
    name: `Marked items whole on ${PHONE.width} x ${PHONE.height}, at least ${MIN_SHARE * 100} %`,
    rows: rowsOf(looks, MIN_SHARE),
  }
}
