/**
 * The headers of every response. The Content-Security-Policy is not among them: it belongs to one page, see
 * content-security-policy.ts.
 */

/** Values by name; names are in lower case. */
export type HeaderSet = Readonly<Record<string, string>>

const ALWAYS: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * The headers of a page; its policy says who may frame it. `siteUrl` is the configured origin: HSTS is sent only if it
 * is https.
 */
export function pageHeaders(siteUrl: string | null): HeaderSet {
  if (siteUrl?.startsWith('https:') !== true) return ALWAYS
  return { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' }
}

/** The headers of every response without a policy. */
export function securityHeaders(siteUrl: string | null): HeaderSet {
  return { 'x-frame-options': 'DENY', ...pageHeaders(siteUrl) }
}

const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy']

/** The same for scripts, styles and fonts, which are never documents: on a slow line each of them counts. */
export function assetHeaders(headers: HeaderSet): HeaderSet {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !OF_DOCUMENTS.includes(name)))
}
