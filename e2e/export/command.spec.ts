/** The command itself: all or nothing, the same bytes every time, and what it says. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { documentId, topics } from '#quiz/library/topics.ts'
import { exportSite } from './export-site.ts'

/** A set of each topic. */
const QUIZZES = topics.map((topic) => `quizzes/${documentId(topic, 'Set_1')}.json`)
const PAPER = '2024_P6_OtterBay_English_Prelim.pdf'

/** A small site: a set of each topic, one paper and what every site has. */
function smallSite() {
  const place = mkdtempSync(join(tmpdir(), 'readysix-small-'))
  const content = join(place, 'content')
  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  for (const name of QUIZZES) write(name, readFileSync(join('content', name)))
  for (const name of readdirSync('content/articles'))
    write(`articles/${name}`, readFileSync(`content/articles/${name}`))
  write(`files/downloads/${PAPER}`, readFileSync(`content/files/downloads/${PAPER}`))
  const dir = join(place, 'site')
  const settings = { DATA_DIR: join(place, 'data'), CONTENT_DIR: content, SITE_URL: 'https://readysix.example' }
  return { dir, place, write, settings }
}

/** Every file of a folder with the hash of its bytes. */
function fingerprint(dir: string): Record<string, string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const files = entries.map((entry) => join(entry.parentPath, entry.name)).sort()
  const hash = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex')
  return Object.fromEntries(files.map((file) => [file.slice(dir.length), hash(file)]))
}

test('without SITE_URL nothing is written', () => {
  const { dir, place, settings } = smallSite()
  const { status, output } = exportSite(dir, { ...settings, SITE_URL: '' })
  expect([status, output]).toEqual([1, 'SITE_URL: must say where the exported site will be, for its links\n'])
  expect(readdirSync(place)).toEqual(['content'])
})

test('two exports of the same content have the same bytes; with CONTACT_EMAIL alone the contact page names it', () => {
  const { dir, place, settings } = smallSite()
  const first = exportSite(dir, { ...settings, CONTACT_EMAIL: 'desk@example.org' })
  expect(first.output).toMatch(/^Exported: \d{3} pages for https:\S+; \d{4} files, \d+\.\d MB, in \S+ \(\d+\.\d s\)\n/)
  expect(first.output).toContain('/articles/instant-feedback links to /quiz/editing/Set_2, which is not there\n')
  expect(first.output).toContain('the contact page names CONTACT_EMAIL and has no form')
  const page = readFileSync(join(dir, 'contact.html'), 'utf8')
  expect(page).toContain('href="mailto:desk@example.org"')
  expect(page).not.toContain('<textarea')
  const again = join(place, 'again')
  const anotherStore = { ...settings, DATA_DIR: join(place, 'data-again'), CONTACT_EMAIL: 'desk@example.org' }
  expect(exportSite(again, anotherStore).status).toBe(0)
  expect(fingerprint(again)).toEqual(fingerprint(dir))
})

test('without CONTACT_RELAY_URL the page has no form; what fails leaves the last export as it was, and what is gone from the content is gone from the next', () => {
  const { dir, place, write, settings } = smallSite()
  const first = exportSite(dir, settings)
  expect(first.status).toBe(0)
  expect(first.output).toContain('CONTACT_RELAY_URL is not set: the contact page says that it takes no messages')
  expect(readFileSync(join(dir, 'contact.html'), 'utf8')).toContain('This copy of the site takes no messages.')
  const before = fingerprint(dir)
  expect(Object.keys(before)).toContain('/articles/daily-practice.html')

  const index = join(settings.DATA_DIR, 'files', 'index.json')
  const kept = readFileSync(index)
  writeFileSync(index, '{')
  const failed = exportSite(dir, settings)
  expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('index.json')])
  expect(fingerprint(dir)).toEqual(before)
  writeFileSync(index, kept)

  write('quizzes/Grammar_Set_2.json', '{')
  const broken = exportSite(dir, settings)
  expect(broken.status).toBe(1)
  expect(broken.output).toContain('Grammar_Set_2.json')
  expect(fingerprint(dir)).toEqual(before)
  expect(readdirSync(place).sort()).toEqual(['content', 'data', 'site'])

  write('quizzes/Grammar_Set_2.json', readFileSync('content/quizzes/Grammar_Set_2.json'))
  expect(exportSite(dir, settings).status).toBe(0)
  expect(Object.keys(fingerprint(dir))).toContain('/quiz/grammar-mcq/Set_2.html')
  writeFileSync(join(dir, 'stranger.txt'), '')
  const refused = exportSite(dir, settings)
  expect([refused.status, refused.output.includes('holds stranger.txt')]).toEqual([1, true])
})
