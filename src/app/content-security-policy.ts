/**
 * The Content-Security-Policy of one finished page: its inline scripts are allowed by their hashes, nothing else inline
 * is, style attributes included. Nonces would do too, but a page with a nonce cannot be cached.
 */
import { createHash } from 'node:crypto'

const SCRIPT = /<script\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/gi

/**
 * `html` is the page as it is sent, to the byte: the hashes are of exactly that text. `adsScriptUrl` is the advertising
 * script, or null: its origin may then send script, ask for, and show pictures and frames of its own, and nothing more.
 * `filesUrl` is where our files are when they are not here, or null.
 */
export function contentSecurityPolicy(html: string, adsScriptUrl: string | null, filesUrl: string | null): string {
  const ads = originOf(adsScriptUrl)
  const files = originOf(filesUrl)
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads, ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...files, ...ads].join(' '),
    "font-src 'self'",
    // blob: a listening clip is played from this device, whole, so that no network can break it.
    ["media-src 'self' blob:", ...files].join(' '),
    ["connect-src 'self'", ...files, ...ads].join(' '),
    ...ads.map((origin) => `frame-src ${origin}`),
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function originOf(url: string | null): readonly string[] {
  return url === null ? [] : [new URL(url).origin]
}

function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
