/**
 * With default settings no page of the site asks any other host for anything: what its HTML names. What a browser asks on a
 * page of each route is in split-words.spec.ts.
 */
import { createHash } from 'node:crypto'
import { expect, test } from '../visit.ts'

const AT_ONCE = 8
/** What a browser fetches by itself: links that a visitor follows are not among it. */
const FETCHED = /<(?:script|img|iframe|source|audio|video|embed|object|track|use|image|input)\b[^>]*>/g
const STYLESHEET = /<link\b[^>]*\brel="(?!canonical|alternate|author|license|next|prev)[^"]*"[^>]*>/g
const FOREIGN = /\b(?:src|srcset|href|data|poster)="(?:https?:)?\/\/[^"]*"/
const FOREIGN_IN_STYLE = /url\(["']?(?:https?:)?\/\/|@import/

/** The parts of a page that would make a browser ask another host. */
function foreignParts(html: string): string[] {
  const parts = [...html.matchAll(FETCHED), ...html.matchAll(STYLESHEET)].map(([tag]) => tag)
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text)
  return [...parts.filter((tag) => FOREIGN.test(tag)), ...styles.filter((text) => FOREIGN_IN_STYLE.test(text))]
}

const INLINE_SCRIPT = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>(.*?)<\/script>/gs

/** Inline scripts that the policy of their page does not know: the build must list them (src/app/entry.server.tsx). */
function unknownScripts(html: string, policy: string): string[] {
  const texts = Array.from(html.matchAll(INLINE_SCRIPT), ([, text = '']) => text)
  return texts.filter((text) => !policy.includes(createHash('sha256').update(text).digest('base64')))
}

test('every page of the sitemap is there, names no foreign host, and its policy allows none, nor a script that it does not know', async ({
  baseURL,
}) => {
  const map = await (await fetch(`${baseURL}/sitemap.xml`)).text()
  const paths = [...map.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map((match) => match[1] ?? '')
  expect(paths.length).toBeGreaterThan(100)
  test.setTimeout(30_000 + paths.length * 1000)
  const waiting = [...paths]
  const worker = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await fetch(`${baseURL}${path}`)
      expect(response.status, path).toBe(200)
      const html = await response.text()
      const policy = response.headers.get('content-security-policy') ?? ''
      expect(foreignParts(html), path).toEqual([])
      expect(unknownScripts(html, policy), path).toEqual([])
      expect(policy, path).toMatch(/^(?!.*https?:).*default-src/)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
})
