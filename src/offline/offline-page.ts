/** The offline page in the browser: what is saved, what was visited lately, and why this page is shown. */
import { trustedHtml } from '#lib/trusted-types.ts'
import { CHANGED, OFFLINE_PAGE, PAGES, pageUrl } from './cache-keys.ts'
import { savedPacks } from './saved-packs.ts'
import { siteName } from './site-name.ts'

type Link = Readonly<{ url: string; name: string }>

const VISITED = 'Visited lately'
const TITLE = /<title>([^<]*)<\/title>/

export function enhance(root: HTMLElement): void {
  const reveal = (name: string) => root.querySelector(`[data-${name}]`)?.removeAttribute('hidden')
  if (pageUrl(location) !== OFFLINE_PAGE) {
    reveal('not-kept')
    document.title = `You are offline - ${siteName()}`
  }
  if (!('serviceWorker' in navigator && 'caches' in window)) {
    reveal('no-saving')
    return
  }
  const list = root.querySelector<HTMLElement>('[data-saved-list]')
  if (list === null) return
  document.addEventListener(CHANGED, () => show(list))
  show(list)
}

async function show(list: HTMLElement): Promise<void> {
  const packs = (await savedPacks()).map(({ name, entries }) => ({ name, links: entries.filter(({ name }) => name) }))
  const groups = [...packs, { name: VISITED, links: await visited() }].filter(({ links }) => links.length > 0)
  list.replaceChildren(...groups.map(({ name, links }) => group(name, links)))
  list.hidden = groups.length === 0
}

async function visited(): Promise<readonly Link[]> {
  const cache = await caches.open(PAGES)
  const links: Link[] = []
  for (const { url } of (await cache.keys()).toReversed()) {
    const { pathname, search } = new URL(url)
    if (pathname === OFFLINE_PAGE) continue
    const text = (await (await cache.match(url))?.text()) ?? ''
    links.push({ url: pathname + search, name: titleIn(text) || pathname })
  }
  return links
}

/** The title as text, without the name of the site. */
function titleIn(page: string): string {
  const [, title = ''] = TITLE.exec(page) ?? []
  const text = new DOMParser().parseFromString(trustedHtml(title), 'text/html').body.textContent ?? ''
  const ending = [` - ${siteName()}`, ` | ${siteName()}`].find((end) => text.endsWith(end)) ?? ''
  return text.slice(0, text.length - ending.length)
}

function group(name: string, links: readonly Link[]): HTMLElement {
  const details = document.createElement('details')
  details.className = 'paper pad saved-group'
  const summary = document.createElement('summary')
  const heading = document.createElement('h2')
  heading.className = 'h-small'
  heading.textContent = name
  summary.append(heading, ` ${links.length} page${links.length === 1 ? '' : 's'}`)
  const list = document.createElement('ul')
  list.setAttribute('role', 'list')
  list.append(...links.map(item))
  details.append(summary, list)
  return details
}

function item({ url, name }: Link): HTMLElement {
  const link = document.createElement('a')
  link.href = url
  link.textContent = name
  if (/\p{Script=Han}/u.test(name)) link.lang = 'zh-Hans'
  const made = document.createElement('li')
  made.append(link)
  return made
}
