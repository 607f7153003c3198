import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { getRequestListener } from '@hono/node-server'
import { reactRouter } from '@react-router/dev/vite'
import { build, defineConfig, isRunnableDevEnvironment, type Plugin } from 'vite'

/** `import text from './some.ts?script'`: the module with its imports, as minified text for a script element. */
const scriptText: Plugin = {
  name: 'script-text',
  enforce: 'pre',
  load: {
    filter: { id: /\?script$/ },
    async handler(id) {
      const entry = id.slice(0, -'?script'.length)
      this.addWatchFile(entry)
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: { target: 'es2022', write: false, minify: true, lib: { entry, formats: ['iife'], name: 'script' } },
      })
      const [chunk] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
      if (chunk?.type !== 'chunk') return this.error(`${entry} gave no script`)
      const text = chunk.code.trim()
      // Either would end the element, or its text, early.
      if (/<\/|<!--/.test(text)) return this.error(`${entry} cannot stand in a script element`)
      return `export default ${JSON.stringify(text)}`
    },
  },
}

/** /api/session in `npm run dev`. The built server mounts the same routes beside its pages (src/server/http/app.ts). */
const devSession: Plugin = {
  name: 'dev-session',
  configureServer({ environments: { ssr }, middlewares }) {
    if (ssr === undefined || !isRunnableDevEnvironment(ssr)) return
    const { runner } = ssr
    async function answer(request: Request): Promise<Response> {
      const [{ createSessionRoutes }, { services }] = await Promise.all([
        runner.import<typeof import('./src/server/http/session-routes.ts')>('/src/server/http/session-routes.ts'),
        runner.import<typeof import('./src/server/services.server.ts')>('/src/server/services.server.ts'),
      ])
      const { config, sessions } = services()
      return createSessionRoutes(sessions, config.siteUrl, {}).fetch(request)
    }
    // The path that a listener gets is without the prefix.
    middlewares.use('/api/session', getRequestListener(answer))
  },
}

const ISLAND_CHUNKS = 'build/island-chunks.json'

/** `src/app/island-chunks.ts` of the server: which chunks the client needs for each island. The client is built first. */
const islandChunks: Plugin = {
  name: 'island-chunks',
  apply: 'build',
  writeBundle(_options, bundle) {
    if (this.environment.name !== 'client') return
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const importsOf = (file: string) => chunks.find(({ fileName }) => fileName === file)?.imports ?? []
    const withImports = (file: string): readonly string[] => {
      const found = new Set([file])
      // A set also gives what is added while it is walked.
      for (const each of found) for (const imported of importsOf(each)) found.add(imported)
      return [...found]
    }
    const islands = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds.flatMap((id) => {
        const [, name] = /src\/app\/browser\/islands\/(\w+)\.tsx$/.exec(id) ?? []
        return name === undefined ? [] : [[name, withImports(fileName).map((file) => `/${file}`)]]
      }),
    )
    writeFileSync(ISLAND_CHUNKS, JSON.stringify(Object.fromEntries(islands)))
  },
  load: {
    filter: { id: /src\/app\/island-chunks\.ts$/ },
    handler() {
      if (this.environment.name !== 'ssr') return null
      return `export const islandChunks = ${readFileSync(ISLAND_CHUNKS, 'utf8')}`
    },
  },
}

/** An `import()` in Vite's helper, which may give some of the exports or all of them. */
const PRELOADED =
  /__vitePreload\((?:async \(\) => \{\s*const \{[^}]*\} = await (import\("[^"]+"\));\s*return \{[^}]*\};\s*\}|\(\) => (import\("[^"]+"\))), __VITE_PRELOAD__\)/g

/**
 * Vite wraps every `import()` in a helper of 0.8 kB that preloads what the module imports. A page names what its islands
 * need; a module that is loaded on demand is just imported. Without the wrappers a quiz page has 0.1 kB less.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: { filter: { id: /vite\/preload-helper/ }, handler: () => 'export const __vitePreload = (load) => load()' },
  renderChunk: {
    order: 'post',
    handler: (code) => ({ code: code.replaceAll(PRELOADED, '$1$2'), map: null }),
  },
}

const DRAW_ICON = JSON.stringify(fileURLToPath(new URL('src/ui/icon/lucide-icon.ts', import.meta.url)))

/** The data of an icon has names and keys that only lucide's own component reads. */
const UNREAD = /\s*size: 24,|,\s*key: "\w+"|,\s*aliases: \[[^\]]*\]|\n__iconData\.node;/g

/** An icon is its name and its lines, drawn by `src/ui/icon/lucide-icon.ts`: a quiz page has 1.4 kB of script less. */
const plainIcons: Plugin = {
  name: 'plain-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler(code) {
      const drawn = code.replace(
        "import createLucideIcon from '../createLucideIcon.mjs'",
        `import { createIcon as createLucideIcon } from ${DRAW_ICON}`,
      )
      return { code: drawn.replaceAll(UNREAD, ''), map: null }
    },
  },
}

/** Of these the site uses a small part: loaded whole they take memory in each process. */
const packedPackages: Plugin = {
  name: 'packed-packages',
  apply: 'build',
  config: () => ({ environments: { ssr: { resolve: { noExternal: ['lucide-react', 'zod'] } } } }),
}

/** Names of lucide's files. Other icons are in the chunks of the pages that show them. */
const SHARED_ICONS =
  'arrow-left|arrow-right|check|chevron-down|delete|flag|house|play|printer|rotate-ccw|share-2|strikethrough|timer|undo-2|volume-2|volume-x|x'
