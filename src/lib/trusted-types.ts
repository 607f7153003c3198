/**
 * Texts that the page may hand to the browser as HTML or as the URL of a script. Where a browser has Trusted Types it refuses
 * all others (src/server/http/content-security-policy.ts).
 */

/** The name that the policy of the pages allows. */
export const TRUSTED_POLICY = 'readysix'

/** Browsers return objects here; whatever takes a string takes them as well. */
type Rules = Readonly<{ createHTML(text: string): string; createScriptURL(text: string): string }>

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Rules } | undefined
}

const rules: Rules = { createHTML: (text) => text, createScriptURL: () => '/sw.js' }
const policy = globalThis.trustedTypes?.createPolicy(TRUSTED_POLICY, rules) ?? rules

/** HTML of the build or of a page of this site, never of a visitor. */
export const trustedHtml = (text: string): string => policy.createHTML(text)

/** The URL of the service worker, which is the only script that a script adds. */
export const trustedWorkerUrl = (): string => policy.createScriptURL('')
