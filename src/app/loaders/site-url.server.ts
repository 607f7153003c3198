/** Where the site is, as the operator configured it. */
import { services } from '#server/services.server.ts'

/** The URL of the site without a slash at its end, or '' if the operator named none. */
export const siteUrl = (): string => services().config.siteUrl ?? ''

/** The URL of the site for what must name one: as configured, else as the visitor came. */
export const originOf = (request: Request): string => siteUrl() || new URL(request.url).origin
