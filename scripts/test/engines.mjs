/**
 * The engines that the journeys of e2e/engines run in, found on this machine or installed from Debian's packages.
 * `npm run e2e -- --engine NAME` runs one of them.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, findProgram, installDebianPackages } from '../setup.mjs'

/** Each returns the settings that e2e/engines reads; an empty path means that the program is not here. */
const ENGINES = {
  chromium: { packages: [], find: () => ({ CHROMIUM_PATH: chromium() }) },
  firefox: {
    packages: ['firefox-esr'],
    find: () => ({ FIREFOX_PATH: process.env.FIREFOX_PATH || findProgram(['firefox-esr', 'firefox']) }),
  },
  webkit: {
    packages: ['webkit2gtk-driver', 'xvfb'],
    find: () => ({
      WEBKIT_DRIVER_PATH: process.env.WEBKIT_DRIVER_PATH || findProgram(['WebKitWebDriver']),
      MINIBROWSER_PATH: process.env.MINIBROWSER_PATH || findMiniBrowser(),
      XVFB_PATH: process.env.XVFB_PATH || findProgram(['Xvfb']),
    }),
  },
}

export const engineNames = Object.keys(ENGINES)

/** The settings of this engine, or null if it is not here and cannot be installed. */
export function findEngine(name) {
  const { packages, find } = ENGINES[name]
  const isComplete = (settings) => Object.values(settings).every((path) => path !== '')
  const found = find()
  if (isComplete(found)) return found
  if (packages.length > 0) installDebianPackages(name, packages)
  const installed = find()
  return isComplete(installed) ? installed : null
}

/** Debian keeps it in a folder of the library, /usr/lib/{architecture}/webkit2gtk-4.1. */
function findMiniBrowser() {
  if (!existsSync('/usr/lib')) return ''
  const folders = readdirSync('/usr/lib').filter((name) => name.includes('linux-gnu'))
  const libraries = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
  const paths = folders.flatMap((folder) => libraries.map((name) => join('/usr/lib', folder, name, 'MiniBrowser')))
  return paths.find((path) => existsSync(path)) ?? ''
}
