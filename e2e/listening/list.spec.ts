/** The list of listening practices and the page of one; the URLs of files. */
import { expect, test } from '../visit.ts'
import { loadPractice } from './pupil.ts'

const PICTURE = 'listening-images/english-2022/q5_1.webp'
const CLIP = 'listening-audio/short-2019/clip_1.mp3'

test('the list: newest year first, each with its titles, its clips and a way in', async ({ page }) => {
  await page.goto('/listening')
  await expect(page).toHaveTitle('Listening Comprehension - ReadySix')
  const cards = page.locator('.practice-link')
  const years = (await cards.locator('.practice-title').allInnerTexts()).map((title) => /\d{4}/.exec(title)?.[0])
  expect(years).toEqual([...years].sort().reverse())
  const first = cards.filter({ hasText: 'English Listening Comprehension 2024' })
  for (const text of ['Two Umbrellas', '7 audio clips', 'About 25 minutes', 'Start Practice'])
    await expect(first).toContainText(text)
  await expect(cards.filter({ hasText: 'Lost Pictures' })).toContainText('1 audio clip')
  const steps = page.getByRole('region', { name: 'How it works' }).getByRole('listitem')
  for (const text of ['Select a set', 'up to 2 times', 'multiple choice', 'Review your results'])
    await expect(steps.filter({ hasText: text })).toHaveCount(1)
  await first.click()
  await expect(page).toHaveURL('/listening/english-2024')
})

test('a practice: what it is, how to take it, and Start', async ({ page }) => {
  const practice = loadPractice('content', 'english-2024')
  await page.goto('/listening/english-2024')
  await expect(page).toHaveTitle(`${practice.displayTitle}: ${practice.title} - ReadySix`)
  await expect(page.getByRole('heading', { level: 1, name: practice.displayTitle })).toBeVisible()
  for (const text of [practice.title, '2x per clip', 'Multiple Choice', 'OAS Style', practice.instructions])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Format' })).toContainText('the optical answer sheet of the exam')
  await expect(page.getByRole('row', { name: 'Audio clips' })).toContainText('7')
  await expect(page.getByRole('complementary', { name: 'How to take this practice' })).toBeVisible()
  expect(await page.content()).not.toContain(practice.clips[0]?.transcript.slice(0, 40))
  await page.getByRole('link', { name: 'Back to Listening' }).click()
  await expect(page).toHaveURL('/listening')
  await page.goBack()
  await page.getByRole('link', { name: 'Start' }).click()
  await expect(page).toHaveURL('/listening/english-2024/practice')
})

test('a practice without instructions shows none', async ({ page }) => {
  await page.goto('/listening/short-2019')
  await expect(page.getByRole('heading', { name: 'Instructions' })).toHaveCount(0)
})

test('home leads to the list', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Listening Comprehension Each clip plays twice' }).click()
  await expect(page).toHaveURL('/listening')
})

test.describe('the URL of a file', () => {
  const ask = (path: string) => `/api/files/address?path=${encodeURIComponent(path)}`

  test('needs the session, is the same each time, and is kept by nobody', async ({ request }) => {
    const refused = await request.get(ask(CLIP))
    expect([refused.status(), refused.headers()['cache-control']]).toEqual([401, 'no-store'])
    await request.post('/api/session')
    const first = await request.get(ask(CLIP))
    expect(first.headers()['cache-control']).toBe('no-store')
    const { address } = await first.json()
    expect(address).toMatch(/^\/files\/listening-audio\/short-2019\/clip_1\.mp3\?v=[0-9a-f]+$/)
    expect(await (await request.get(ask(CLIP))).json()).toEqual({ address })
  })

  test('is told of pictures as well, and of nothing that is not there', async ({ request }) => {
    await request.post('/api/session')
    expect((await request.get(ask(PICTURE))).status()).toBe(200)
    for (const path of ['listening-audio', '../content.db', 'listening-audio/short-2019/clip 1.mp3', '/etc/passwd'])
      expect((await request.get(ask(path))).status(), path).toBe(404)
    expect((await request.get('/api/files/address')).status()).toBe(400)
  })

  test('leads to the file, in parts, kept permanently, with its type', async ({ request }) => {
    await request.post('/api/session')
    for (const [path, type] of [
      [CLIP, 'audio/mpeg'],
      [PICTURE, 'image/webp'],
    ] as const) {
      const { address } = await (await request.get(ask(path))).json()
      const whole = await request.get(address)
      expect(whole.headers()).toMatchObject({
        'content-type': type,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      const bytes = await whole.body()
      const part = await request.get(address, { headers: { range: 'bytes=10-19' } })
      expect(part.status()).toBe(206)
      expect(await part.body()).toEqual(bytes.subarray(10, 20))
      const beyond = await request.get(address, { headers: { range: `bytes=${bytes.length}-` } })
      expect(beyond.status()).toBe(416)
      const known = await request.get(address, { headers: { 'if-none-match': whole.headers().etag ?? '' } })
      expect(known.status()).toBe(304)
    }
  })

  test('does not lead out of the files, nor to a list of them', async ({ request }) => {
    for (const path of [
      '/files',
      '/files/listening-audio',
      '/files/listening-audio%2f..%2f..',
      '/files/%2e%2e/index.json',
    ])
      expect((await request.get(path)).status(), path).toBe(404)
  })
})
