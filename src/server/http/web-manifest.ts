/** The web app manifest of a renamed site. It is built with the default name (public/manifest.webmanifest). */
import { z } from 'zod'
import { DEFAULT_NAME, type Site } from '#lib/site.ts'

export const MANIFEST = '/manifest.webmanifest'

const manifest = z.looseObject({
  name: z.string(),
  short_name: z.string(),
  screenshots: z.array(z.looseObject({ label: z.string() })),
})

/** Null where the site has its default names, so that the built file is right, with its compressed forms. */
export function renamedManifest(site: Site, built: Uint8Array): Uint8Array<ArrayBuffer> | null {
  const { name, shortName } = site
  if (name === DEFAULT_NAME && shortName === DEFAULT_NAME) return null
  const given = manifest.parse(JSON.parse(new TextDecoder().decode(built)))
  const renamed = (text: string) => text.replaceAll(DEFAULT_NAME, () => name)
  const screenshots = given.screenshots.map((shot) => ({ ...shot, label: renamed(shot.label) }))
  return new TextEncoder().encode(
    `${JSON.stringify({ ...given, name: renamed(given.name), short_name: shortName, screenshots }, null, 2)}\n`,
  )
}
