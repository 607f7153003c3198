/**
 * `npm run content -- check | import | export`: arguments in, exit status out (0 good, 1 an error, 2 wrong usage).
 */
import type { Console } from 'node:console'
import { join, relative } from 'node:path'
import { agreementLines, compare, guessTo, stripTo } from '#authoring/review/blind.ts'
import { checkExam, confirmExam } from '#authoring/review/check-exam.ts'
import { ofCollection } from '#authoring/review/library.ts'
import { checkClips, writeTimes } from '#authoring/review/listening/check-clips.ts'
import { singaporeDate } from '#lib/days/singapore-date.ts'
import type { Config } from '#server/config/config.ts'
import { checkContent } from '#server/content/check-content.ts'
import { checkTogether } from '#server/content/check-together.ts'
import { checkDocument, TOGETHER } from '#server/content/collections.ts'
import { exportContent } from '#server/content/export-content.ts'
import { createFolderStamps } from '#server/content/folder-stamps.ts'
import {
  type ContentStores,
  type ImportSource,
  importContent,
  importIfChanged,
} from '#server/content/import-content.ts'
import { checkManifest, writeManifest } from '#server/content/manifest.ts'
import { readMedia } from '#server/content/media-files.ts'
import { readContent } from '#server/content/read-content.ts'
import { openDocumentStore, openFileStorage } from '#server/stores/open-stores.ts'
import { runCommand, type Terminal } from '../terminal.ts'
import { type Blind, type Command, parseCommand, USAGE } from './command.ts'
import { count, importLines, issueLines, progressLines, removalLines } from './report.ts'

export const runContent = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runCommand(terminal, { command: parseCommand(args), usage: USAGE, run })

async function run(command: Command, config: Config, print: Console): Promise<number> {
  if (command.name === 'export') return await withStores(config, (stores) => runExport(stores, command.dir, print))
  if (command.name === 'blind') return runBlind(command.task, command.dir, config, print)
  const dir = command.dir ?? relative(process.cwd(), config.contentDir)
  if (command.name === 'check') return await runCheck(dir, command.strict, config.site, print)
  if (command.name === 'manifest') return runManifest(dir, print)
  if (command.name === 'times') return runTimes(dir, print)
  if (command.name === 'confirm') return runConfirm(dir, command.file, print)
  if (command.name === 'reach') return await runReach(dir, print)
  if (command.name === 'weeks') return await runWeeks(dir, print)
  if (command.name === 'certify') return await runCertify(dir, print)
  if (command.name === 'alike') return await runAlike(dir, print)
  if (command.name === 'sentences') return await runSentences(dir, print)
  const source: ImportSource = {
    dir,
    replaces: 'held',
    mayRemove: command.replace ? 'anything' : 'a tenth',
    check: command.unchecked ? 'unchecked' : checkDocument,
    stamps: createFolderStamps({ dataDir: config.dataDir, now: Date.now }),
    onProgress: progress(print),
  }
  return await withStores(config, (stores) => runImport(stores, source, command.ifChanged, print))
}

async function runCheck(dir: string, strict: boolean, site: Config['site'], print: Console): Promise<number> {
  // Only a check loads the paper families and the dictionaries, so that an import starts quickly.
  const { adviceOn } = await import('#authoring/review/advice.ts')
  const { certify } = await import('#authoring/review/certify.ts')
  const { checkPapers } = await import('#authoring/papers/checks/check-papers.ts')
  const onProgress = progress(print)
  const content = readContent(dir, onProgress)
  const { documents, files } = content
  const wrong = checkContent(content, checkDocument, onProgress)
  const papers = checkPapers(dir, site)
  const clips = checkClips(dir, documents, files)
  const beside = checkTogether((collection) => ofCollection(documents, collection), TOGETHER)
  const alone = [
    ...content.issues,
    ...checkManifest(dir, files),
    ...wrong,
    ...clips,
    ...papers.issues,
    ...beside.map(({ collection, name, ...issue }) => ({ file: join(dir, collection, name), ...issue })),
    ...checkExam(documents, singaporeDate(new Date())),
  ]
  // Papers are made of documents that hold.
  const issues = alone.length > 0 ? alone : certify(dir, documents).issues
  // Several commands of authors look at the same document.
  const lines = new Set(issueLines(issues))
  for (const line of lines) print.error(line)
  if (lines.size > 0) {
    print.error(count(lines.size, 'error'))
    return 1
  }
  const advice = [...adviceOn(dir, documents), ...papers.advice]
  for (const line of advice) print.log(`advice: ${line}`)
  const counted = advice.length === 0 ? '' : `, ${count(advice.length, 'line')} of advice`
  const andFiles = files.length === 0 ? '' : ` and ${count(files.length, 'file')}`
  print.log(`Checked: ${count(documents.length, 'document')}${andFiles}, no errors${counted}`)
  return strict && advice.length > 0 ? 1 : 0
}

