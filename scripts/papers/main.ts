/**
 * `npm run papers`: sets every paper and key of the content folder into content/files/downloads/. Only what has changed
 * is set anew; --all sets everything. A paper whose sources are gone is removed, an operator's own file never.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config.ts'
import { writeManifest as writeFilesManifest } from '#server/content/manifest.ts'
import { readMedia } from '#server/content/media-files.ts'
import { allSheets } from './all-sheets.ts'
import { downloadsOf, hash, type Manifest, readManifest, sourceHash, writeManifest } from './manifest.ts'
import type { Sheet } from './sheet.ts'
import { createTypesetter } from './typeset.ts'

const MOST_BYTES = 300_000

const { contentDir } = parseConfig(process.env)
process.exitCode = main(process.argv.includes('--all'))

function upToDate(sheet: Sheet, before: Manifest): boolean {
  const known = before[sheet.fileName]
  const file = join(downloadsOf(contentDir), sheet.fileName)
  if (known?.source !== sourceHash(sheet) || !existsSync(file)) return false
  return known.pdf === hash(readFileSync(file))
}

function main(all: boolean): number {
  const { sheets, skipped } = allSheets(contentDir)
  const before = readManifest(contentDir)
  const downloads = downloadsOf(contentDir)
  mkdirSync(downloads, { recursive: true })
  const after: Manifest = {}
  const waiting = sheets.filter((sheet) => all || !upToDate(sheet, before))
  for (const sheet of sheets) {
    const known = before[sheet.fileName]
    if (known !== undefined && !waiting.includes(sheet)) after[sheet.fileName] = known
  }
  let good = true
  const typeset = waiting.length > 0 ? createTypesetter() : null
  for (const sheet of waiting) {
    const { pdf, pages } = typeset?.(sheet) ?? { pdf: new Uint8Array(), pages: 0 }
    writeFileSync(join(downloads, sheet.fileName), pdf)
    after[sheet.fileName] = { source: sourceHash(sheet), pdf: hash(pdf) }
    console.log(`${sheet.fileName}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`)
    if (pdf.length > MOST_BYTES) {
      console.error(`${sheet.fileName} is larger than ${MOST_BYTES / 1000} kB`)
      good = false
    }
  }
  for (const name of Object.keys(before).filter((old) => !(old in after))) {
    rmSync(join(downloads, name), { force: true })
    console.log(`${name}: removed, its sources are gone`)
  }
  writeManifest(contentDir, after)
  writeFilesManifest(contentDir, readMedia(contentDir).files)
  for (const line of skipped) console.log(`not made: ${line}`)
  console.log(`${waiting.length} made, ${sheets.length - waiting.length} up to date`)
  return good ? 0 : 1
}
