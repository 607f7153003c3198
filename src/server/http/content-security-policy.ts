/**
 * The Content-Security-Policy of one rendered page. Inline scripts are allowed by the hashes of a fixed list, whatever the
 * page contains; its style elements by their own hashes. Nothing else inline is allowed, style attributes included. A page
 * with a nonce could not be cached.
 */
import { createHash } from 'node:crypto'
import { TRUSTED_POLICY } from '#lib/trusted-types.ts'
import type { Hosting } from './request-context.ts'

const STYLE = /<style\b(?:"[^"]*"|[^">])*>([\s\S]*?)<\/style>/gi
const FRAMES = "frame-ancestors 'none'"

/** What a page may run, and what it may load from other origins. */
export type PolicySettings = Readonly<{
  /** The text of each inline script that the build writes into pages. */
  inlineScripts: readonly string[]
  /** Its origin may deliver scripts, connections, pictures and frames, and nothing else; null for none. */
  adsScriptUrl: string | null
  /** The origin of the file storage if browsers fetch from it directly; null if this site sends files itself. */
  filesUrl: string | null
  host: Hosting
  /** The relay that gets the contact form of a static export; null for none. */
  contactRelayUrl: string | null
}>

/** `html` is exactly the text that is sent: the hashes of its styles are of its bytes. */
export function contentSecurityPolicy(html: string, settings: PolicySettings): string {
  const { inlineScripts, adsScriptUrl, filesUrl, host, contactRelayUrl } = settings
  const served = host === 'server'
  const ads = originOf(adsScriptUrl)
  const files = originOf(served ? filesUrl : null)
  const relay = originOf(served ? null : contactRelayUrl)
  // Without a receiver, a form that is submitted before the script runs stays on the page with what was typed.
  const forms = served ? ["'self'"] : relay.length > 0 ? relay : ["'none'"]
  return [
    "default-src 'none'",
    ["script-src 'self'", ...ads, ...inlineScripts.map(hashSource)].join(' '),
    ["style-src 'self'", ...styleHashes(html)].join(' '),
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
    // An advertising script is not ours and may need what this forbids.
    ...(ads.length > 0 ? [] : ["require-trusted-types-for 'script'", `trusted-types ${TRUSTED_POLICY}`]),
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

function styleHashes(html: string): readonly string[] {
  return [...new Set(Array.from(html.matchAll(STYLE), ([, text = '']) => hashSource(text)))]
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
