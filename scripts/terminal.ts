/** What a command reads and writes besides its arguments: of its process, or of a test. */
import type { Writable } from 'node:stream'

export interface Terminal {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: Writable
  readonly stderr: Writable
}
