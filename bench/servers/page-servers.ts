/** Servers of one page with the headers of ours: nginx with brotli_static in one process, and as little of Node as there can be. */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '#server/contract/free-port.ts'

export interface PageServer {
  readonly url: string
  cpuSeconds(): Promise<number>
  stop(): Promise<void>
}

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** Clock ticks of /proc: 100 a second on Linux. */
const TICKS = 100

/** Whether nginx, its module and wrk are there; on Debian: nginx-light libnginx-mod-http-brotli-static wrk. */
export function hasNginx(): boolean {
  return existsSync(MODULE) && ['nginx', 'wrk'].every((name) => spawnSync(name, ['-v']).error === undefined)
}

/** `brotli` is the body of the page; `headers` are sent with it. */
export async function startNginx(brotli: Uint8Array, headers: ReadonlyMap<string, string>): Promise<PageServer> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-nginx-'))
  mkdirSync(join(dir, 'root'))
  writeFileSync(join(dir, 'root', 'page.html'), 'plain')
  writeFileSync(join(dir, 'root', 'page.html.br'), brotli)
  const port = await freePort()
  const added = Array.from(headers, ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`)
  writeFileSync(
    join(dir, 'nginx.conf'),
    `load_module ${MODULE};
    daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/error.log;
    events { worker_connections 2048; }
    http {
      access_log off; sendfile on; keepalive_requests 100000000; open_file_cache max=100; types { text/html html; }
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name};`).join(' ')}
      server { listen 127.0.0.1:${port}; root ${dir}/root; brotli_static on; ${added.join(' ')} }
    }`,
  )
  return running('nginx', ['-c', join(dir, 'nginx.conf')], `http://127.0.0.1:${port}/page.html`, dir)
}

const PLAIN = fileURLToPath(new URL('plain-server.mjs', import.meta.url))

/** Node alone: what no server on it can do better. */
export async function startPlainNode(brotli: Uint8Array, headers: ReadonlyMap<string, string>): Promise<PageServer> {
  const dir = mkdtempSync(join(tmpdir(), 'readysix-plain-'))
  writeFileSync(join(dir, 'page.br'), brotli)
  const port = await freePort()
  const head = JSON.stringify([['content-type', 'text/html; charset=utf-8'], ...headers, ['content-encoding', 'br']])
  return running(process.execPath, [PLAIN, String(port), join(dir, 'page.br'), head], `http://127.0.0.1:${port}/`, dir)
}

async function running(command: string, args: readonly string[], url: string, dir: string): Promise<PageServer> {
  const server = spawn(command, args, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  await pause(500)
  return {
    url,
    async cpuSeconds() {
      const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
        .replace(/^.*\) /, '')
        .split(' ')
      return (Number(fields[11]) + Number(fields[12])) / TICKS
    },
    async stop() {
      server.kill('SIGTERM')
      await ended
      rmSync(dir, { recursive: true })
    },
  }
}
