/**
 * `node authoring/pictures/main.ts`: builds the pictures of the listening questions from content/listening-pictures/ and the
 * Noto Emoji icons (Apache-2.0), as WebP with a white ground. The same versions of icons and sharp give the same bytes;
 * `--check` builds nothing and says which pictures differ from their compositions.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { z } from 'zod'
import { compose, type Icons, storedPictures } from './compose.ts'

const SOURCES = 'content/listening-pictures'
const TARGETS = 'content/files/listening-images'
const WEBP = { quality: 84, effort: 6 } as const

const iconSet = z.object({
  width: z.number().default(16),
  height: z.number().default(16),
  icons: z.record(
    z.string(),
    z.object({ body: z.string(), width: z.number().optional(), height: z.number().optional() }),
  ),
})

const icons = readIcons()
const checking = process.argv.includes('--check')
let written = 0
let different = 0

for (const source of readdirSync(SOURCES).filter((name) => name.endsWith('.json'))) {
  const pictures = storedPictures.parse(JSON.parse(readFileSync(join(SOURCES, source), 'utf8')))
  for (const [name, picture] of Object.entries(pictures)) {
    const target = join(TARGETS, basename(source, '.json'), name)
    const bytes = await sharp(Buffer.from(compose(picture, icons)))
      .webp(WEBP)
      .toBuffer()
    if (existsSync(target) && readFileSync(target).equals(bytes)) continue
    different += 1
    console.log(`${target} ${checking ? 'differs from its composition' : `${bytes.length} bytes`}`)
    if (!checking) write(target, bytes)
  }
}
console.log(checking ? `${different} pictures differ` : `${written} pictures written`)
process.exitCode = checking && different > 0 ? 1 : 0

function write(target: string, bytes: Uint8Array): void {
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, bytes)
  written += 1
}

function readIcons(): Icons {
  const file = fileURLToPath(import.meta.resolve('@iconify-json/noto/icons.json'))
  const set = iconSet.parse(JSON.parse(readFileSync(file, 'utf8')))
  const entries = Object.entries(set.icons).map(
    ([name, { body, width = set.width, height = set.height }]) => [name, { body, width, height }] as const,
  )
  return new Map(entries)
}
