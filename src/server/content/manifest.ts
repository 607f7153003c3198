/**
 * The manifest of a content folder, `files/manifest.json`: the hash of every file, to find missing, damaged and
 * accidentally changed files. Imports do not read it.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { childPath, ROOT } from '#lib/issue.ts'
import type { FileIssue } from './issue.ts'
import { MEDIA_FOLDER, type MediaFile, RECORD_NAME } from './media-files.ts'

const stored = z.object({ files: z.record(z.string(), z.string()) })

const HOW = 'npm run content -- manifest writes it again'

/** The differences between files and manifest. A folder without files needs no manifest. */
export function checkManifest(dir: string, files: readonly MediaFile[]): readonly FileIssue[] {
  const file = join(dir, MEDIA_FOLDER, RECORD_NAME)
  if (!existsSync(file)) return files.length === 0 ? [] : [{ file, path: ROOT, reason: `is missing; ${HOW}` }]
  const said = parse(readFileSync(file, 'utf8'))
  if (said === null) return [{ file, path: ROOT, reason: `is not a manifest; ${HOW}` }]
  const found = new Map(files.map((entry) => [entry.path, entry]))
  const gone = [...said.keys()]
    .filter((path) => !found.has(path))
    .map((path) => ({ file, path: childPath('$.files', path), reason: 'there is no such file' }))
  return [...gone, ...files.flatMap((entry) => compare(entry, said.get(entry.path)))]
}

/** Writes the manifest of the current files and returns its path. */
export function writeManifest(dir: string, files: readonly MediaFile[]): string {
  const file = join(dir, MEDIA_FOLDER, RECORD_NAME)
  const hashes = Object.fromEntries(files.map(({ path, hash }) => [path, hash]))
  writeFileSync(file, `${JSON.stringify({ files: hashes }, null, 2)}\n`)
  return file
}

function compare({ file, hash }: MediaFile, said: string | undefined): readonly FileIssue[] {
  if (said === hash) return []
  const reason = said === undefined ? 'is not in the manifest' : 'is not what the manifest says'
  return [{ file, path: ROOT, reason: `${reason}; ${HOW}` }]
}

function parse(text: string): ReadonlyMap<string, string> | null {
  try {
    return new Map(Object.entries(stored.parse(JSON.parse(text)).files))
  } catch {
    return null
  }
}
