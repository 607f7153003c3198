/** The name of the site, as the page says it (root.tsx). */
import { DEFAULT_NAME } from '#lib/site.ts'

/** A page names it only where the site was renamed. */
export const siteName = (): string => document.documentElement.dataset.siteName ?? DEFAULT_NAME
