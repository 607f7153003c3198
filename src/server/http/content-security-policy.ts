/**
 * The Content-Security-Policy of one finished page: its inline scripts are allowed by their hashes, nothing else inline
 * is, style attributes included. Nonces would do too, but a page with a nonce cannot be cached.
 */
import { createHash } from 'node:crypto'
import type { Hosting } from '#lib/hosting.ts'

const SCRIPT = /<script\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/gi
/** Never run, so never asked about. */
const DATA = /\stype="application\/(?:ld\+)?json"/i
const FRAMES = "frame-ancestors 'none'"

/** What the operator lets a page do with others. */
export type PolicySettings = Readonly<{
  /** Its origin may send script, ask for, and show pictures and frames of its own, and nothing more; null for none. */
  adsScriptUrl: string | null
  /** Where a server of ours keeps files when they are not here; null if they are. */
  filesUrl: string | null
  host: Hosting
  /** Gets the form of the contact page where there is no server of ours to get it; null for none. */
  contactRelayUrl: string | null
}>

/** `html` is the page as it is sent, to the byte: the hashes are of exactly that text. */
export function contentSecurityPolicy(html: string, settings: PolicySettings): string {
  const { adsScriptUrl, filesUrl, host, contactRelayUrl } = settings
  const served = host === 'server'
  const ads = originOf(adsScriptUrl)
  const files = originOf(served ? filesUrl : null)
  const relay = originOf(served ? null : contactRelayUrl)
  // Where nothing takes a form, one that is sent before the script runs stays on the page, with what was typed.
  const forms = served ? ["'self'"] : relay.length > 0 ? relay : ["'none'"]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads, ...inlineScriptHashes(html)].join(' '),
    "style-src 'self'",
    ["img-src 'self' data:", ...files, ...ads].join(' '),
    "font-src 'self'",
    // blob: a listening clip is played from this device, whole, so that no network can break it.
    ["media-src 'self' blob:", ...files].join(' '),
    ["connect-src 'self'", ...files, ...ads, ...relay].join(' '),
    ...ads.map((origin) => `frame-src ${origin}`),
    "manifest-src 'self'",
    "worker-src 'self'",
    ['form-action', ...forms].join(' '),
    "base-uri 'none'",
    FRAMES,
  ].join('; ')
}

/** The page with its policy inside, for hosts that send no headers of ours. A page cannot forbid frames by itself. */
export function withPolicy(html: string, policy: string): string {
  const inside = policy.replace(`; ${FRAMES}`, '')
  return html.replace(/<head>/, () => `<head><meta http-equiv="Content-Security-Policy" content="${inside}"/>`)
}

function originOf(url: string | null): readonly string[] {
  return url === null ? [] : [new URL(url).origin]
}

function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(SCRIPT)) {
    if (/\ssrc=/i.test(attributes) || DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
