/** Serves the control: the page with its few styles, rendered by React, and one script with React in it. */
import { once } from 'node:events'
import { createServer } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { build } from 'vite'
import { generateQuiz } from '../generated-quiz.ts'
import { ControlPage } from './control-page.ts'

const CLIENT = 'bench/slow-line/control-client.ts'
const STYLES = `body{max-width:46rem;margin:auto;padding:1rem;font:1.125rem/1.6 system-ui,sans-serif}
fieldset{margin:0 0 1.5rem;border:1px solid #ccc;border-radius:.5rem}
label{display:block;padding:.75rem}.right{background:#e3f3e6}
button{padding:.75rem 1.5rem;font:inherit}`

/** Answers with brotli only. */
export async function startControl(): Promise<{ url: string; stop(): void }> {
  const script = await clientScript()
  const answers = new Map([
    ['/', answer('text/html; charset=utf-8', page())],
    ['/client.js', answer('text/javascript; charset=utf-8', script)],
  ])
  const server = createServer((request, response) => {
    const found = answers.get(request.url ?? '')
    if (found === undefined) response.writeHead(404).end()
    else response.writeHead(200, found.headers).end(found.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the control has no port')
  return {
    url: `http://127.0.0.1:${address.port}/`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

function answer(type: string, text: string) {
  const body = brotliCompressSync(text)
  return { headers: { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }, body }
}

function page(): string {
  const { questions } = generateQuiz(1)
  const data = JSON.stringify(questions).replaceAll('<', '\\u003c')
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Control</title><style>${STYLES}</style><script type="module" src="/client.js"></script></head>
<body><main>${renderToString(createElement(ControlPage, { questions }))}</main>
<script type="application/json" id="questions">${data}</script></body></html>`
}

async function clientScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { target: 'es2022', write: false, minify: true, lib: { entry: CLIENT, formats: ['es'] } },
  })
  const [chunk] = [built].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  if (chunk?.type !== 'chunk') throw new Error(`${CLIENT} gave no script`)
  return chunk.code
}
