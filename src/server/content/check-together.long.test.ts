/** Documents that need each other: a bad one is refused with its file, its place and a reason, and the site stays as it was. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { wholeImport } from '#server/contract/whole-import.ts'
import { checkDocument } from './collections.ts'
import { type ContentStores, importContent } from './import-content.ts'

const FOLDERS = ['exam', 'tasks', 'science', 'drawings', 'plans', 'whole-papers']

let dir: string
let stores: ContentStores

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'readysix-together-'))
  for (const folder of FOLDERS) cpSync(join('content', folder), join(dir, folder), { recursive: true })
  stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
})
afterEach(() => rmSync(dir, { recursive: true }))

const change = (file: string, edit: (text: string) => string): void => {
  const text = readFileSync(join(dir, file), 'utf8')
  const changed = edit(text)
  expect(changed).not.toBe(text)
  writeFileSync(join(dir, file), changed)
}

const importFolder = (folder = dir) => importContent(stores, { ...wholeImport(folder), check: checkDocument })

/** The folders alone, as somebody imports them who holds no others. */
const importHeld = (folder: string) =>
  importContent(stores, { ...wholeImport(folder), replaces: 'held', check: checkDocument })

const BAD: readonly (readonly [string, string, (text: string) => string, string, RegExp])[] = [
  [
    'marks that do not add up',
    'exam/english.json',
    (text) => text.replace('"marks": 10', '"marks": 11'),
    'exam/english.json',
    /the marks of the sections make its marks/,
  ],
  [
    'a fact without a field',
    'exam/dates.json',
    (text) => text.replace('"read"', '"reed"'),
    'exam/dates.json',
    /is missing.*'reed' may be meant as 'read'/,
  ],
  [
    'a task of another kind',
    'tasks/synthesis/1.json',
    (text) => text.replace('"synthesis"', '"essay"'),
    'tasks/synthesis/1.json',
    /'essay'/,
  ],
  [
    'a question with three options',
    'science/energy.json',
    (text) => text.replace(/"options": \[\s*"[^"]*",/, '"options": ['),
    'science/energy.json',
    /four options/,
  ],
  [
    'a drawing that nobody drew',
    'science/energy.json',
    (text) => text.replace('.svg', '-2.svg'),
    'science/energy.json',
    /names the drawing 'e\S+-2.svg', which is not in drawings/,
  ],
  [
    'a drawing with a script',
    'drawings/e1-shadow.svg',
    (text) => text.replace('</svg>', '<script>1</script></svg>'),
    'drawings/e1-shadow.svg',
    /has the element script/,
  ],
  [
    'a plan of an unknown question',
    'plans/science/1.json',
    (text) => text.replace(/"id": "\w+"/, '"id": "E99z"'),
    'plans/science/1.json',
    /the bank has no question E99z/,
  ],
  [
    'a plan of a question that sets have as well',
    'plans/science/1.json',
    (text) => text.replace(/"id": "\w+"/, '"id": "D1a"'),
    'plans/science/1.json',
    /question D1a is not reserved/,
  ],
  [
    'a plan of a question of another paper',
    'plans/science/2.json',
    (text) => text.replace(/"id": "\w+"/, '"id": "D85a"'),
    'plans/science/2.json',
    /question D85a is in paper 1 as well/,
  ],
  [
    'a plan of an unknown problem',
    'plans/maths/1.json',
    (text) => text.replace(/"family": "\w+"/, '"family": "M999"'),
    'plans/maths/1.json',
    /M999 has no problem/,
  ],
  [
    'a paper with a question too few',
    'whole-papers/english/1/grammar-mcq.json',
    (text) => JSON.stringify({ ...JSON.parse(text), questions: JSON.parse(text).questions.slice(1) }),
    'whole-papers/english/1/grammar-mcq.json',
    /is '9', and the examination has '10'/,
  ],
  [
    'a section of no paper',
    'whole-papers/chinese/1/reading-2.json',
    (text) => text.replace('"reading-2"', '"reading-1"'),
    'whole-papers/chinese/1/reading-2.json',
    /is a reading-1, not a reading-2/,
  ],
]

describe('a folder with', () => {
  // A folder that is refused leaves them as they were, which each of these tests sees.
  let held: ContentStores | null = null

  it.each(BAD)('%s is refused by name', async (_, file, edit, named, reason) => {
    if (held === null) await importFolder()
    held ??= stores
    stores = held
    const version = await stores.documents.version()
    change(file, edit)
    const outcome = await importFolder()
    expect(outcome.kind).toBe('refused')
    const issues = outcome.kind === 'refused' ? outcome.issues : []
    const [issue] = issues.filter((one) => reason.test(one.reason))
    expect(issue, JSON.stringify(issues)).toMatchObject({
      file: join(dir, named),
      path: expect.stringMatching(/^[$t]/),
    })
    expect(await stores.documents.version()).toBe(version)
  })

  it.each([
    ['tasks/synthesis.json', 'tasks/synthesis.json', '<kind>/<number>.json'],
    ['tasks/essay/1.json', 'tasks/essay/1.json', "a kind and a number are expected here, as in 'synthesis/2'"],
    ['science/figures/a.svg', 'science/figures', '<theme>.json'],
    ['plans/english/1.json', 'plans/english/1.json', 'maths or science and a number'],
    ['exam/malay.json', 'exam/malay.json', 'english, chinese, mathematics, science, dates are expected here'],
    ['drawings/A b.svg', 'drawings/A b.svg', 'has a name with more than small letters'],
    ['whole-papers/english/one/oral.json', 'whole-papers/english/one/oral.json', 'a number and a section'],
  ])('a file %s is refused', async (file, named, reason) => {
    mkdirSync(join(dir, file, '..'), { recursive: true })
    writeFileSync(join(dir, file), file.endsWith('.svg') ? '<svg ></svg>' : '{}')
    const outcome = await importFolder()
    expect(outcome).toMatchObject({
      kind: 'refused',
      issues: expect.arrayContaining([
        expect.objectContaining({ file: join(dir, named), reason: expect.stringContaining(reason) }),
      ]),
    })
  })

  it('papers and no facts is refused: there is nothing to compare them with', async () => {
    rmSync(join(dir, 'exam'), { recursive: true })
    expect(await importFolder()).toMatchObject({
      kind: 'refused',
      issues: expect.arrayContaining([
        { file: join(dir, 'whole-papers/english/1'), path: '$', reason: expect.stringContaining('exam/english.json') },
      ]),
    })
  })
})

describe('a part of the content', () => {
  it('is checked beside what stays on the site', async () => {
    await importFolder()
    const own = join(dir, 'own')
    cpSync(join(dir, 'science'), join(own, 'science'), { recursive: true })
    expect(await importHeld(own)).toMatchObject({ kind: 'imported', report: { removed: [] } })
    change('own/science/energy.json', (text) => text.replace('e1-shadow.svg', 'e1-light.svg'))
    expect(await importHeld(own)).toMatchObject({
      kind: 'refused',
      issues: [{ file: join(own, 'science/energy.json'), reason: expect.stringContaining('e1-light.svg') }],
    })
  })

  it('is refused where it breaks what stays on the site, by name', async () => {
    await importFolder()
    const own = join(dir, 'own')
    cpSync(join(dir, 'drawings'), join(own, 'drawings'), { recursive: true })
    rmSync(join(own, 'drawings/e1-shadow.svg'))
    expect(await importHeld(own)).toMatchObject({
      kind: 'refused',
      issues: [{ file: 'science/energy.json of the site', reason: expect.stringContaining('e1-shadow.svg') }],
    })
    expect(await stores.documents.get('drawings', 'e1-shadow')).toContain('<svg')
  })
})
