/** Practices that say how often a clip may be played, and how often the room reads it (docs/behaviour.md, 8.7 and 25.1). */
import { expect, test } from '../visit.ts'
import { expectPlays, finishClip, openTest, playButton, playClip, tapPlay } from './pupil.ts'

for (const [id, plays, refused, heard] of [
  ['thrice-2018', 3, 'You have already played this audio clip 3 times.', 'then you hear the passage once'],
  ['once-2017', 1, 'You have already played this audio clip 1 time.', 'then you hear the passage 3 times'],
] as const)
  test(`a practice of plays ${plays}: its page, its clip and its room say so`, async ({ page }) => {
    await page.goto(`/listening/${id}`)
    await expect(page.getByText(`${plays}x per clip`)).toBeVisible()
    await expect(page.getByText(heard)).toBeVisible()
    await openTest(page, id)
    for (let play = 1; play <= plays; play++) {
      await playClip(page)
      await expectPlays(page, play, plays)
      await finishClip(page)
    }
    await expect(playButton(page)).toHaveAttribute('aria-disabled', 'true')
    await tapPlay(page)
    await expect(page.getByRole('alert')).toHaveText(refused)
    await page.goto(`/listening/${id}/room`)
    await expect(page.getByText(heard)).toBeVisible()
  })
