import { defineConfig } from 'vitest/config'

const SLOW = '{src,scripts,authoring}/**/*.slow.test.ts'
const DOM = 'src/**/*.dom.test.tsx'
const PROOF = 'authoring/maths/proof/prove.test.ts'

// A file of its own: the React Router plugin never runs under Vitest.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'node',
    // Some tests run commands as processes of their own, on machines that are busy.
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,maths,scripts,authoring,e2e}/**/*.test.{ts,tsx}'],
          exclude: [SLOW, DOM, PROOF],
          // A worker loads each module once and not again for every file, which halves the time. A test leaves no module
          // and no global changed behind.
          isolate: false,
          // Many tests wait more than they compute.
          maxWorkers: '100%',
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // What React does in a document without layout, sound or real keys.
        test: {
          name: 'dom',
          include: [DOM],
          environment: 'happy-dom',
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      {
        extends: true,
        // A hundred draws of each problem, beside the unit tests: `npm test` runs it, `npm run check` does not.
        test: { name: 'proof', include: [PROOF] },
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
        },
      },
    ],
  },
})
