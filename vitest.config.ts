import { defineConfig } from 'vitest/config'

const SLOW = '{src,scripts,authoring}/**/*.slow.test.ts'
const LONG = '{src,maths,authoring}/**/*.long.test.{ts,tsx}'
const DOM = 'src/**/*.dom.test.tsx'

// A worker loads each module once and not again for every file, which halves the time. A test leaves no module and no global
// changed behind.
const shared = { isolate: false, unstubEnvs: true, unstubGlobals: true }

// A file of its own: the React Router plugin never runs under Vitest.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // Some tests run commands as processes of their own, on machines that are busy.
    testTimeout: 20_000,
    // Many tests wait more than they compute.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'unit',
          include: ['{src,maths,scripts,authoring,e2e}/**/*.test.{ts,tsx}'],
          exclude: [SLOW, LONG, DOM],
        },
      },
      {
        extends: true,
        // What React does in a document without layout, sound or real keys.
        test: { ...shared, name: 'dom', include: [DOM], environment: 'happy-dom' },
      },
      {
        extends: true,
        // What computes for long, or runs players that are not ours: PDFs, a hundred draws of each problem, thousands of texts.
        // `npm test` runs these, `npm run check` does not.
        test: { name: 'long', include: [LONG] },
      },
      {
        extends: true,
        // On real servers, or commands run as a user runs them: `npm test` runs these, `npm run check` does not.
        test: {
          name: 'slow',
          include: [SLOW],
          globalSetup: ['src/server/contract/real-servers.ts'],
          // After the unit tests: these watch the clock.
          sequence: { groupOrder: 1 },
          // They wait for servers a third of the time.
          maxWorkers: 4,
        },
      },
    ],
  },
})
