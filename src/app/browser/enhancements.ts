/** What the page's script does to which elements. `entry.client.ts` starts every row whose selector the page has. */
import { enhance as loadDisplayPanel } from './display/display-opening.ts'
import { enhance as forgetVisit } from './forget-visit.ts'

/** What the module of an enhancement exports. */
type Module = Readonly<{ enhance(element: HTMLElement): void }>

/** `load` is called once, if the page has elements of the selector; then `enhance` is called for each of them. */
export type Enhancement = Readonly<{ selector: string; load(): Promise<Module> }>

/** The islands. Sign-in, advertising and the service worker wait until they are hydrated (docs/decisions/archive/0018). */
export const islands: readonly Enhancement[] = [
  island('texts', () => import('./islands/texts.tsx')),
  island('questions', () => import('./islands/questions.tsx')),
  island('papers', () => import('./islands/papers.tsx')),
  island('listening', () => import('./islands/listening.tsx')),
  island('room', () => import('./islands/room.tsx')),
  island('class', () => import('./islands/class.tsx')),
  island('own', () => import('./islands/own.tsx')),
]

/** Started right after the islands, without waiting for them; the order does not matter. */
export const enhancements: readonly Enhancement[] = [
  { selector: '#display', load: async () => ({ enhance: loadDisplayPanel }) },
  { selector: 'form[data-forget]', load: async () => ({ enhance: forgetVisit }) },
  { selector: 'form[data-send]', load: () => import('./send-message.ts') },
  { selector: 'form[data-relay]', load: () => import('./relay-message.ts') },
  { selector: '[data-days]', load: () => import('./go-to-today.ts') },
  { selector: 'form[data-access-link]', load: () => import('./access-link.ts') },
  { selector: '[data-share-link]', load: () => import('./share-link.ts') },
  { selector: '[data-board]', load: () => import('#quiz/in-class/board-keys.ts') },
  { selector: '[data-memory]', load: () => import('./memory-opening.ts') },
  { selector: '[data-display-memory]', load: () => import('./display/forget-display.ts') },
  { selector: '[data-offline-page]', load: () => import('#offline/offline-page.ts') },
  { selector: '[data-save]', load: () => import('#offline/save-buttons.ts') },
  { selector: '[data-copies]', load: () => import('#offline/device-copies.ts') },
]

type Island<Props> = Readonly<{ hydrate(root: Element, props: Props): void }>

/** The script behind an island has the props that this build's own server drew it with. */
function island<Props>(name: string, load: () => Promise<Island<Props>>): Enhancement {
  return {
    selector: `[data-island="${name}"]`,
    load: async () => {
      const { hydrate } = await load()
      return { enhance: (root) => hydrate(root, JSON.parse(root.nextElementSibling?.textContent ?? '')) }
    },
  }
}
