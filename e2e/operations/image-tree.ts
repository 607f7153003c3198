/**
 * The files of the image that deploy/Dockerfile describes, made by its own lines in folders of this machine. The stage
 * `build` is the repository itself: the journeys run on what its commands have built.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** How a container starts: in `cwd`, with Node's `args` and the settings of the image. */
export interface ImageTree {
  readonly cwd: string
  readonly args: string[]
  readonly env: Readonly<Record<string, string>>
  /** The arguments of Node that ask the running container whether it is well. */
  readonly health: string[]
}

const REPOSITORY = '.'
const command = z.tuple([z.literal('node')], z.string())
const argumentsOf = (json: string): string[] => command.parse(JSON.parse(json)).slice(1)

type Instruction = Readonly<{ name: string; rest: string }>

function readDockerfile(): readonly Instruction[] {
  const lines = readFileSync('deploy/Dockerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
  return Array.from(lines.matchAll(/^([A-Z]+) +(.+)$/gm), ([, name = '', rest = '']) => ({ name, rest }))
}

/** Makes the stages in folders of `dir`, and `data` of the image in `dir/data`. Throws what a command says that fails. */
export function makeImageTree(dir: string): ImageTree {
  const allowed = readFileSync('.dockerignore', 'utf8').split('\n')
  const stages = new Map([['build', REPOSITORY]])
  let cwd = REPOSITORY
  let args: string[] = []
  let health: string[] = []
  const env: Record<string, string> = {}

  function copy(rest: string): void {
    const [, stage, from = '', to = ''] = /^(?:--from=(\w+) )?(?:\/app\/)?(.+) (\S+)$/.exec(rest) ?? []
    const source = stages.get(stage ?? 'build') ?? ''
    for (const name of from.split(' ')) {
      if (stage === undefined && !allowed.includes(`!${name}`)) throw new Error(`.dockerignore does not allow ${name}`)
      cpSync(join(source, name), to === './' ? join(cwd, name) : join(cwd, to), { recursive: true })
    }
  }

  function run(line: string): void {
    // The folder of the volume and its owner are those of this test.
    const own = `${process.getuid?.()}:${process.getgid?.()}`
    const script = line.replaceAll('/data', join(dir, 'data')).replaceAll('1000:1000', own)
    const { status, stderr } = spawnSync('sh', ['-c', script], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, npm_config_prefer_offline: 'true' },
    })
    if (status !== 0) throw new Error(`${line}: ${stderr}`)
  }

  const steps: Readonly<Record<string, (rest: string) => void>> = {
    FROM(rest) {
      const [, name = 'image'] = / AS (\w+)$/.exec(rest) ?? []
      cwd = stages.get(name) ?? join(dir, name)
      stages.set(name, cwd)
      mkdirSync(cwd, { recursive: true })
    },
    ENV(rest) {
      for (const [, name = '', value = ''] of rest.matchAll(/(\w+)=(\S+)/g)) env[name] = value
    },
    COPY: (rest) => (cwd === REPOSITORY ? undefined : copy(rest)),
    RUN: (rest) => (cwd === REPOSITORY ? undefined : run(rest)),
    CMD(rest) {
      args = argumentsOf(rest)
    },
    HEALTHCHECK(rest) {
      health = argumentsOf(rest.slice(rest.indexOf('[')))
    },
  }
  for (const { name, rest } of readDockerfile()) steps[name]?.(rest)
  return { cwd, args, health, env: { ...env, DATA_DIR: join(dir, 'data') } }
}
