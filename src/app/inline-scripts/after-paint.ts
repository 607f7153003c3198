/**
 * The script within every page. It fetches the page's one script, and the manifest of the installed app, when the page has
 * been painted: on a slow network they would take the turn of the style sheet and the font, and on a slow processor that
 * of the paint. A first paint without content, which some browsers report before, is nothing to read yet. A browser that
 * does not report its paints fetches them with the next frame.
 *
 * The URLs are `data-` attributes of its own element: its text, whose hash is in the page's policy, is the same on every
 * page. The build puts the text into the page (`?script`, see vite.config.ts).
 */
const { module = '', preloads = '' } = document.currentScript?.dataset ?? {}

function add<K extends 'link' | 'script'>(tag: K, properties: Partial<HTMLElementTagNameMap[K]>): void {
  document.head.append(Object.assign(document.createElement(tag), properties))
}

function fetchScript(): void {
  for (const href of preloads.split(' ')) if (href !== '') add('link', { rel: 'modulepreload', href })
  add('script', { type: 'module', src: module })
  add('link', { rel: 'manifest', href: '/manifest.webmanifest' })
}

const reportsPaints: boolean | undefined = PerformanceObserver.supportedEntryTypes?.includes('paint')
if (reportsPaints === true) {
  const onPaint = (paints: PerformanceObserverEntryList, observer: PerformanceObserver) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    fetchScript()
  }
  new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
} else requestAnimationFrame(fetchScript)
