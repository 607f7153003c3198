/** Resident memory of the processes of a site, from Linux' list of processes. */
import { readdirSync, readFileSync } from 'node:fs'

/** In MB of 1,024 kB, as `ps` and `top` have them. What both share, such as Node itself, counts twice. */
export type Memory = Readonly<{ site: number; typesetter: number }>

export const together = ({ site, typesetter }: Memory): number => site + typesetter

/** `pid` is a site of one process; its only child is the typesetter. */
export function memoryOf(pid: number): Memory {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const children = all.filter((name) => read(name, /^PPid:\s+(\d+)/m) === pid)
  return { site: residentMb(String(pid)), typesetter: children.reduce((sum, child) => sum + residentMb(child), 0) }
}

const residentMb = (pid: string): number => Math.round(read(pid, /^VmRSS:\s+(\d+) kB/m) / 1024)

/** 0 for a process that has just ended. */
function read(pid: string, pattern: RegExp): number {
  try {
    return Number(pattern.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
  } catch {
    return 0
  }
}
