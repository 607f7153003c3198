import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // Few chunks instead of many: requests cost more than bytes on a slow phone.
          output: {
            codeSplitting: {
              // Few chunks instead of many: requests cost more than bytes on a slow phone.
              groups: [
                { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
                {
                  name: 'kit',
                  test: /node_modules\/lucide-react\/|src\/lib\/|src\/ui\/(?!drawings|page-frame|state-page)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { input: './src/server/entry.ts' } } },
  },
})
