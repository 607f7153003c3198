/**
 * `npm run papers`: sets every paper and key of the content folder into content/files/downloads/. Only what has changed
 * is set again; --all sets everything. A paper whose sources are gone is removed, an operator's own file never.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseConfig } from '#server/config/config.ts'
import { writeManifest as writeFilesManifest } from '#server/content/manifest.ts'
import { readMedia } from '#server/content/media-files.ts'
import { createTypesetter } from '#server/typeset/typesetter.ts'
import { allPrintouts } from './all-printouts.ts'
import { downloadsOf, hash, type Manifest, readManifest, sourceHash, writeManifest } from './manifest.ts'
import { type Printout, typesetJob } from './printout.ts'

const MAX_BYTES = 300_000

const { contentDir, site } = parseConfig(process.env)
process.exitCode = await main(process.argv.includes('--all'))

function upToDate(printout: Printout, before: Manifest): boolean {
  const known = before[printout.fileName]
  const file = join(downloadsOf(contentDir), printout.fileName)
  if (known?.source !== sourceHash(printout, site) || !existsSync(file)) return false
  return known.pdf === hash(readFileSync(file))
}

async function main(all: boolean): Promise<number> {
  const { printouts, skipped } = allPrintouts(contentDir)
  const before = readManifest(contentDir)
  const downloads = downloadsOf(contentDir)
  mkdirSync(downloads, { recursive: true })
  const after: Manifest = {}
  const waiting = printouts.filter((printout) => all || !upToDate(printout, before))
  for (const printout of printouts) {
    const known = before[printout.fileName]
    if (known !== undefined && !waiting.includes(printout)) after[printout.fileName] = known
  }
  let good = true
  const typeset = waiting.length > 0 ? createTypesetter() : null
  for (const printout of waiting) {
    const { pdf, pages } = (await typeset?.(typesetJob(printout, site))) ?? { pdf: new Uint8Array(), pages: 0 }
    writeFileSync(join(downloads, printout.fileName), pdf)
    after[printout.fileName] = { source: sourceHash(printout, site), pdf: hash(pdf) }
    console.log(`${printout.fileName}: ${pages} pages, ${Math.round(pdf.length / 1000)} kB`)
    if (pdf.length > MAX_BYTES) {
      console.error(`${printout.fileName} is larger than ${MAX_BYTES / 1000} kB`)
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
  console.log(`${waiting.length} made, ${printouts.length - waiting.length} up to date`)
  return good ? 0 : 1
}
