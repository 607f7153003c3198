/**
 * A site of a journey's own, for what would disturb the others: other content, a store that breaks. It is the built server
 * on a free port over a fresh folder.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { startOwnServer } from './own-server.ts'

export interface OwnSite {
  readonly url: string
  readonly contentDir: string
  readonly dataDir: string
  /** What the server has logged so far. */
  log(): string
  stop(): Promise<void>
}

type Files = Readonly<Record<string, string | Uint8Array>>

const filesOf = (folder: string, names: readonly string[]): Files =>
  Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name))]))

/** Documents and files of the shipped content. */
export const shipped = (...names: readonly string[]): Files => filesOf('content', names)

const picture = (name: string): string => `files/listening-images/english-2022/${name}.webp`

/** The listening practice 'short-2019' of e2e/fixtures with its recordings and pictures. */
export const shortPractice = (): Files => ({
  ...filesOf('e2e/fixtures', [
    'listeningPractices/short-2019.json',
    ...[1, 2, 3].map((clip) => `files/listening-audio/short-2019/clip_${clip}.mp3`),
  ]),
  ...shipped(...['q2', 'q5_1', 'q5_2', 'q5_3'].map(picture)),
})

/** `files` by their path in the content folder; it must hold a document at least. `settings` are added to the environment. */
export async function startOwnSite(files: Files, settings: Readonly<Record<string, string>> = {}): Promise<OwnSite> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-own-'))
  const contentDir = join(dir, 'content')
  const dataDir = join(dir, 'data')
  for (const [name, text] of Object.entries(files)) {
    const file = join(contentDir, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const server = await startOwnServer({ DATA_DIR: dataDir, CONTENT_DIR: contentDir, LOG_LEVEL: 'warn', ...settings })
  return {
    url: server.url,
    contentDir,
    dataDir,
    log: server.log,
    async stop() {
      await server.end('SIGTERM')
      rmSync(dir, { recursive: true })
    },
  }
}
