/**
 * `npm run files -- push DIR`: brings folders of the site's file storage to what DIR has before an import, so that the
 * import finds the files there. `npm run files -- verify`: reads every file of the storage. Arguments in, exit status out (0 good, 1 an error, 2 wrong usage).
 */
import type { Console } from 'node:console'
import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { ContentFolderError } from '#server/content/content-files.ts'
import { heldFolders } from '#server/content/held-extent.ts'
import { removal, removesTooMuch } from '#server/content/import-plan.ts'
import { type MediaFile, readFiles } from '#server/content/media-files.ts'
import { type FileStorage, liesIn } from '#server/ports/file-storage.ts'
import { openFileStorage } from '#server/stores/open-stores.ts'
import { nameLines, removalLines } from '../content/report.ts'
import { runCommand, type Terminal } from '../terminal.ts'

const USAGE = `Usage:
  npm run files -- push DIR             replace the folders that DIR holds; only what changed is sent
  npm run files -- push --replace DIR   even if that removes more than a tenth of what they have
A file goes where DIR has it: content/files/downloads/a.pdf is downloads/a.pdf after 'push content/files'. Folders that
DIR does not hold stay as they are.
  npm run files -- verify               read every file of the storage; what is damaged is named, and sent to nobody
The storage is DATA_DIR, or the bucket that S3_… names.`

type Command = { readonly name: 'verify' } | { readonly name: 'push'; readonly dir: string; readonly replace: boolean }

/** Files between two lines of progress. */
const AT_ONCE = 40

export const runFiles = (args: readonly string[], terminal: Terminal): Promise<number> =>
  runCommand(terminal, {
    command: parseCommand(args),
    usage: USAGE,
    async run(command, config, print) {
      const storage = openFileStorage(config)
      return command.name === 'push' ? await push(command, storage, print) : await verify(storage, print)
    },
  })

/** Null for wrong usage. */
function parseCommand(args: readonly string[]): Command | null {
  const options = { replace: { type: 'boolean', default: false } } as const
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    const [name, dir, ...rest] = positionals
    if (name === 'verify') return dir === undefined && !values.replace ? { name } : null
    if (name !== 'push' || dir === undefined || rest.length > 0) return null
    return { name, dir, replace: values.replace }
  } catch {
    return null
  }
}

async function verify(storage: FileStorage, print: Console): Promise<number> {
  const damaged = await storage.damaged('by reading')
  for (const { path } of damaged) print.log(`damaged: ${path}`)
  const count = (await storage.list('')).length
  print.log(`Verified: ${count - damaged.length} whole, ${damaged.length} damaged`)
  if (damaged.length === 0) return 0
  print.log('Start the site again, or run npm run content -- import: it brings them back')
  return 1
}

async function push(
  { dir, replace }: Extract<Command, { name: 'push' }>,
  storage: FileStorage,
  print: Console,
): Promise<number> {
  const { files, issues } = readFiles(dir)
  for (const { file, reason } of issues) print.error(`${file}: ${reason}`)
  if (issues.length > 0) {
    print.error('Nothing was sent')
    return 1
  }
  const folders = heldFolders(dir, files)
  if (folders.size === 0) throw new ContentFolderError(`${dir} holds no files`)
  const stored = new Map((await storage.list('')).map(({ path, hash }) => [path, hash]))
  const replaced = [...stored.keys()].filter((path) => liesIn(folders, path))
  const removed = removal('file', replaced, new Set(files.map(({ path }) => path)))
  if (removesTooMuch(removed) && !replace) {
    for (const line of removalLines([removed])) print.error(line)
    print.error('Nothing was sent; --replace sends it all the same')
    return 1
  }
  const damaged = new Set((await storage.damaged('by size')).map(({ path }) => path))
  const news = files.filter(({ path, hash }) => stored.get(path) !== hash || damaged.has(path))
  for (let at = 0; at < news.length; at += AT_ONCE) await send(news.slice(at, at + AT_ONCE), storage, stored, print)
  await storage.remove(...removed.names)
  for (const line of nameLines('-', removed.names, 'file')) print.log(line)
  const gone = removed.names.length === 0 ? '' : `, ${removed.names.length} removed`
  print.log(`Pushed: ${news.length} sent, ${files.length - news.length} unchanged${gone}`)
  return 0
}

async function send(
  files: readonly MediaFile[],
  storage: FileStorage,
  stored: ReadonlyMap<string, string>,
  print: Console,
) {
  await storage.put(...files.map(({ path, file }) => ({ path, read: () => readFile(file) })))
  for (const { path } of files) print.log(`${stored.has(path) ? '~' : '+'} ${path}`)
}
