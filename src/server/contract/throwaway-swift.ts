/**
 * An S3-compatible store for tests: OpenStack Swift of Debian's packages with its S3 interface, one node in a temporary
 * folder. It checks signatures, dates and hashes.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Config } from '#server/config/config-s3.ts'
import { freePort } from './free-port.ts'

const PROGRAMS = [
  'swift-ring-builder',
  ...['account', 'container', 'object', 'proxy'].map((name) => `swift-${name}-server`),
]

/** Whether the S3 store is installed. */
export const hasSwift: boolean = [...PROGRAMS, 'memcached'].every((name) => existsSync(`/usr/bin/${name}`))

const USER = 'app'
const KEYS = { accessKeyId: `test:${USER}`, secretAccessKey: 'test-secret' }
/** The part after the bucket in the host name of virtual-host URLs. */
export const STORAGE_DOMAIN = 's3.localhost'

export type Swift = Readonly<{ endpoint: string; dispose(): void }>

export async function startSwift(): Promise<Swift> {
  const folder = mkdtempSync(join(tmpdir(), 'readysix-swift-'))
  for (const name of ['etc', 'srv/d1']) mkdirSync(join(folder, name), { recursive: true })
  const etc = join(folder, 'etc')
  writeFileSync(join(etc, 'swift.conf'), SWIFT_CONF)
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[]) => {
    children.push(spawn(`/usr/bin/${program}`, args, { env: { ...process.env, SWIFT_DIR: etc }, stdio: 'ignore' }))
  }
  for (const name of ['account', 'container', 'object']) {
    const port = await freePort()
    buildRing(etc, name, port)
    writeFileSync(join(etc, `${name}-server.conf`), storageConf(folder, name, port))
    start(`swift-${name}-server`, [join(etc, `${name}-server.conf`)])
  }
  const cachePort = await freePort()
  start('memcached', ['-l', '127.0.0.1', '-p', String(cachePort), '-m', '16', '-u', 'nobody'])
  const port = await freePort()
  writeFileSync(join(etc, 'proxy-server.conf'), proxyConf(folder, port, cachePort))
  start('swift-proxy-server', [join(etc, 'proxy-server.conf')])
  const endpoint = `http://127.0.0.1:${port}`
  const dispose = () => {
    for (const child of children) child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    await untilHealthy(endpoint)
  } catch (error) {
    dispose()
    throw error
  }
  return { endpoint, dispose }
}

/** Creates an empty bucket on a store of `startSwift`. */
export async function newBucket(endpoint: string): Promise<S3Config> {
  const bucket = `t-${randomUUID()}`
  const client = new AwsClient({ ...KEYS, region: 'us-east-1', service: 's3' })
  const response = await client.fetch(`${endpoint}/${bucket}`, { method: 'PUT' })
  if (!response.ok) throw new Error(`the bucket was not made: ${response.status} ${await response.text()}`)
  return { endpoint, publicEndpoint: endpoint, region: 'us-east-1', bucket, ...KEYS, addressing: 'path' }
}

async function untilHealthy(endpoint: string): Promise<void> {
  for (let i = 0; i < 300; i += 1) {
    const response = await fetch(`${endpoint}/healthcheck`).catch(() => null)
    if (response?.ok === true) return
    await pause(100)
  }
  throw new Error('Swift did not start')
}

function buildRing(etc: string, name: string, port: number): void {
  const file = `${name}.builder`
  const steps = [['create', '4', '1', '0'], ['add', `r1z1-127.0.0.1:${port}/d1`, '1'], ['rebalance']]
  for (const step of steps) {
    const { status, stderr } = spawnSync('/usr/bin/swift-ring-builder', [file, ...step], { cwd: etc, encoding: 'utf8' })
    // Status 1 is a warning: one device for three copies.
    if (status !== 0 && status !== 1) throw new Error(`swift-ring-builder ${step.join(' ')} failed: ${stderr}`)
  }
}

const SWIFT_CONF = `
[swift-hash]
swift_hash_path_suffix = test
swift_hash_path_prefix = test
[storage-policy:0]
name = default
default = yes
`

function storageConf(folder: string, name: string, port: number): string {
  return `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}/etc
devices = ${folder}/srv
mount_check = false
fallocate_reserve = 0
[pipeline:main]
pipeline = ${name}-server
[app:${name}-server]
use = egg:swift#${name}
`
}

function proxyConf(folder: string, port: number, cachePort: number): string {
  const plain = ['gatekeeper', 'healthcheck', 'listing_formats', 'bulk', 'slo', 'dlo', 'catch_errors']
  return `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}/etc
cors_allow_origin = *
[pipeline:main]
pipeline = catch_errors gatekeeper healthcheck cache listing_formats s3api tempauth bulk slo dlo proxy-server
[app:proxy-server]
use = egg:swift#proxy
allow_account_management = true
account_autocreate = true
${plain.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`).join('\n')}
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cachePort}
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
location = us-east-1
storage_domain = ${STORAGE_DOMAIN}
[filter:tempauth]
use = egg:swift#tempauth
user_test_${USER} = ${KEYS.secretAccessKey} .admin
`
}
