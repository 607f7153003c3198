/** Whether PDFs can be made on this machine. Cheap: it loads no compiler. */
import { createRequire } from 'node:module'
import { z } from 'zod'

const COMPILER = '@myriaddreamin/typst-ts-node-compiler'
const manifest = z.object({ version: z.string() })

/**
 * The compiler is native and comes as one package a platform. For some platforms only an older one is published (see
 * `overrides` in package.json), which does not fit.
 */
export function canTypeset(platform: string = process.platform, arch: string = process.arch): boolean {
  const require = createRequire(import.meta.url)
  const versionOf = (name: string): string | null => {
    try {
      const found: unknown = require(`${name}/package.json`)
      return manifest.parse(found).version
    } catch {
      return null
    }
  }
  const needed = versionOf(COMPILER)
  const builds = ['', '-gnu', '-musl', '-msvc'].map((libc) => versionOf(`${COMPILER}-${platform}-${arch}${libc}`))
  return needed !== null && builds.includes(needed)
}
