/** `npm run export`: the report for the operator. Expected errors are plain lines, with exit status 1. */

import type { BrotliQuality } from '#server/http/page-cache/compress-text.ts'
import type { BuiltRoutes } from '#server/http/react-router.ts'
import { type Services, services } from '#server/services.server.ts'
import { compilerProblem } from '#server/typeset/can-typeset.ts'
import { ExportError } from './export-error.ts'
import { type ExportReport, exportSite } from './export-site.ts'

/** Some hosts ignore further rules. */
const MAX_RULES = 100

/** Resolves when the site is written, or with the exit status set after an expected error. */
export async function runExport(routes: BuiltRoutes, dir: string, quality: BrotliQuality): Promise<void> {
  try {
    const startedAt = performance.now()
    const built = services()
    try {
      const report = await exportSite(routes, built, dir, quality)
      const seconds = (performance.now() - startedAt) / 1000
      process.stdout.write(`${reportLines(report, built, dir, seconds).join('\n')}\n`)
    } finally {
      await built.documents.close()
    }
  } catch (error) {
    // An error with a code is expected and its message is for the operator; any other is a bug, printed with its stack.
    const known = error instanceof Error && 'code' in error
    process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : error}\n`)
    if (known) process.stderr.write(error instanceof ExportError ? '' : 'Nothing was exported\n')
    process.exitCode = 1
  }
}

function reportLines(
  report: ExportReport,
  { config, pdfs }: Services,
  dir: string,
  seconds: number,
): readonly string[] {
  const { pages, files, bytes, rules, brokenLinks } = report
  const size = (bytes / 1024 / 1024).toFixed(1)
  const relayNote =
    config.contactEmail === null
      ? 'CONTACT_RELAY_URL is not set: the contact page says that it takes no messages'
      : 'CONTACT_RELAY_URL is not set: the contact page names CONTACT_EMAIL and has no form'
  return [
    `Exported: ${pages} pages for ${config.siteUrl}; ${files} files, ${size} MB, in ${dir} (${seconds.toFixed(1)} s)`,
    ...brokenLinks.map(({ from, to }) => `${from} links to ${to}, which is not there`),
    ...(config.contactRelayUrl === null ? [relayNote] : []),
    ...(pdfs === null ? [`It has no PDFs of sets and papers: ${compilerProblem()}`] : []),
    ...(rules > MAX_RULES ? [`_headers has ${rules} rules; Cloudflare reads the first ${MAX_RULES}`] : []),
  ]
}
