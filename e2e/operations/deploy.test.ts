/** The files of deploy/ agree with one another and with the settings. What a machine must run is in the journeys beside this. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { parseConfig } from '#server/config/config.ts'
import { settings } from '#server/config/settings.ts'

const read = (name: string): string => readFileSync(join('deploy', name), 'utf8')
const text = read('compose.yaml')
const texts = z.array(z.string())
const service = z.object({
  image: z.string(),
  command: texts.optional(),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: texts.default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  networks: texts.optional(),
  network_mode: z.string().optional(),
})
const compose = z
  .object({
    services: z.record(z.string(), service),
    networks: z.object({ inside: z.object({ ipam: z.object({ config: z.array(z.object({ subnet: z.string() })) }) }) }),
    volumes: z.record(z.string(), z.null()),
  })
  .parse(parse(text, { merge: true }))
const services = Object.entries(compose.services)
const site = compose.services['site-1']?.environment ?? {}

/** With what stands in .env, or its default, for each ${…}. */
function filled(environment: Readonly<Record<string, string>>, given: Readonly<Record<string, string>>) {
  const fill = (value: string) =>
    value.replaceAll(/\$\{(\w+):[?-]([^}]*)\}/g, (_, name: string, other: string) => given[name] || other)
  return Object.fromEntries(Object.entries(environment).map(([name, value]) => [name, fill(value)]))
}

const example = Object.fromEntries(
  Array.from(read('example.env').matchAll(/^(\w+)=(.*)$/gm), ([, name = '', value = '']) => [name, value]),
)
const SECRETS = Object.keys(example).filter((name) => /SECRET|PASSWORD/.test(name))
const given = {
  ...example,
  ...Object.fromEntries(SECRETS.map((name) => [name, `${name} `.repeat(9).replaceAll(' ', '-')])),
}

