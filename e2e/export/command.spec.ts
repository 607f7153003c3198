/** The command itself: all or nothing, the same bytes every time, and what it says. */
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { exportSite } from './export-site.ts'

const QUIZ = 'quizzes/Editing_Set_1.json'
const BROKEN = 'quizzes/Editing_Set_2.json'
const PAPER = 'files/downloads/2024_P6_OtterBay_English_Prelim.pdf'
/** What names the email address or the papers: the contact page and security.txt, the papers, their counts and lists. */
const OF_THE_CHANGE =
  /^\/(?:contact|\.well-known\/security\.txt|downloads|english(?:\.html|\/index\.html)|sitemap\.xml|catalogue|_headers|api\/offline)/

/** A small site: one set, one paper and what every site has. */
function smallSite() {
  const place = mkdtempSync(join(tmpdir(), 'readysix-small-'))
  const content = join(place, 'content')
  const write = (name: string, text: string | Uint8Array) => {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), text)
  }
  for (const name of [QUIZ, PAPER]) write(name, readFileSync(join('content', name)))
  for (const name of readdirSync('content/articles'))
    write(`articles/${name}`, readFileSync(`content/articles/${name}`))
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

test('what fails leaves the last export as it was; the next has the same bytes but for what changed, and not what is gone', () => {
  const { dir, place, write, settings } = smallSite()
  const first = exportSite(dir, { ...settings, CONTACT_EMAIL: 'desk@example.org' })
  expect(first.output).toMatch(/^Exported: \d{3} pages for https:\S+; \d{4} files, \d+\.\d MB, in \S+ \(\d+\.\d s\)\n/)
  expect(first.output).toContain('/articles/instant-feedback links to /quiz/editing/Set_2, which is not there\n')
  expect(first.output).toContain('the contact page names CONTACT_EMAIL and has no form')
  const page = readFileSync(join(dir, 'contact.html'), 'utf8')
  expect(page).toContain('href="mailto:desk@example.org"')
  expect(page).not.toContain('<textarea')
  const before = fingerprint(dir)

  const index = join(settings.DATA_DIR, 'files', 'index.json')
  const kept = readFileSync(index)
  writeFileSync(index, '{')
  const failed = exportSite(dir, settings)
  expect([failed.status, failed.output]).toEqual([1, expect.stringContaining('index.json')])
  expect(fingerprint(dir)).toEqual(before)
  writeFileSync(index, kept)

  write(BROKEN, '{')
  const broken = exportSite(dir, settings)
  expect([broken.status, broken.output]).toEqual([1, expect.stringContaining('Editing_Set_2.json')])
  expect(fingerprint(dir)).toEqual(before)
  expect(readdirSync(place).sort()).toEqual(['content', 'data', 'site'])

  rmSync(join(settings.CONTENT_DIR, BROKEN))
  rmSync(join(settings.CONTENT_DIR, PAPER))
  const anotherStore = { ...settings, DATA_DIR: join(place, 'data-again') }
  const next = exportSite(dir, anotherStore)
  expect(next.output).toContain('CONTACT_RELAY_URL is not set: the contact page says that it takes no messages')
  expect(readFileSync(join(dir, 'contact.html'), 'utf8')).toContain('This copy of the site takes no messages.')
  const after = fingerprint(dir)
  const gone = Object.keys(before).filter((file) => !(file in after))
  expect(gone).toContain(`/downloads/${basename(PAPER)}`)
  expect(Object.keys(after).filter((file) => !(file in before))).toEqual([])
  const changed = Object.keys(after).filter((file) => after[file] !== before[file])
  expect(changed.filter((file) => !OF_THE_CHANGE.test(file))).toEqual([])
  expect(changed).toEqual(expect.arrayContaining(['/contact.html', '/downloads.html']))
})

test('a folder that holds something of somebody else is refused', () => {
  const { dir, settings } = smallSite()
  mkdirSync(dir)
  writeFileSync(join(dir, 'stranger.txt'), '')
  const refused = exportSite(dir, settings)
  expect([refused.status, refused.output.includes('holds stranger.txt')]).toEqual([1, true])
})
