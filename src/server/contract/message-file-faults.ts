/** What can happen to messages.db while other processes save messages to it. */
import { spawnSync } from 'node:child_process'
import { chmodSync, linkSync, renameSync, rmSync, statSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export const MESSAGE_FILE_FAULTS = [
  'moved',
  'removed',
  'emptied',
  'halved',
  'swapped',
  'read-only',
  'read-only folder',
] as const
export type MessageFileFault = (typeof MESSAGE_FILE_FAULTS)[number]

/** `kept` is a path in the same folder, for what `repair` puts back: every message that was in the file. */
export function harm(fault: MessageFileFault, file: string, kept: string): void {
  if (fault === 'moved') renameSync(file, kept)
  else if (fault === 'removed') {
    linkSync(file, kept)
    rmSync(file)
  } else if (fault === 'read-only') chmodSync(file, 0o444)
  else if (fault === 'read-only folder') chmodSync(dirname(file), 0o555)
  else
    betweenMessages(file, () => {
      copy(file, kept)
      if (fault === 'swapped') renameSync(kept, file)
      else truncateSync(file, fault === 'emptied' ? 0 : Math.floor(statSync(file).size / 2))
    })
}

export function repair(fault: MessageFileFault, file: string, kept: string): void {
  if (fault === 'read-only') chmodSync(file, 0o600)
  else if (fault === 'read-only folder') chmodSync(dirname(file), 0o700)
  else if (fault !== 'swapped') renameSync(kept, file)
}

/** Nobody can save meanwhile, so that a copy has all that was acknowledged before the file was harmed. */
function betweenMessages(file: string, work: () => void): void {
  const db = new DatabaseSync(file, { timeout: 30_000 })
  db.exec('BEGIN IMMEDIATE')
  work()
  db.close()
}

/** In a process of its own: closing the file in ours would end the lock. */
function copy(from: string, to: string): void {
  const { status } = spawnSync('cp', ['--preserve=all', from, to])
  if (status !== 0) throw new Error(`${from} cannot be copied`)
}
