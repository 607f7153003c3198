/** What can be saved, from the documents that exist, and how large it is. Server side only. */
import { createHash } from 'node:crypto'
import {
  furtherOutlines,
  type Outline,
  practiceOutline,
  schoolOutlines,
  siteOutline,
  subjectOutlines,
  topicOutlines,
} from '#app/parts/site/pack-outlines.ts'
import type { ListedPractice } from '#listening/practice/practice-index.ts'
import type { Pack, PackEntry } from '#offline/pack.ts'
import type { MeasurePage } from '#server/http/page-cache/measure-page.ts'
import { services } from '#server/services.server.ts'
import { furtherSets, subjectSheets } from './subjects/first-sets.server.ts'

/** All that the offline page offers, before its size is measured. `site` is the pack of the pages to read. */
export type Outlines = Readonly<{
  topics: readonly Outline[]
  subjects: readonly Outline[]
  practices: readonly Outline[]
  schools: readonly Outline[]
  site: Outline
  /** Of the subjects; saved with them. */
  further: readonly Outline[]
}>

/** Each with the files of its practice. */
async function practiceOutlines(listed: readonly ListedPractice[]): Promise<readonly Outline[]> {
  const { practices } = services()
  const found = await Promise.all(listed.map(({ id }) => practices.get(id)))
  return found.flatMap((one) => (one.status === 'ok' ? [practiceOutline(one.practice)] : []))
}

/** In the order of the practice page, then the newest papers first. */
export async function outlines(): Promise<Outlines> {
  const { setLibrary, practices, prelims, articles } = services()
  const [shelves, sheets, listening, years, texts] = await Promise.all([
    setLibrary.shelves(),
    subjectSheets(),
    practices.list(),
    prelims.years(),
    articles.list(),
  ])
  return {
    topics: topicOutlines(shelves),
    subjects: subjectOutlines(sheets),
    practices: await practiceOutlines(listening),
    schools: years.flatMap(schoolOutlines),
    further: furtherOutlines(furtherSets()),
    site: siteOutline(texts),
  }
}

/** What is there of an outline, with sizes. A page that cannot be shown is left out. */
export async function measured({ id, name, pages, files }: Outline, measure: MeasurePage): Promise<Pack> {
  const entries: PackEntry[] = []
  const versions = createHash('sha256')
  for (const page of pages) {
    const size = await measure(page.path)
    if (size === null) continue
    entries.push({ url: page.path, name: page.name, bytes: size.bytes })
    versions.update(`${page.path} ${size.version}\n`)
  }
  for (const path of files) {
    const [file, url] = await Promise.all([services().files.find(path), services().files.url(path)])
    if (file === null || url === null) continue
    entries.push({ url, name: '', bytes: file.size })
    versions.update(`${url}\n`)
  }
  return { id, name, version: versions.digest('base64url').slice(0, 16), entries }
}
