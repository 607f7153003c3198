/**
 * Builds the service worker beside the finished client: build/client/sw.js, one classic script, with the list of files
 * that the pages of this build need. Run after `react-router build`.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vite'
import { assetsNamed } from './src/offline/assets-named.ts'

const CLIENT = 'build/client'
const OTHERS = ['favicon.svg', 'manifest.webmanifest', 'icons', 'sounds']

/** What draws problems again is large: whoever needs it keeps it from then on. */
const LATER = /^new-numbers-/

/** The build also writes chunks of routes that no page asks for: only what the one script and the style sheet lead to, and fonts. */
function neededAssets(): readonly string[] {
  const folder = join(CLIENT, 'assets')
  const files = readdirSync(folder).filter((name) => !/\.(?:br|gz)$/.test(name))
  if (!files.some((name) => LATER.test(name))) throw new Error(`no chunk has a name like ${LATER}`)
  const names = files.filter((name) => !LATER.test(name))
  const text = (name: string) => (/\.(?:js|css)$/.test(name) ? readFileSync(join(folder, name), 'utf8') : '')
  const roots = names.filter((name) => /^entry\.client-|\.(?:css|woff2)$/.test(name))
  const named = assetsNamed([roots.join('\n')], new Map(names.map((name) => [name, text(name)])))
  return [...named].sort().map((name) => `/assets/${name}`)
}

function otherFiles(): readonly (readonly [path: string, hash: string])[] {
  const files = OTHERS.flatMap((name) => {
    if (name.includes('.')) return [name]
    return readdirSync(join(CLIENT, name)).map((file) => `${name}/${file}`)
  })
  const hash = (file: string) =>
    createHash('sha256')
      .update(readFileSync(join(CLIENT, file)))
      .digest('hex')
      .slice(0, 16)
  return files.sort().map((file) => [`/${file}`, hash(file)])
}

export default defineConfig(({ command }) => ({
  publicDir: false,
  define: {
    'process.env.NODE_ENV': '"production"',
    SITE_FILES: command === 'build' ? JSON.stringify({ assets: neededAssets(), others: otherFiles() }) : 'undefined',
  },
  build: {
    target: 'es2022',
    outDir: CLIENT,
    emptyOutDir: false,
    lib: { entry: 'src/offline/worker/sw.ts', formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
  },
}))
