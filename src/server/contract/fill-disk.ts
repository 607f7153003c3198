import { writeFileSync } from 'node:fs'

/** Writes `file` until its disk is full, first in large pieces. */
export function fillDisk(file: string): void {
  for (const size of [64 * 1024, 4096, 1]) {
    try {
      for (;;) writeFileSync(file, Buffer.alloc(size), { flag: 'a' })
    } catch {
      // Full, or too full for pieces of this size.
    }
  }
}
