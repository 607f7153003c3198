/** Whether PDFs can be made on this machine, and why not. Cheap: it loads no compiler. */
import { createRequire } from 'node:module'
import { z } from 'zod'

const COMPILER = '@myriaddreamin/typst-ts-node-compiler'
const manifest = z.object({ version: z.string() })

/**
 * The compiler is native and comes as one optional package a platform. For some platforms only an older one is published
 * (see `overrides` in package.json), which does not fit.
 */
export function canTypeset(platform: string = process.platform, arch: string = process.arch): boolean {
  return compilerProblem(platform, arch) === null
}

/** For the operator: why no PDF can be made here; null if PDFs can be made. */
export function compilerProblem(platform: string = process.platform, arch: string = process.arch): string | null {
  const name = `${COMPILER}-${platform}-${arch}`
  const needed = versionOf(COMPILER)
  if (needed === null) return `${COMPILER} is not installed`
  const found = ['', '-gnu', '-musl', '-msvc'].flatMap((libc) => versionOf(name + libc) ?? [])
  if (found.includes(needed)) return null
  const cause = found.length === 0 ? 'is not installed; it is an optional package of npm' : `is ${found.join(', ')}`
  return `the compiler ${needed} needs its package for this machine, and ${name} ${cause}`
}

function versionOf(name: string): string | null {
  try {
    const found: unknown = createRequire(import.meta.url)(`${name}/package.json`)
    return manifest.parse(found).version
  } catch {
    return null
  }
}
