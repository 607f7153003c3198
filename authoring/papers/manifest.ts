/**
 * Remembers what each PDF was made from: content/papers/manifest.json. A PDF is old when its printout or the drawing has
 * changed since. Files that the manifest does not name are an operator's own and none of its business.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Site } from '#lib/site.ts'
import { templateSource } from '#server/typeset/typeset-job.ts'
import { type Printout, typesetJob } from './printout.ts'

/** `source`: hash of the printout, the name of the site and the drawing. `pdf`: hash of the file. */
const entry = z.object({ source: z.string(), pdf: z.string() })
const manifest = z.record(z.string(), entry)

/** By the file name of the PDF. */
export type Manifest = z.infer<typeof manifest>

/** SHA-256 as 64 hexadecimal digits. A string is hashed as UTF-8. */
export const hash = (data: string | Uint8Array): string => createHash('sha256').update(data).digest('hex')

/** The folder of the PDFs of papers: operators put their own PDFs there, too, and the import takes all of it. */
export const downloadsOf = (contentDir: string): string => join(contentDir, 'files', 'downloads')
const fileOf = (contentDir: string): string => join(contentDir, 'papers', 'manifest.json')

/** What `manifest.source` must be for a PDF that is up to date. A renamed site makes every PDF again. */
export function sourceHash(printout: Printout, site: Site): string {
  const { template, data } = typesetJob(printout, site)
  return hash(`${data}\0${templateSource(template)}`)
}

/** Empty when there is none. */
export function readManifest(contentDir: string): Manifest {
  const file = fileOf(contentDir)
  return existsSync(file) ? manifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {}
}

/** Sorted by file name, so that the file changes only where an entry does. The folder content/papers must exist. */
export function writeManifest(contentDir: string, entries: Manifest): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(fileOf(contentDir), `${JSON.stringify(sorted, null, 2)}\n`)
}

/** What `npm run papers` would change, one sentence a file; none if every PDF is what its sources make of it. */
export function stale(contentDir: string, printouts: readonly Printout[], site: Site): string[] {
  const entries = readManifest(contentDir)
  const current = printouts.flatMap((printout) => {
    const known = entries[printout.fileName]
    const file = join(downloadsOf(contentDir), printout.fileName)
    if (known === undefined || !existsSync(file)) return [`${printout.fileName} has not been made yet`]
    if (known.source !== sourceHash(printout, site)) return [`${printout.fileName} is older than its sources`]
    return known.pdf === hash(readFileSync(file)) ? [] : [`${printout.fileName} is not what was made from its sources`]
  })
  const names = new Set(printouts.map(({ fileName }) => fileName))
  const gone = Object.keys(entries).filter((name) => !names.has(name))
  return [...current, ...gone.map((name) => `${name} has lost its sources`)]
}
