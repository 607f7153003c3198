/**
 * A browser fetches from a real S3 store (OpenStack Swift): this site signs a URL, and the store sends the bytes to a
 * page of another origin, whole or in part.
 */
import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { hasSwift, newBucket, type Swift, startSwift } from '#server/contract/throwaway-swift.ts'
import { expectPlays, openTest, playClip } from '../listening/pupil.ts'
import { type OwnSite, startOwnSite } from '../own-site.ts'

const PRACTICE = 'listeningPractices/short-2019.json'
const CLIPS = [1, 2, 3].map((clip) => `files/listening-audio/short-2019/clip_${clip}.mp3`)
const PICTURES = ['q2', 'q5_1', 'q5_2', 'q5_3'].map((name) => `files/listening-images/english-2022/${name}.webp`)
const PAPER = 'files/downloads/2024_P6_Kingfisher_Science_Prelim.pdf'

const FILES = Object.fromEntries([
  ...[PRACTICE, ...CLIPS].map((path) => [path, readFileSync(`e2e/fixtures/${path}`)] as const),
  ...PICTURES.map((path) => [path, readFileSync(`content/${path}`)] as const),
  [PAPER, `%PDF-1.7 ${'a paper '.repeat(1000)}`] as const,
])

let swift: Swift
let site: OwnSite
let faults: string[]

test.skip(!hasSwift && process.env.CI === undefined, 'OpenStack Swift is not installed')

test.beforeAll(async () => {
  // Nine programs start.
  test.setTimeout(240_000)
  swift = await startSwift()
  const { endpoint, bucket, accessKeyId, secretAccessKey } = await newBucket(swift.endpoint)
  site = await startOwnSite(FILES, {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  })
})

test.afterAll(async () => {
  await site.stop()
  swift.dispose()
})

test.beforeEach(({ page }) => {
  faults = []
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  page.on('pageerror', (error) => faults.push(error.message))
})

test.afterEach(() => expect(faults).toEqual([]))

/** What the store sends to a page for a path of this site, of which `range` is wanted ('' for all of it). */
function fetchFile(page: Page, path: string, range: string) {
  return page.evaluate(
    async ([from, part]) => {
      const answer = await fetch(from, part === '' ? {} : { headers: { range: part } })
      const bytes = new Uint8Array(await answer.arrayBuffer())
      return { status: answer.status, type: answer.headers.get('content-type'), url: answer.url, bytes: [...bytes] }
    },
    [path, range] as const,
  )
}

const signedUrl = () => new RegExp(`^${swift.endpoint}/.*[?&]X-Amz-Signature=`)

test('a recording plays and pictures are shown, from signed URLs of the store', async ({ page }) => {
  const sent: string[] = []
  page.on('response', (response) => {
    if (response.url().startsWith(swift.endpoint) && response.ok()) sent.push(response.url())
  })
  await openTest(page, 'short-2019', site.url)
  await playClip(page)
  await expectPlays(page, 1)
  const widths = () =>
    page
      .locator('[data-stage] img')
      .evaluateAll((all) => all.map((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
  await expect.poll(async () => (await widths()).filter((width) => width > 100).length).toBe(3)
  for (const name of ['clip_1.mp3', 'q5_1.webp', 'q5_2.webp', 'q5_3.webp'])
    expect(sent.find((url) => url.includes(name))).toMatch(signedUrl())
})

for (const [what, path, url, type] of [
  ['a recording', CLIPS[0] ?? '', '/files/listening-audio/short-2019/clip_1.mp3', 'audio/mpeg'],
  ['a picture', PICTURES[0] ?? '', '/files/listening-images/english-2022/q2.webp', 'image/webp'],
  ['a paper', PAPER, '/downloads/2024_P6_Kingfisher_Science_Prelim.pdf', 'application/pdf'],
] as const)
  test(`${what} is read by a page of this site, whole and in part`, async ({ page }) => {
    const bytes = [...Buffer.from(FILES[path] ?? '')]
    await page.goto(site.url)
    const whole = await fetchFile(page, url, '')
    expect(whole).toEqual({ status: 200, type, url: expect.stringMatching(signedUrl()), bytes })
    const part = await fetchFile(page, url, 'bytes=100-199')
    expect(part).toEqual({ status: 206, type, url: expect.stringMatching(signedUrl()), bytes: bytes.slice(100, 200) })
  })
