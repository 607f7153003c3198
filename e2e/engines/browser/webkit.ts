/**
 * WebKitGTK over WebDriver: its WebKitWebDriver starts a MiniBrowser with an empty profile for each tab, in an X server that
 * draws nowhere.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Capabilities, Key as Code, Origin, type WebDriver } from 'selenium-webdriver'
import { type Centre, centreOf, clickReached, steadyCentre } from './centre-of.ts'
import type { Browser, Key, Tab } from './tab.ts'

/** Settings of its window, as GTK looks for them. It gets a copy: its libraries write into the folder. */
const GTK_CONFIG = 'e2e/engines/browser/config'

type Programs = Readonly<{ driver: string; miniBrowser: string; xvfb: string }>

/** Starting is not what a journey tests: a session that has not started by then is closed with its driver, and started once more. */
const START_LIMIT_MS = 20_000

export async function startWebKit({ driver: program, miniBrowser, xvfb }: Programs): Promise<Browser> {
  const screen = await startScreen(xvfb)
  const config = mkdtempSync(join(tmpdir(), 'readysix-webkit-'))
  cpSync(GTK_CONFIG, config, { recursive: true, dereference: true })
  let output = ''
  const startOne = () =>
    startDriver(program, { DISPLAY: screen.display, XDG_CONFIG_HOME: config }, (chunk) => {
      output += chunk
    })
  let driver = await startOne()
  const open = async (javaScript: boolean): Promise<WebDriver> => {
    const limit = wait(START_LIMIT_MS, null, { ref: false })
    const session = await Promise.race([newSession(driver.port, miniBrowser, javaScript), limit])
    if (session !== null) return session
    console.error(`WebKit did not start in ${START_LIMIT_MS / 1000} s, and is started once more`)
    await driver.end()
    driver = await startOne()
    return await newSession(driver.port, miniBrowser, javaScript)
  }
  const first = await open(true)
  const version = `WebKitGTK ${(await first.getCapabilities()).getBrowserVersion()}`
  await first.quit()
  return {
    version,
    async open({ siteUrl, javaScript }) {
      output = ''
      const session = await open(javaScript)
      return tabOf(session, siteUrl, () => consoleErrors(output))
    },
    async close() {
      await driver.end()
      await end(screen.process, 'alone')
      rmSync(config, { recursive: true })
    },
  }
}

type Driver = Readonly<{ port: number; end: () => Promise<void> }>

/** A WebKitWebDriver that answers. MiniBrowser writes the console of the page to its output, which is the driver's. */
async function startDriver(
  program: string,
  env: Readonly<Record<string, string>>,
  onOutput: (chunk: Buffer) => void,
): Promise<Driver> {
  const port = await freePort()
  const driver = spawn(program, [`--port=${port}`], {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    // A group of its own, so that it ends with every MiniBrowser that it has started.
    detached: true,
  })
  driver.stdout.on('data', onOutput)
  await listening(port)
  return { port, end: () => end(driver, 'with its group') }
}

async function newSession(port: number, miniBrowser: string, javaScript: boolean): Promise<WebDriver> {
  const args = ['--automation', '--autoplay-policy=allow', '--enable-write-console-messages-to-stdout=TRUE']
  if (!javaScript) args.push('--enable-javascript-markup=FALSE')
  const capabilities = new Capabilities({ 'webkitgtk:browserOptions': { binary: miniBrowser, args } })
  capabilities.setBrowserName('MiniBrowser')
  return new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build()
}

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Code.TAB,
  Enter: Code.ENTER,
  Escape: Code.ESCAPE,
  Space: Code.SPACE,
  Backspace: Code.BACK_SPACE,
  ArrowDown: Code.ARROW_DOWN,
  ArrowLeft: Code.ARROW_LEFT,
  ArrowRight: Code.ARROW_RIGHT,
}

function tabOf(session: WebDriver, siteUrl: string, faults: () => readonly string[]): Tab {
  const press = (keys: string) => session.actions().sendKeys(keys).perform()
  return {
    goto: (path) => session.get(new URL(path, siteUrl).href),
    reload: () => session.navigate().refresh(),
    back: () => session.navigate().back(),
    async anotherTab() {
      const left = await session.getWindowHandle()
      await session.switchTo().newWindow('tab')
      const opened = await session.getWindowHandle()
      await session.switchTo().window(left)
      await session.close()
      await session.switchTo().window(opened)
    },
    url: () => session.getCurrentUrl(),
    async resize(width, height) {
      const window = session.manage().window()
      const inner = await session.executeScript<number[]>('return [innerWidth, innerHeight]')
      const outer = await window.getRect()
      const [w = width, h = height] = inner
      await window.setRect({ width: width + outer.width - w, height: height + outer.height - h })
    },
    evaluate: (call, argument = '') => session.executeScript(call, argument),
    async click(target) {
      const centre = await steadyCentre(() => session.executeScript<Centre>(centreOf, target)).catch(() => null)
      if (centre === null) return false
      const [x, y] = centre
      await session
        .actions()
        .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y) })
        .click()
        .perform()
      return session.executeScript<boolean>(clickReached).catch(() => true)
    },
    press: (key) => press(KEYS[key]),
    type: (text) => press(text),
    pdf: () => Promise.resolve(null),
    faults,
    close: () => session.quit(),
  }
}

/** Lines such as 'CONSOLE JS ERROR …'. */
function consoleErrors(output: string): readonly string[] {
  return output
    .split('\n')
    .filter((line) => /^CONSOLE \w+ ERROR/.test(line) || (line.includes(': CONSOLE') && / ERROR /.test(line)))
}

/** An X server on a display number of its own choice, written to file descriptor 3. */
async function startScreen(program: string): Promise<Readonly<{ process: ChildProcess; display: string }>> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [, , , numbers] = server.stdio
  if (numbers === null || numbers === undefined) throw new Error('Xvfb has no file descriptor 3')
  const [number] = await once(numbers, 'data')
  return { process: server, display: `:${String(number).trim()}` }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** Resolves when the driver answers; rejects after five seconds. */
async function listening(port: number): Promise<void> {
  for (let tries = 0; tries < 50; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null)
    if (answer?.ok === true) return
    await wait(100)
  }
  throw new Error('WebKitWebDriver does not answer')
}

async function end(child: ChildProcess, extent: 'alone' | 'with its group'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return
  const ended = once(child, 'exit')
  process.kill(extent === 'alone' ? child.pid : -child.pid)
  await ended
}
