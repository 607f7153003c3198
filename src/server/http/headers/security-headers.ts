/**
 * The headers that every answer carries. The Content-Security-Policy is not among them: each page brings its own, made
 * from its inline scripts in src/app.
 */

export type HeaderSet = Readonly<Record<string, string>>

const ALWAYS: HeaderSet = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
}

/**
 * Of a page, whose policy says who may frame it. `siteUrl` is the configured origin; only when it is https are browsers
 * told to come back by https.
 */
export function pageHeaders(siteUrl: string | null): HeaderSet {
  if (siteUrl?.startsWith('https:') !== true) return ALWAYS
  return { ...ALWAYS, 'strict-transport-security': 'max-age=31536000' }
}

/** Of everything that brings no policy. */
export function securityHeaders(siteUrl: string | null): HeaderSet {
  return { 'x-frame-options': 'DENY', ...pageHeaders(siteUrl) }
}
