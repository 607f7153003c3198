import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/app',
  ssr: true,
  // The server build has one entry for each kind of process (vite.config.ts).
  serverBuildFile: '[name].js',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
