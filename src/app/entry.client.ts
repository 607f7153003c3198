/**
 * The one script of every page: brings the page's islands and forms to life, and once the page is usable signs in and
 * adds the operator's advertising script, if there is one. Once the page is being read it starts the service worker.
 */
import { startWorker } from '#offline/start-worker.ts'
import { addAdvertising } from './browser/advertising.ts'
import { startReadingHelp } from './browser/display/reading-help.ts'
import { enhancePrinting, printViewOf } from './browser/enhance-printing.ts'
import { enhanceForgetting, keepSession } from './browser/keep-session.ts'
import { whenRead, whenUsable } from './browser/when-usable.ts'

const printView = printViewOf(location)
if (printView !== null) location.replace(printView)

const islands = {
  quiz: () => import('./browser/islands/quiz.tsx'),
  listening: () => import('./browser/islands/listening.tsx'),
  contact: () => import('./browser/islands/contact.tsx'),
} as const

/** Fulfilled when the islands are drawn by script: until then nothing else may take their way on a slow line. */
const alive: Promise<void>[] = []
const awaken = (coming: Promise<void>) => alive.push(coming.catch(reportError))
for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) {
  const { island, props } = root.dataset
  if (props === undefined) continue
  if (island === 'quiz') awaken(islands.quiz().then(({ hydrate }) => hydrate(root, JSON.parse(props))))
  if (island === 'listening') awaken(islands.listening().then(({ hydrate }) => hydrate(root, JSON.parse(props))))
  if (island === 'contact') awaken(islands.contact().then(({ hydrate }) => hydrate(root, JSON.parse(props))))
}
const letter = document.querySelector<HTMLFormElement>('form[data-send-once]')
if (letter !== null) import('#contact/send-once.ts').then(({ sendOnce }) => sendOnce(letter))
for (const form of document.querySelectorAll<HTMLFormElement>('form[data-forget]')) enhanceForgetting(form)
enhancePrinting()
const choosing = document.querySelector<HTMLFormElement>('form[data-choose]')
if (choosing !== null) import('./browser/show-choices.ts').then(({ showChoices }) => showChoices(choosing))
const panel = document.getElementById('display')
const bringPanel = () =>
  import('./browser/display/display-choosing.ts').then(({ bringDisplayToLife }) => panel && bringDisplayToLife(panel))
// It may have been opened before this script arrived.
if (panel?.matches(':popover-open')) bringPanel()
else panel?.addEventListener('beforetoggle', bringPanel, { once: true })
const memory = document.querySelector<HTMLElement>('[data-display-memory]')
if (memory !== null) import('./browser/display/forget-display.ts').then((module) => module.enhanceDisplayMemory(memory))
startReadingHelp()
const offlinePage = document.querySelector<HTMLElement>('[data-offline-page]')
if (offlinePage !== null) import('#offline/offline-page.ts').then((page) => page.enhanceOfflinePage(offlinePage))
if (document.querySelector('[data-save]') !== null) import('#offline/save-buttons.ts').then((it) => it.enhanceSaving())
const copies = document.querySelector<HTMLElement>('[data-copies]')
if (copies !== null) import('#offline/device-copies.ts').then(({ enhanceDeleting }) => enhanceDeleting(copies))
const usable = whenUsable(Promise.all(alive))
// A page that was exported stands on a host of files: there is no session to keep.
if (document.querySelector('script[data-alone]') === null) usable.then(keepSession)
usable.then(addAdvertising)
whenRead(usable).then(startWorker)
