/** Root may write to what can only be read, so tests of modes run their processes as a user without rights. */
import { spawnSync } from 'node:child_process'

export interface User {
  readonly uid: number
  readonly gid: number
}

const NOBODY: User = { uid: 65_534, gid: 65_534 }

/** Ourselves, unless we are root. Null if modes mean nothing: a system without them, or a checkout that only root reads. */
export function userWithoutRights(): User | null {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (uid === undefined || gid === undefined) return null
  if (uid !== 0) return { uid, gid }
  const read = ['-e', "require('node:fs').readFileSync('package.json')"]
  return spawnSync(process.execPath, read, { ...NOBODY }).status === 0 ? NOBODY : null
}