function runConfirm(dir: string, name: string, print: Console): number {
  print.log(`Confirmed: ${confirmExam(dir, name, singaporeDate(new Date()))}`)
  return 0
}

async function runReach(dir: string, print: Console): Promise<number> {
  const { reachTable } = await import('#authoring/review/reach.ts')
  const { rows, mean } = reachTable(readContent(dir, () => {}).documents, singaporeDate(new Date()))
  print.table(rows)
  print.log(`Mean: ${mean} %`)
  return 0
}

async function runWeeks(dir: string, print: Console): Promise<number> {
  const { weeksTable } = await import('#authoring/review/weeks.ts')
  print.table(weeksTable(readContent(dir, () => {}).documents))
  return 0
}

async function runCertify(dir: string, print: Console): Promise<number> {
  const { certify } = await import('#authoring/review/certify.ts')
  const { rows, issues } = certify(dir, readContent(dir, () => {}).documents)
  print.table(rows)
  for (const line of issueLines(issues)) print.error(line)
  print.log(count(issues.length, 'deviation'))
  return issues.length === 0 ? 0 : 1
}

async function runAlike(dir: string, print: Console): Promise<number> {
  const { likenessTable } = await import('#authoring/review/words/likeness-table.ts')
  const { lines, alike } = likenessTable(dir)
  for (const line of lines) print.log(line)
  if (alike.length > 0) print.table(alike)
  return alike.length === 0 ? 0 : 1
}

async function runSentences(dir: string, print: Console): Promise<number> {
  const { agreement } = await import('#authoring/review/sentences/agreement.ts')
  const { rows, lines, holds } = agreement(dir)
  print.table(rows)
  for (const line of lines) print.log(line)
  return holds ? 0 : 1
}

function runManifest(dir: string, print: Console): number {
  const { files, issues } = readMedia(dir)
  for (const line of issueLines(issues)) print.error(line)
  if (issues.length > 0) return 1
  print.log(`Written: ${count(files.length, 'hash', 'hashes')} to ${writeManifest(dir, files)}`)
  return 0
}

function runTimes(dir: string, print: Console): number {
  const { documents } = readContent(dir, () => {})
  print.log(`Written: the times of ${count(writeTimes(dir, documents), 'practice')}`)
  return 0
}

/** Blind solving works on the files of CONTENT_DIR; `path` is a folder to write, or a responses file to read. */
function runBlind(task: Blind, path: string, config: Config, print: Console): number {
  const { documents } = readContent(relative(process.cwd(), config.contentDir), () => {})
  const stripLine = () => `Stripped: ${count(stripTo(path, documents), 'document')} to ${path}`
  const guessLine = () => `Written: the options of ${count(guessTo(path, documents), 'document')} to ${path}`
  const linesOf: Readonly<Record<Blind, () => readonly string[]>> = {
    strip: () => [stripLine()],
    guess: () => [guessLine()],
    compare: () => agreementLines(compare(path, documents)),
  }
  for (const line of linesOf[task]()) print.log(line)
  return 0
}

async function runImport(
  stores: ContentStores,
  source: ImportSource,
  ifChanged: boolean,
  print: Console,
): Promise<number> {
  const outcome = ifChanged ? await importIfChanged(stores, source) : await importContent(stores, source)
  if (outcome.kind === 'unchanged') {
    print.log(`${source.dir} is unchanged since the last import`)
    return 0
  }
  if (outcome.kind === 'imported') {
    for (const line of importLines(outcome.report, outcome.files)) print.log(line)
    return 0
  }
  if (outcome.kind === 'removes too much') {
    for (const line of removalLines(outcome.removals)) print.error(line)
    print.error('Nothing was imported; --replace imports it all the same')
    return 1
  }
  for (const line of issueLines(outcome.issues)) print.error(line)
  print.error(`${count(outcome.issues.length, 'error')}; nothing was imported`)
  return 1
}

async function runExport(stores: ContentStores, dir: string, print: Console): Promise<number> {
  const { documents, files } = await exportContent(stores, dir)
  const beside = files === 0 ? '' : ` and ${count(files, 'file')}`
  print.log(`Exported: ${count(documents, 'document')}${beside} to ${dir}`)
  return 0
}

async function withStores(config: Config, work: (stores: ContentStores) => Promise<number>): Promise<number> {
  const documents = await openDocumentStore(config)
  try {
    return await work({ documents, files: openFileStorage(config) })
  } finally {
    await documents.close()
  }
}

function progress(print: Console) {
  return progressLines(
    (line) => print.log(line),
    () => performance.now(),
  )
}
