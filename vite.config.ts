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

export default defineConfig({
  plugins: [scriptText, devSession, reactRouter()],
  // A browser too old for modulepreload fetches a module when it is imported.
  build: { target: 'es2022', modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Few chunks instead of many: requests cost more than bytes on a slow phone.
              groups: [
                // What pages without a quiz need as well: for it they must not fetch what only the islands need.
                { name: 'preload', test: /vite\/preload-helper|src\/lib\/json\./, priority: 1 },
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                {
                  name: 'kit',
                  test: /node_modules\/lucide-react\/|src\/lib\/(?!qr-)|src\/ui\/(?!drawings|page-frame|page-header|state-page|qr-)/,
                },
                // The island and all it needs at once; the timer, sharing and printing are loaded when they are asked for.
                {
                  name: 'quiz',
                  test: /src\/app\/browser\/islands\/quiz\.|src\/quiz\/(?:flow|interactions(?!.*print)|markup|scoring|sharing|browser|contract|screen\/(?!exam-timer|share-dialog))/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/server/start/entry.ts' } } },
  },
})
