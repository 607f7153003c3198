/**
 * The one script of every page: hydrates the page's islands and starts its enhancements. Where the device remembers, what it kept
 * comes first. The rest of the styles is fetched after the scripts of the islands. When these are hydrated and
 * the browser is idle, it signs in and adds the operator's advertising script, if there is one. Some seconds later it
 * starts the service worker (docs/decisions/archive/0018).
 */
import { isOn, memoryChoice } from '#memory/choice/choice.ts'
import { startWorker } from '#offline/start-worker.ts'
import { addAdvertising } from './browser/advertising.ts'
import { closeFoldsOnEscape } from './browser/close-folds.ts'
import { startReadingHelp } from './browser/display/reading-help.ts'
import { type Enhancement, enhancements, islands } from './browser/enhancements.ts'
import { keepSession } from './browser/keep-session.ts'
import { defineOfferPlace } from './browser/memory/offer-place.ts'
import { printViewOf } from './browser/print-view.ts'
import { afterDelay, whenIdle } from './browser/when-idle.ts'
import { applyWholeSheet } from './browser/whole-sheet.ts'

const printView = printViewOf(location)
if (printView !== null) location.replace(printView)

/** Longer than a page lives on after a link is followed. */
const LEAVING_MS = 1000

/** Never fails: what one part of a page cannot do must not stop the others. */
async function start({ selector, load }: Enhancement): Promise<void> {
  const elements = document.querySelectorAll<HTMLElement>(selector)
  if (elements.length === 0) return
  try {
    const { enhance } = await load()
    for (const element of elements) enhance(element)
  } catch (error) {
    // Firefox fails the imports of a page that is left: nobody is to be told of that.
    setTimeout(() => reportError(error), LEAVING_MS)
  }
}

const choice = memoryChoice()
if (choice === '') defineOfferPlace()
// What it cannot remember must not stop the page.
const remembered = isOn(choice)
  ? import('./browser/memory/remember.ts').then((module) => module.remember(), reportError)
  : null
const hydrated = Promise.resolve(remembered).then(() => Promise.all(islands.map(start)))
hydrated.then(applyWholeSheet)
for (const enhancement of enhancements) start(enhancement)
startReadingHelp()
closeFoldsOnEscape()

const idle = whenIdle(hydrated)
// A static export has no session.
if (document.querySelector('script[data-export]') === null) idle.then(keepSession)
idle.then(addAdvertising)
afterDelay(idle).then(startWorker)