describe('compose.yaml', () => {
  it('asks for what example.env has, and for nothing else but the image of Node', () => {
    const asked = new Set(Array.from(text.matchAll(/\$\{(\w+)/g), ([, name]) => name))
    expect([...asked].toSorted()).toEqual([...Object.keys(example), 'NODE_IMAGE'].toSorted())
  })

  it('gives the site settings that it knows, with values that it takes', () => {
    for (const name of Object.keys(site)) expect(Object.keys(settings)).toContain(name)
    const { s3, databaseUrl, siteUrl, warnings } = parseConfig(filled(site, given))
    expect(warnings).toEqual([])
    expect(siteUrl).toBe('https://practice.example.org')
    expect(databaseUrl).toBe(`postgres://readysix:${given.DATABASE_PASSWORD}@postgres:5432/readysix`)
    expect(s3?.secretAccessKey).toBe(given.S3_SECRET_ACCESS_KEY)
    expect(site.TRUSTED_PROXY).toBe(compose.networks.inside.ipam.config[0]?.subnet)
  })

  it('gives the site no key of a whole store or database', () => {
    const own = JSON.stringify(filled(site, given))
    for (const name of ['POSTGRES_PASSWORD', 'STORE_ROOT_SECRET'] as const) expect(own).not.toContain(given[name])
  })

  it('names volumes, files, services and networks that are there', () => {
    const used = services.flatMap(([, { volumes }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
    const files = used.filter((name) => name.startsWith('.'))
    expect(files.filter((file) => !existsSync(join('deploy', file)))).toEqual([])
    expect(new Set(used.filter((name) => !name.startsWith('.')))).toEqual(new Set(Object.keys(compose.volumes)))
    for (const [, { depends_on: needs, networks, network_mode: mode }] of services) {
      for (const name of Object.keys(needs)) expect(Object.keys(compose.services)).toContain(name)
      expect(networks ?? mode?.replace(/^service:/, '')).toEqual(networks ? ['inside'] : 'store')
    }
  })

  it('names each image by a version, or builds it', () => {
    for (const [, { image }] of services)
      expect(image === 'readysix' || /:v?\d+(?:\.\d+)*(?:-\w+)?$/.test(image), image).toBe(true)
    expect(text).toContain(/^ARG (NODE_IMAGE)=(\S+)$/m.exec(read('Dockerfile'))?.[2])
  })
})

describe('the proxies', () => {
  it('of the compose file reach services of it, at their ports', () => {
    const ports = { 'site-1': /PORT=(\d+)/.exec(read('Dockerfile'))?.[1], store: new URL(site.S3_ENDPOINT ?? '').port }
    const expected = [`site-1:${ports['site-1']}`, `site-2:${ports['site-1']}`, `store:${ports.store}`]
    const named = Array.from(read('Caddyfile').matchAll(/reverse_proxy ([^{\n]+)/g), ([, names = '']) => names.trim())
    expect(named.join(' ').split(' ')).toEqual(expected)
  })

  it('let out the contents of the site’s bucket only', () => {
    expect(read('Caddyfile')).toContain(`path /${site.S3_BUCKET}/contents/*\n`)
  })

  it('of a single machine reach the port of the units', () => {
    const [, host, port] = /HOST=(\S+) PORT=(\d+)/.exec(read('readysix.service')) ?? []
    expect(read('nginx.conf')).toContain(`server ${host}:${port};`)
    expect(read('readysix.socket')).toContain(`ListenStream=${host}:${port}\n`)
  })
})

it('a stop ends before Docker and systemd kill the site, and after the proxy has seen it', () => {
  const seconds = (pattern: RegExp, text: string) => Number(pattern.exec(text)?.[1])
  const unit = read('readysix.service')
  const grace = 10
  expect(seconds(/TimeoutStopSec=(\d+)/, unit)).toBeGreaterThan(seconds(/DRAIN_SECONDS=(\d+)/, unit) + grace)
  const drain = Number(site.DRAIN_SECONDS)
  expect(seconds(/stop_grace_period: (\d+)s/, text)).toBeGreaterThan(drain + grace)
  expect(drain).toBeGreaterThan(seconds(/health_interval (\d+)s/, read('Caddyfile')) + 1)
})

describe('.dockerignore', () => {
  const lines = readFileSync('.dockerignore', 'utf8').split('\n').slice(1, -1)

  it('lets in what a build and the image are made of, and nothing else', () => {
    const copied = Array.from(read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm), ([, names = '']) =>
      names.split(' '),
    )
    const [, list = ''] = /BUILD_SOURCES = \[([^\]]+)\]/.exec(readFileSync('scripts/setup.mjs', 'utf8')) ?? []
    const sources = Array.from(list.matchAll(/'(.+)'/g), ([, path = '']) => path)
    const needed = [...copied.flat(), ...sources].map((path) => path.split('/')[0]).filter((path) => path !== '.')
    const allowed = lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1))
    expect(lines[0]).toBe('*')
    expect(allowed.toSorted()).toEqual([...new Set([...needed, 'tsconfig.json'])].toSorted())
  })

  it('keeps secrets out of those folders too', () => {
    expect(lines.slice(-5)).toEqual(['**/.env*', '**/*.env', '**/*.pem', '**/*.key', '**/session-secret'])
  })
})

const hasAnalyze = spawnSync('systemd-analyze', ['--version']).status === 0

describe.skipIf(!hasAnalyze)('the units', () => {
  const analyze = (...args: string[]) => spawnSync('systemd-analyze', args, { encoding: 'utf8' })

  it('have no line that systemd does not know', () => {
    const { stderr } = analyze('verify', 'deploy/readysix.socket', 'deploy/readysix.service')
    // The program is not in /opt on this machine.
    expect(stderr.split('\n').filter((line) => line !== '' && !line.includes('is not executable'))).toEqual([])
  })

  it('give the site little to do harm with: at most 1.6 of 10', () => {
    const { status, stdout } = analyze(
      'security',
      '--offline=true',
      '--no-pager',
      '--threshold=16',
      'deploy/readysix.service',
    )
    expect(status, stdout).toBe(0)
  })
})
