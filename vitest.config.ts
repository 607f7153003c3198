import { defineConfig } from 'vitest/config'

// A file of its own: the React Router plugin never runs under Vitest.
export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['{src,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // Some tests run commands as processes of their own, on machines that are busy.
    testTimeout: 20_000,
  },
})
