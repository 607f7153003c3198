/** One letter changed in any folder of content/ is live after `npm start`: by a new build, or by the import. */
import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryDocumentStore } from '#server/adapters/documents/document-store.memory.ts'
import { createMemoryFileStorage } from '#server/adapters/files/file-storage.memory.ts'
import { importIfChanged } from '#server/content/import-content.ts'
import { wholeImport } from '#server/contract/whole-import.ts'

const ROOT = join(import.meta.dirname, '..')
/** Sources of recordings, pictures and PDFs: commands of authors make files from them, and no page reads them. */
const FOR_AUTHORS = ['listening-pictures', 'listening-scripts', 'papers']

const folders = readdirSync(join(ROOT, 'content'), { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? [entry.name] : [],
)

/** What scripts/setup.mjs of the folder `dir` says: the value of an expression, as JSON. */
function setup(dir: string, expression: string): string {
  const script = `import('./scripts/setup.mjs').then((setup) => console.log(JSON.stringify(setup.${expression})))`
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { cwd: dir, encoding: 'utf8' })
  expect(stderr).toBe('')
  return stdout
}

const sources: readonly string[] = JSON.parse(setup(ROOT, 'BUILD_SOURCES'))

describe('one letter', () => {
  let site: string

  beforeEach(() => {
    site = mkdtempSync(join(tmpdir(), 'readysix-live-'))
    cpSync(join(ROOT, 'scripts/setup.mjs'), join(site, 'scripts/setup.mjs'))
    copy('content/articles/daily-practice.md')
  })

  afterEach(() => rmSync(site, { recursive: true }))

  function copy(file: string): string {
    cpSync(join(ROOT, file), join(site, file))
    return join(site, file)
  }

  function changeLetter(file: string): void {
    const text = readFileSync(file, 'latin1')
    const changed = text.replace(/[a-y]/, (letter) => String.fromCharCode(letter.charCodeAt(0) + 1))
    expect(changed).not.toBe(text)
    writeFileSync(file, changed, 'latin1')
  }

  it.each(folders.filter((folder) => !FOR_AUTHORS.includes(folder)))('of content/%s is live', async (folder) => {
    const [name = ''] = globSync(`content/${folder}/**/*.*`, { cwd: ROOT }).sort()
    const file = copy(name)
    if (sources.includes(`content/${folder}`)) {
      const before = setup(site, 'buildHash()')
      changeLetter(file)
      expect(setup(site, 'buildHash()')).not.toBe(before)
    } else {
      const stores = { documents: createMemoryDocumentStore(), files: createMemoryFileStorage() }
      const start = () => importIfChanged(stores, wholeImport(join(site, 'content')))
      expect((await start()).kind).toBe('imported')
      expect((await start()).kind).toBe('unchanged')
      changeLetter(file)
      expect((await start()).kind).toBe('imported')
    }
  })
})

const quoted = (code: string) => Array.from(code.matchAll(/'([^']+)'/g), ([, text = '']) => text)

/** The paths of content/ that a module imports, or finds with import.meta.glob. */
function contentOf(module: string): readonly string[] {
  const code = readFileSync(join(ROOT, module), 'utf8')
  const patterns = Array.from(code.matchAll(/import\.meta\.glob\b[^(]*\(([^)]*)\)/g), ([, given = '']) => {
    const paths = quoted(given).filter((text) => text.includes('/'))
    expect(paths, `a pattern of ${module} that this test can read`).not.toEqual([])
    return paths
  })
  expect(patterns, module).toHaveLength(code.split('import.meta.glob').length - 1)
  const imports = Array.from(code.matchAll(/\b(?:from|import)[ (]*('[./][^']+')/g), ([, given = '']) => quoted(given))
  return [...patterns, ...imports]
    .flat()
    .map((path) => (path.startsWith('/') ? path.slice(1) : join(dirname(module), path)))
    .filter((path) => path.startsWith('content/'))
}

it('is built again when a file changes that a build contains', () => {
  const modules = globSync('src/**/*.{ts,tsx}', { cwd: ROOT }).filter((module) => !/\.test\.tsx?$/.test(module))
  const paths = modules.flatMap(contentOf)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !sources.some((source) => path.startsWith(`${source}/`)))).toEqual([])
})
