import { describe, expect, it } from 'vitest'
import { isPage, isPublicPage } from './is-page.ts'

describe('a request is for a page', () => {
  it.each([
    ['/', true],
    ['/practice', true],
    ['/quiz/editing/Set_1', true],
    ['/quiz/editing/Set_1/print', true],
    ['/downloads', true],
    ['/downloads/year/2023', false],
    ['/downloads/2024_P6_OtterBay_Maths_Prelim.pdf', false],
    ['/quiz/editing/Set_1/paper.pdf', false],
    ['/api/session', false],
    ['/files/listening-audio/a/clip_1.mp3', false],
    ['/assets/entry-1.js', false],
    ['/sw.js', false],
    ['/healthz', false],
    ['/sitemap.xml', false],
  ])('%s: %j', (pathname, expected) => expect(isPage({ mode: 'navigate' }, { pathname })).toBe(expected))

  it('only when the visitor goes there', () => expect(isPage({ mode: 'cors' }, { pathname: '/practice' })).toBe(false))
})

describe('a response may be cached as a page', () => {
  const HTML = { 'content-type': 'text/html; charset=utf-8' }
  const response = (status: number, headers: Record<string, string>, redirected = false) =>
    Object.defineProperty(new Response(null, { status, headers }), 'redirected', { value: redirected })

  it.each([
    ['a page', response(200, { ...HTML, 'cache-control': 'public, max-age=0' }), true],
    ['a page without a cache header', response(200, HTML), true],
    ['a page that was not found', response(404, HTML), false],
    ['a page for one visitor', response(200, { ...HTML, 'cache-control': 'private' }), false],
    ['a page not to store', response(200, { ...HTML, 'cache-control': 'no-store' }), false],
    ['a redirected page', response(200, HTML, true), false],
    ['JSON', response(200, { 'content-type': 'application/json' }), false],
    ['nothing known', response(200, {}), false],
  ])('%s', (_, given, expected) => expect(isPublicPage(given)).toBe(expected))
})
