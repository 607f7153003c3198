/**
 * `npm run content -- check | import | export`: arguments in, exit status out (0 good, 1 an error, 2 wrong usage).
 */
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createSqliteDocumentStore } from '#server/adapters/document-store.sqlite.ts'
import { type Config, parseConfig } from '#server/config.ts'
import { checkContent } from '#server/content/check-content.ts'
import { exportContent } from '#server/content/export-content.ts'
import { type ImportSource, importContent, importIfChanged } from '#server/content/import-content.ts'
import { readContent } from '#server/content/read-content.ts'
import type { DocumentStore } from '#server/ports/document-store.ts'
import { checkDocument } from './checkers.ts'
import { count, issueLines, progressLines, reportLines } from './report.ts'

const USAGE = `Usage:
  npm run content -- check [dir]                report what is wrong with the files
  npm run content -- import [dir]               replace the site's content, all or nothing
  npm run content -- import --if-changed [dir]  only if the files differ from what was imported last
  npm run content -- import --unchecked [dir]   store the documents as they are
  npm run content -- export DIR                 write the site's content out as files
dir is CONTENT_DIR (./content) if not given; the site's content is in DATA_DIR (./data).`

type Command =
  | { readonly name: 'check'; readonly dir: string | null }
  | { readonly name: 'import'; readonly dir: string | null; readonly unchecked: boolean; readonly ifChanged: boolean }
  | { readonly name: 'export'; readonly dir: string }

process.exitCode = await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<number> {
  const command = parseCommand(args)
  if (command === null) {
    console.error(USAGE)
    return 2
  }
  try {
    return await run(command, parseConfig(process.env))
  } catch (error) {
    // A code marks what an operator can meet; anything else is a bug of ours and worth its stack.
    console.error(error instanceof Error && 'code' in error ? error.message : error)
    return 1
  }
}

/** null when nobody could know what is meant. */
function parseCommand(args: readonly string[]): Command | null {
  const options = {
    unchecked: { type: 'boolean', default: false },
    'if-changed': { type: 'boolean', default: false },
  } as const
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    return null
  }
  const { unchecked, 'if-changed': ifChanged } = parsed.values
  const [name, dir = null, ...rest] = parsed.positionals
  if (rest.length > 0) return null
  if (name === 'import') return { name, dir, unchecked, ifChanged }
  if (unchecked || ifChanged) return null
  if (name === 'check') return { name, dir }
  if (name === 'export' && dir !== null) return { name, dir }
  return null
}

async function run(command: Command, config: Config): Promise<number> {
  if (command.name === 'export') return await withStore(config, (store) => runExport(store, command.dir))
  const dir = command.dir ?? relative(process.cwd(), config.contentDir)
  if (command.name === 'check') return runCheck(dir)
  const check = command.unchecked ? 'unchecked' : checkDocument
  const source = { dir, check, onProgress: printProgress() } as const
  return await withStore(config, (store) => runImport(store, source, command.ifChanged))
}

function runCheck(dir: string): number {
  const onProgress = printProgress()
  const { documents, issues: readIssues } = readContent(dir, onProgress)
  const issues = [...readIssues, ...checkContent(documents, checkDocument, onProgress)]
  for (const line of issueLines(issues)) console.error(line)
  if (issues.length > 0) console.error(count(issues.length, 'error'))
  else console.log(`Checked: ${count(documents.length, 'document')}, no errors`)
  return issues.length > 0 ? 1 : 0
}

async function runImport(store: DocumentStore, source: ImportSource, ifChanged: boolean): Promise<number> {
  const outcome = ifChanged ? await importIfChanged(store, source) : await importContent(store, source)
  if (outcome.kind === 'unchanged') {
    console.log(`${source.dir} is unchanged since the last import`)
    return 0
  }
  if (outcome.kind === 'imported') {
    for (const line of reportLines(outcome.report)) console.log(line)
    return 0
  }
  for (const line of issueLines(outcome.issues)) console.error(line)
  console.error(`${count(outcome.issues.length, 'error')}; nothing was imported`)
  return 1
}

async function runExport(store: DocumentStore, dir: string): Promise<number> {
  console.log(`Exported: ${count(await exportContent(store, dir), 'document')} to ${dir}`)
  return 0
}

async function withStore(config: Config, work: (store: DocumentStore) => Promise<number>): Promise<number> {
  const store = await createSqliteDocumentStore({ dataDir: config.dataDir })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function printProgress() {
  return progressLines(
    (line) => console.log(line),
    () => performance.now(),
  )
}
