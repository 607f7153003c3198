/** Holds a process and its children to so much memory and to one core, as a small machine or a container does. Linux only. */
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ControlGroup {
  /** In front of the command that starts the process. */
  readonly command: readonly string[]
  /** How many processes the kernel has ended because they needed more. */
  killed(): number
  /** When its processes have ended. */
  remove(): void
}

/** The older and the newer form of control groups. */
const FORMS = [
  { root: '/sys/fs/cgroup/memory', limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
  { root: '/sys/fs/cgroup', limit: 'memory.max', events: 'memory.events' },
]
const ENTER = 'echo $$ > "$0/cgroup.procs" && exec taskset --cpu-list 0 "$@"'

/** Null where it is not allowed. */
export function createControlGroup(limitMb: number): ControlGroup | null {
  for (const { root, limit, events } of FORMS) {
    const dir = join(root, `readysix-bench-${process.pid}`)
    try {
      mkdirSync(dir)
      writeFileSync(join(dir, limit), String(limitMb * 1024 * 1024))
    } catch {
      continue
    }
    return {
      command: ['sh', '-c', ENTER, dir],
      killed: () => Number(/^oom_kill (\d+)/m.exec(readFileSync(join(dir, events), 'utf8'))?.[1]),
      remove: () => rmdirSync(dir),
    }
  }
  return null
}