const LISTENING_ICONS = 'circle-alert|keyboard|rectangle-horizontal|rows-3|square'

export default defineConfig({
  plugins: [scriptText, devSession, islandChunks, plainImports, plainIcons, packedPackages, reactRouter()],
  build: { target: 'es2022', modulePreload: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What is loaded on demand is named in the script of each page: without its name that is 0.1 kB less.
            // The service worker knows by its name what it does not fetch ahead (vite.worker.config.ts).
            chunkFileNames: ({ isDynamicEntry, name }) =>
              isDynamicEntry && name !== 'new-numbers' ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
            codeSplitting: {
              // Few chunks instead of many: a browser asks one server without HTTP/2 for six files at once, and each takes a
              // round of a slow line.
              groups: [
                // What pages without a quiz need as well: for it they must not fetch what only the islands need.
                {
                  name: 'entry.client',
                  test: /vite\/preload-helper|src\/lib\/(?:json|trusted-types)\.|src\/memory\/choice\/choice\.|src\/app\/entry\.client\./,
                  priority: 1,
                },
                // What pages need whose device remembers, with or without a quiz.
                {
                  name: 'memory',
                  test: /node_modules\/idb-keyval\/|src\/memory\/(?:memory|stored|book\/(?:book|keys|next|record|drawn)|kept\/unfinished|text-hash|choice\/sure-choice|store\/(?:port|indexed-db|this-visit))\.|src\/app\/browser\/memory\/(?:device-memory|left|exercise\/change)\./,
                },
                // What is shown of it elsewhere: on home, on the privacy page and on the page of mistakes.
                {
                  name: 'remembered',
                  test: /src\/memory\/(?:mistake-list|tidy|store\/[\w-]+-keys|book\/(?:due|by-hand|merge)|choice\/choosing)\.|src\/app\/browser\/memory\/(?:device-mistakes|make|say)\./,
                },
                // What every island needs, with the icons that islands show.
                {
                  name: 'islands',
                  test: new RegExp(
                    `node_modules/(?:react|react-dom|scheduler|lucide-react(?!.*/icons/))/|/icons/(?:${SHARED_ICONS})\\.|src/lib/(?!error-message|issue|times-words|qr-|random|days/|site\\.|split-camel-case|subject|key-place|plain-words|text-limits)|src/app/browser/(?:islands/island-root|translated-texts)\\.|src/ui/(?!by-subject|copy-button|save-button|question-dialogs|drawings|page/|scribble|stamp|qr-|voice/)`,
                  ),
                },
                // A quiz would load all of listening with its result, if the stamp of both were there.
                { name: 'drawings', test: /src\/ui\/drawings\/(?:kopi|stamp)\.|\/icons\/list-restart\./ },
                {
                  name: 'listening',
                  test: new RegExp(
                    `src/app/browser/islands/listening\\.|src/listening/(?!room/)|src/ui/(?:page/crumbs|scribble)\\.|src/lib/(?:error-message|times-words)\\.|/icons/(?:${LISTENING_ICONS})\\.`,
                  ),
                },
                {
                  name: 'room',
                  test: /src\/app\/browser\/islands\/room\.|src\/listening\/room\/|\/icons\/pause\./,
                },
                // What every exercise needs at once, and the players of the nine types: one file, since a browser asks for six at a
                // time. The timer, sharing, printing, the result and what few pages say are loaded when they are asked for.
                {
                  name: 'texts',
                  test: /src\/app\/browser\/islands\/(?:exercise-root|texts)\.|src\/quiz\/(?:flow\/(?!state\/(?:any-order|joined-state)\.|sheet-score\.|result\/(?:result-page|result-actions|review|after-result|lost-skills)\.)|markup\/(?!worded-text|asked-alone)|scoring\/(?!score-words)|browser|contract\/(?!gloss)|sharing\/shared-options|screen\/(?!exam-timer|share-dialog|paper-screen|resumed-note)|types\/(?:definitions|players|[\w-]+\/(?:definition|player))\.|selection|registry\/(?:text-kits|definitions)|interactions(?!.*(?:print|heard-word)))/,
                },
                {
                  name: 'result',
                  test: /src\/quiz\/(?:flow\/(?:sheet-score\.|result\/(?:result-page|result-actions|review|lost-skills)\.)|scoring\/score-words)/,
                },
                {
                  name: 'questions',
                  test: /src\/app\/browser\/islands\/(?:questions|parts-ready)\.|src\/quiz\/(?:worksheet\/(?!hand\/(?!cells\.|hand-slot\.)|parts\/(?:marked|open|steps|tick|point-list|unlisted)\.|judge\/(?:hits\.|sentence\/))|question-types|registry\/question-kits)|\/icons\/circle-check\./,
                },
                {
                  name: 'papers',
                  test: /src\/app\/browser\/islands\/papers\.|src\/quiz\/(?:exercise\/|flow\/state\/any-order|registry\/kits|screen\/paper-screen)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rolldownOptions: {
          // One for each kind of process. Compiled here, none of them has to load Node's compiler for TypeScript.
          input: {
            index: './src/server/start/entry.ts',
            'run-processes': './src/server/start/cluster/run-processes.ts',
            'typeset-worker-process': './src/server/typeset/typeset-worker-process.ts',
          },
        },
      },
    },
  },
})
