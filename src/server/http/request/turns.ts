/** Turns of addresses to begin their work. */

/** `next` resolves when it is the turn of this address. */
export interface Turns {
  next(clientAddress: string): Promise<void>
  /** How many wait. */
  waiting(): number
}

/** One work begins in each turn of the event loop, so that cached pages are sent in between. */
export function createTurns(): Turns {
  /** By address, in the order of their turns. */
  const queues = new Map<string, (() => void)[]>()
  let waiting = 0

  function turn(): void {
    for (const [clientAddress, queue] of queues) {
      waiting -= 1
      queue.shift()?.()
      queues.delete(clientAddress)
      if (queue.length > 0) queues.set(clientAddress, queue)
      break
    }
    if (waiting > 0) setImmediate(turn)
  }

  return {
    waiting: () => waiting,
    next(clientAddress: string): Promise<void> {
      waiting += 1
      if (waiting === 1) setImmediate(turn)
      const queue = queues.get(clientAddress) ?? []
      queues.set(clientAddress, queue)
      return new Promise((resolve) => queue.push(resolve))
    },
  }
}
