/** What a pupil does in a listening test, and what the sound does meanwhile. */
import { readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import type { Practice } from '#listening/practice/practice.ts'
import { parsePractice } from '#listening/practice/schema.ts'

/** The one audio element of a page, watched from its making. */
declare global {
  interface Window {
    speakers: HTMLAudioElement[]
  }
}

/** Call it before the page is opened. */
export async function watchSound(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.speakers = []
    const Made = window.Audio
    window.Audio = class extends Made {
      constructor(src?: string) {
        super(src)
        window.speakers.push(this)
      }
    }
  })
}

export function loadPractice(folder: string, id: string): Practice {
  const parsed = parsePractice(id, JSON.parse(readFileSync(`${folder}/listeningPractices/${id}.json`, 'utf8')))
  if (parsed.status !== 'ok') throw new Error(`${id} is no practice`)
  return parsed.practice
}

/** `site` is the origin of a site of the journey's own. */
export async function openTest(page: Page, id: string, site = ''): Promise<void> {
  await watchSound(page)
  await page.goto(`${site}/listening/${id}/practice`)
  await expect(page.locator('[data-live]')).toBeAttached()
}

export const playButton = (page: Page) => page.locator('.play')

export async function expectPlays(page: Page, plays: number, of = 2): Promise<void> {
  await expect(page.getByText(`Plays: ${plays}/${of}`)).toBeVisible()
}

/** Sound runs: time goes on in the element. */
export async function expectSound(page: Page): Promise<void> {
  await expect(playButton(page)).toHaveText('Playing')
  const time = () => page.evaluate(() => window.speakers.at(-1)?.currentTime ?? 0)
  await expect.poll(time).toBeGreaterThan(0.1)
}

/** A tap on the button as it stands, whether it says that it can be pressed or not. */
export const tapPlay = (page: Page) => playButton(page).click({ force: true })

/** Waits until a clip can be played, plays it and hears it begin. */
export async function playClip(page: Page): Promise<void> {
  await expect(playButton(page)).toHaveText('Play')
  await playButton(page).click()
  await expectSound(page)
}

/** Moves to the end of what plays, as time would, without waiting for it. */
export async function finishClip(page: Page): Promise<void> {
  await page.evaluate(() => {
    const speaker = window.speakers.at(-1)
    if (speaker !== undefined) speaker.playbackRate = 16
  })
  await expect(playButton(page)).toHaveText('Play')
  await page.evaluate(() => {
    const speaker = window.speakers.at(-1)
    if (speaker !== undefined) speaker.playbackRate = 1
  })
}

/** Waits until the page, too, knows that something was heard. */
export async function hearSome(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => window.speakers.at(-1)?.currentTime ?? 0)).toBeGreaterThan(0.6)
}

/** Slows a clip of which something was heard, so that it cannot end meanwhile. */
export async function slowClip(page: Page): Promise<void> {
  await hearSome(page)
  await page.evaluate(() => {
    const speaker = window.speakers.at(-1)
    if (speaker !== undefined) speaker.playbackRate = 0.1
  })
}

/** The question before a clip that sounds is left. */
export const stopQuestion = (page: Page) => page.getByRole('dialog', { name: 'Stop this clip?' })

/** Says that the clip shall stop. */
export const stopClip = (page: Page) =>
  stopQuestion(page).getByRole('button', { name: 'Stop and go to question' }).click()

export async function choose(page: Page, option: number): Promise<void> {
  await page.locator(`[data-stage] input[value="${option}"]`).check()
}

export const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click()
export const previous = (page: Page) => page.getByRole('button', { name: 'Previous' }).click()
export const submit = (page: Page) => page.getByRole('button', { name: 'Submit Practice' }).click()
