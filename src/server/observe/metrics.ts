/**
 * What Prometheus may ask a process: requests by route and status, how pages came about, the outbox, and prom-client's own
 * figures of Node (memory, event-loop delay, garbage collection). Nothing in it tells who asked.
 */
import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { PageOutcome } from '#server/http/page-cache/page-cache.ts'

export interface Metrics {
  /** `route` is one of a few patterns, never a path that a visitor made up. */
  countRequest(route: string, status: number): void
  countPage(outcome: PageOutcome): void
  /** The text format of Prometheus. */
  text(): Promise<string>
}

/** `waitingMessages` is asked at each scrape; null if no message goes anywhere. */
export function createMetrics(waitingMessages: (() => Promise<number>) | null): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  answerPrimary(registry)

  // Plain numbers until somebody asks: a labelled counter costs a tenth of what sending a cached page does.
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

/** The primary process asks for the figures of this one and adds them to the others'. */
function answerPrimary(registry: Registry): void {
  AggregatorRegistry.setRegistries(registry)
  // Its constructor is what listens for the question.
  new AggregatorRegistry()
}

function addOutbox(registry: Registry, waiting: () => Promise<number>): void {
  new Gauge({
    name: 'readysix_outbox_messages',
    help: 'Messages that are still to go out; absent while their store does not answer',
    registers: [registry],
    // Every process sees the same outbox.
    aggregator: 'max',
    async collect() {
      this.remove()
      try {
        this.set(await waiting())
      } catch {
        // /readyz says why.
      }
    },
  })
}
