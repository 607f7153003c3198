/**
 * `npm run files -- push DIR`: uploads files to the site's file storage before an import, so that the import finds them
 * there. Arguments in, exit status out (0 good, 1 an error, 2 wrong usage).
 */
import { readFile } from 'node:fs/promises'
import { parseConfig } from '#server/config/config.ts'
import { type MediaFile, readFiles } from '#server/content/media-files.ts'
import type { FileStorage } from '#server/ports/file-storage.ts'
import { openFileStorage } from '#server/stores/open-stores.ts'

const USAGE = `Usage:
  npm run files -- push DIR   send the files of a folder whose bytes the storage does not have yet
A file goes where DIR has it: content/files/downloads/a.pdf is downloads/a.pdf after 'push content/files'. What is
already there and not in DIR stays, until an import. The storage is DATA_DIR, or the bucket that S3_… names.`

/** Files between two lines of progress. */
const AT_ONCE = 40

process.exitCode = await main(process.argv.slice(2))

async function main([command, dir, ...rest]: readonly string[]): Promise<number> {
  if (command !== 'push' || dir === undefined || rest.length > 0) {
    console.error(USAGE)
    return 2
  }
  try {
    return await push(dir, openFileStorage(parseConfig(process.env)))
  } catch (error) {
    // An error with a code is expected and its message is for the operator; any other is a bug, printed with its stack.
    console.error(error instanceof Error && 'code' in error ? error.message : error)
    return 1
  }
}

async function push(dir: string, storage: FileStorage): Promise<number> {
  const { files, issues } = readFiles(dir)
  for (const { file, reason } of issues) console.error(`${file}: ${reason}`)
  if (issues.length > 0) {
    console.error('Nothing was sent')
    return 1
  }
  const stored = new Map((await storage.list('')).map(({ path, hash }) => [path, hash]))
  const news = files.filter(({ path, hash }) => stored.get(path) !== hash)
  for (let at = 0; at < news.length; at += AT_ONCE) await send(news.slice(at, at + AT_ONCE), storage, stored)
  console.log(`Pushed: ${news.length} sent, ${files.length - news.length} unchanged`)
  return 0
}

async function send(files: readonly MediaFile[], storage: FileStorage, stored: ReadonlyMap<string, string>) {
  await storage.put(...files.map(({ path, file }) => ({ path, read: () => readFile(file) })))
  for (const { path } of files) console.log(`${stored.has(path) ? '~' : '+'} ${path}`)
}
