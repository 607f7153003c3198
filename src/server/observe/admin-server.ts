/**
 * The operator's endpoints on a port that visitors do not reach: /healthz (the process lives), /readyz (it serves;
 * otherwise the reasons) and /metrics (for Prometheus).
 */
import { Hono } from 'hono'
import { type ListenOptions, listen, type RunningServer } from '#server/http/listen.ts'
import type { Readiness } from './readiness.ts'

/** Both are called for each request; a rejection becomes a 503 with its message. */
export interface AdminOptions {
  readonly readiness: () => Promise<Readiness>
  /** The text format of Prometheus. */
  readonly metrics: () => Promise<string>
}

const TEXT_FORMAT = 'text/plain; version=0.0.4; charset=utf-8'

/** Rejects with ListenError. */
export function startAdminServer(
  { readiness, metrics }: AdminOptions,
  { port, host }: Pick<ListenOptions, 'port' | 'host'>,
): Promise<RunningServer> {
  const app = new Hono()
  app.get('/healthz', (c) => c.text('ok\n'))
  app.get('/readyz', async (c) => {
    const report = await readiness()
    return c.json(report, report.ready ? 200 : 503)
  })
  app.get('/metrics', async (c) => c.body(await metrics(), 200, { 'content-type': TEXT_FORMAT }))
  app.onError((error, c) => c.text(`${error.message}\n`, 503))
  return listen({ direct: () => false, fetch: app.fetch }, { port, host, systemSocket: false, prefix: 'ADMIN_' })
}
