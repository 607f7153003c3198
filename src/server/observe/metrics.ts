/**
 * The metrics of a process for Prometheus: requests by route and status, outcomes of the page cache, the outbox, and
 * prom-client's own metrics of Node (memory, event-loop delay, garbage collection). No label identifies a visitor.
 */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PageOutcome } from '#server/http/page-cache/page-cache.ts'

/** One for a process; the primary process adds up those of all (start/cluster/primary.ts). */
export interface Metrics {
  /** `route` is a pattern of the route table, never a path from a request. */
  countRequest(route: string, status: number): void
  countPage(outcome: PageOutcome): void
  /** The text format of Prometheus. */
  text(): Promise<string>
}

/** `waitingMessages` is called at each scrape; null if there is no relay. */
export function createMetrics(waitingMessages: (() => Promise<number>) | null): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  answerPrimary(registry)

  // Plain numbers until a scrape: incrementing a labelled counter costs a tenth of sending a cached page.
  const requests = new Map<string, Map<number, number>>()
  const pages = new Map<PageOutcome, number>()
  new Counter({
    name: 'readysix_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['route', 'status'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [route, statuses] of requests)
        for (const [status, count] of statuses) this.inc({ route, status }, count)
    },
  })
  new Counter({
    name: 'readysix_pages_total',
    help: 'How pages came about: hit and joined cost nothing, stale was kept for want of a new one',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      this.reset()
      for (const [outcome, count] of pages) this.inc({ outcome }, count)
    },
  })
  if (waitingMessages !== null) addOutbox(registry, waitingMessages)

  return {
    countRequest(route, status) {
      const statuses = requests.get(route) ?? new Map<number, number>()
      requests.set(route, statuses.set(status, (statuses.get(status) ?? 0) + 1))
    },
    countPage: (outcome) => void pages.set(outcome, (pages.get(outcome) ?? 0) + 1),
    text: () => registry.metrics(),
  }
}

/** Lets the primary process collect the metrics of this process. */
function answerPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // The constructor installs the listener for requests of the primary process.
  new AggregatorRegistry()
}

function addOutbox(registry: Registry, waiting: () => Promise<number>): void {
  new Gauge({
    name: 'readysix_outbox_messages',
    help: 'Messages that are still to go out; absent while their store does not answer',
    registers: [registry],
    // All processes share one outbox.
    aggregator: 'max',
    async collect() {
      this.remove()
      try {
        this.set(await waiting())
      } catch {
        // /readyz reports the reason.
      }
    },
  })
}
