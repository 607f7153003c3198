/** The papers in the file storage, by their names. Files under `downloads/` with other names are ignored. */
import { createHash } from 'node:crypto'
import type { Logger } from 'pino'
import type { Paper } from '#papers/paper-list.ts'
import { type PaperName, parse } from '#papers/paper-name.ts'
import { FileGoneError, type FileStorage, type StoredFile } from '#server/ports/file-storage.ts'

const FOLDER = 'downloads/'

/** `years` and `ofYear` reject with FileStorageUnavailableError. */
export type PaperRepository = Readonly<{
  /** The years that have papers, in no order. */
  years(): Promise<readonly number[]>
  /** By school, then subject, each key after its paper. Counts the pages of a new file. */
  ofYear(year: number): Promise<readonly Paper[]>
  /** Changes with every change of a paper. Never fails: while the storage does not respond, it is the last version. */
  version(): Promise<string>
}>

type Options = Readonly<{
  files: FileStorage
  /** Null if they cannot be counted. */
  countPages: (bytes: Uint8Array) => Promise<number | null>
  log: Pick<Logger, 'warn'>
}>

type Found = PaperName & Readonly<{ fileName: string; file: StoredFile }>

/** The storage path of a paper; null if the name is not that of a paper. */
export function paperPath(fileName: string): string | null {
  return parse(fileName) === null ? null : `${FOLDER}${fileName}`
}

/** Remembers the number of pages of a file by the hash of its bytes. A name that is no paper's is logged once. */
export function createPaperRepository({ files, countPages, log }: Options): PaperRepository {
  const reported = new Set<string>()
  /** By the hash of a file's bytes. */
  const pages = new Map<string, number | null>()
  let lastVersion = ''

  function read(file: StoredFile): readonly Found[] {
    const fileName = file.path.slice(FOLDER.length)
    const name = parse(fileName)
    if (name !== null) return [{ ...name, fileName, file }]
    if (!reported.has(fileName)) log.warn({ fileName }, 'passed over: not the name of a paper')
    reported.add(fileName)
    return []
  }

  const list = async () => (await files.list(FOLDER)).flatMap(read)

  async function pagesOf(file: StoredFile): Promise<number | null> {
    const known = pages.get(file.hash)
    if (known !== undefined) return known
    const bytes = await bytesOf(file)
    const counted = bytes === null ? null : await countPages(bytes)
    if (bytes !== null) pages.set(file.hash, counted)
    return counted
  }

  /** Null if they are lost: the other papers are shown all the same. */
  async function bytesOf(file: StoredFile): Promise<Uint8Array | null> {
    try {
      const body = await files.open(file, { start: 0, end: file.size })
      return new Uint8Array(await new Response(body).arrayBuffer())
    } catch (error) {
      if (error instanceof FileGoneError) return null
      throw error
    }
  }

  return {
    years: async () => [...new Set((await list()).map(({ year }) => year))],
    async ofYear(year) {
      const papers: Paper[] = []
      for (const { file, ...name } of await list()) {
        if (name.year === year) papers.push({ ...name, bytes: file.size, pages: await pagesOf(file) })
      }
      return papers
    },
    async version() {
      try {
        const names = (await list()).map(({ file }) => `${file.path} ${file.hash}`)
        lastVersion = createHash('sha256').update(names.join('\n')).digest('base64url')
      } catch {
        // Callers that need the files report the error.
      }
      return lastVersion
    },
  }
}
