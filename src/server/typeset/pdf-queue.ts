/**
 * The jobs that wait to be typeset (docs/decisions/archive/0046). It starts nothing and has no clock. A job
 * waits for everyone who asked for it and ends with the last of them. Networks take turns. When all places are taken, one
 * goes to the network that has the fewest.
 */
import { widerNetwork } from '#server/http/request/client-address.ts'
import type { PdfRequest, Printed } from './pdf-request.ts'

/** One who waits for a job; `settle` is called at most once. */
export interface Asker {
  readonly network: string
  readonly settle: (printed: Printed) => void
}

/** `askers` is never empty while it waits. */
export interface WaitingJob {
  readonly request: PdfRequest
  readonly askers: Set<Asker>
}

export interface PdfQueue {
  /** Returns false if there is no place. Another job may lose its place, and its askers are told that it is busy. */
  add(request: PdfRequest, asker: Asker): boolean
  /** Takes an asker out; its job ends if it was the last. */
  leave(version: string, asker: Asker): void
  /** Takes out the job whose turn it is; null if none waits. */
  next(): WaitingJob | null
  size(): number
}

/** An IPv4 address or an IPv6 /48, which one site of a provider has. */
export const networkOf = ({ clientAddress }: PdfRequest): string => widerNetwork(clientAddress)

export function createPdfQueue(places: number): PdfQueue {
  /** By version, in the order in which they came. */
  const jobs = new Map<string, WaitingJob>()
  /** The networks that wait, in the order of their turns. */
  const turns = new Set<string>()

  /** How many jobs each network waits for. */
  function counts(): ReadonlyMap<string, number> {
    const found = new Map<string, number>()
    for (const job of jobs.values())
      for (const network of networksOf(job)) found.set(network, (found.get(network) ?? 0) + 1)
    return found
  }

  /** A job that several networks wait for counts as one of the network that waits for the fewest. */
  function makePlace(network: string): boolean {
    if (jobs.size < places) return true
    const waiting = counts()
    const countOf = (each: string) => waiting.get(each) ?? 0
    let most = countOf(network) + 1
    let loser: WaitingJob | null = null
    for (const job of jobs.values()) {
      const count = Math.min(...[...networksOf(job)].map(countOf))
      if (count < most || (count === most && loser === null)) continue
      most = count
      loser = job
    }
    if (loser === null) return false
    jobs.delete(loser.request.version)
    for (const asker of loser.askers) asker.settle({ status: 'busy', jobs: places })
    return true
  }

  return {
    size: () => jobs.size,
    add(request, asker) {
      const same = jobs.get(request.version)
      if (same === undefined && !makePlace(asker.network)) return false
      if (same === undefined) jobs.set(request.version, { request, askers: new Set([asker]) })
      else same.askers.add(asker)
      turns.add(asker.network)
      return true
    },
    leave(version, asker) {
      const job = jobs.get(version)
      job?.askers.delete(asker)
      if (job?.askers.size === 0) jobs.delete(version)
    },
    next() {
      for (const network of turns) {
        turns.delete(network)
        const job = [...jobs.values()].find((each) => networksOf(each).has(network))
        if (job === undefined) continue
        jobs.delete(job.request.version)
        turns.add(network)
        return job
      }
      return null
    },
  }
}

function networksOf({ askers }: WaitingJob): ReadonlySet<string> {
  return new Set([...askers].map(({ network }) => network))
}
