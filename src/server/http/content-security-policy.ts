/**
 * The Content-Security-Policy of one rendered page. Inline scripts and styles are allowed by their hashes; nothing else
 * inline is allowed, style attributes included. A page with a nonce could not be cached.
 */
import { createHash } from 'node:crypto'
import type { Hosting } from './request-context.ts'

const SCRIPT = /<script\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/script>/gi
const STYLE = /<style\b((?:"[^"]*"|[^">])*)>([\s\S]*?)<\/style>/gi
/** Data blocks are never executed, so they need no hash. */
const DATA = /\stype="application\/(?:ld\+)?json"/i
const FRAMES = "frame-ancestors 'none'"

/** What a page may load from other origins. */
export type PolicySettings = Readonly<{
  /** Its origin may deliver scripts, connections, pictures and frames, and nothing else; null for none. */
  adsScriptUrl: string | null
  /** The origin of the file storage if browsers fetch from it directly; null if this site sends files itself. */
  filesUrl: string | null
  host: Hosting
  /** The relay that gets the contact form of a static export; null for none. */
  contactRelayUrl: string | null
}>

/** `html` is exactly the text that is sent: the hashes are of its bytes. */
export function contentSecurityPolicy(html: string, settings: PolicySettings): string {
  const { adsScriptUrl, filesUrl, host, contactRelayUrl } = settings
  const served = host === 'server'
  const ads = originOf(adsScriptUrl)
  const files = originOf(served ? filesUrl : null)
  const relay = originOf(served ? null : contactRelayUrl)
  // Without a receiver, a form that is submitted before the script runs stays on the page with what was typed.
  const forms = served ? ["'self'"] : relay.length > 0 ? relay : ["'none'"]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads, ...inlineHashes(html, SCRIPT)].join(' '),
    ["style-src 'self'", ...inlineHashes(html, STYLE)].join(' '),
    ["img-src 'self' data:", ...files, ...ads].join(' '),
    "font-src 'self'",
    // blob: a listening clip is downloaded whole and played from memory, so a network failure cannot interrupt it.
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

/**
 * The page with its policy in a meta element, for hosts that do not send our headers. Such a policy cannot forbid
 * frames.
 */
export function withPolicy(html: string, policy: string): string {
  const inside = policy.replace(`; ${FRAMES}`, '')
  return html.replace(/<head>/, () => `<head><meta http-equiv="Content-Security-Policy" content="${inside}"/>`)
}

function originOf(url: string | null): readonly string[] {
  return url === null ? [] : [new URL(url).origin]
}

function inlineHashes(html: string, elements: RegExp): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', body = ''] of html.matchAll(elements)) {
    if (/\ssrc=/i.test(attributes) || DATA.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(body).digest('base64')}'`)
  }
  return [...hashes]
}
