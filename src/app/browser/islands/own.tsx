/** A quiz of somebody else in the browser: the page that makes one, or the page of its link. */
import { config } from 'zod'
import type { OwnIslandProps } from '#app/parts/islands/own-island.tsx'
import { hydrateIsland } from './island-root.tsx'

const KEPT = 'Reload the page, then paste the questions again.'

/** `props` come from the page that this build's own server drew. */
export async function hydrate(root: Element, { page, site }: OwnIslandProps): Promise<void> {
  // The policy of the pages lets nothing make code of texts.
  config({ jitless: true })
  if (page === 'make') {
    const { Maker } = await import('#own-quiz/screen/maker.tsx')
    return hydrateIsland(root, <Maker site={site} />, KEPT)
  }
  const { Opener } = await import('#own-quiz/screen/opener.tsx')
  hydrateIsland(root, <Opener site={site} />)
}
