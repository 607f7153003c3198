/** Whether a request came by a name of this site. A page, a proxy or a rebound DNS name of others may bring any name. */

/** `host` is the Host header: a name and perhaps a port; HTTP/1.0 may have none. */
export type IsOwnHost = (host: string | undefined) => boolean

/** This machine itself: health checks, and the site's own question for its mark. */
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const PORT = /:\d+$/

/**
 * Ports are not compared: many proxies leave them out. `siteUrl` is the configured origin; if it is null every name is the
 * site's. `listensOn` is the address that the server listens on.
 */
export function createHostCheck(siteUrl: string | null, listensOn: string): IsOwnHost {
  if (siteUrl === null) return () => true
  const own = new URL(siteUrl).hostname
  return (host) => {
    if (host === undefined || host === own) return true
    const name = host.replace(PORT, '').toLowerCase()
    return name === own || name === listensOn || LOOPBACK.test(name)
  }
}
