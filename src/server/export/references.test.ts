import { expect, it } from 'vitest'
import { catalogueReferences, listedPaths, references } from './references.ts'

it('finds what a page refers to on its own site, each once and without its fragment', () => {
  const html = `<link rel="canonical" href="https://readysix.example/practice"/><link rel="stylesheet" href="/assets/a.css"/>
    <a class="btn" href="/prelim#schools-2022">x</a><a href="/prelim">x</a><a href="/files/a%20b.mp3?v=1&amp;w=2">x</a>
    <a href="#top">x</a><a href="mailto:desk@example.org">x</a><a href="//elsewhere.example/x">x</a>
    <script type="module" src="/assets/a.js"></script><img alt="" src="/files/q1.webp"/><form action="/contact"></form>
    <div class="save" data-save="site" data-asks="/api/offline/site"></div>`
  expect(references(html)).toEqual([
    '/assets/a.css',
    '/prelim',
    '/files/a%20b.mp3?v=1&w=2',
    '/assets/a.js',
    '/files/q1.webp',
    '/api/offline/site',
  ])
})

it('reads a sitemap', () => {
  const map =
    '<urlset><url><loc>https://a.example/</loc></url><url><loc>https://a.example/x?a&amp;b&lt;</loc></url></urlset>'
  expect(listedPaths(map, 'https://a.example')).toEqual(['/', '/x?a&b<'])
})

it.each([
  ['https://a.example/catalogue/2.json', ['/catalogue.schema.json', '/catalogue/2.json']],
  [null, ['/catalogue.schema.json']],
])('reads a page of the catalogue, after which is %j', (next, paths) => {
  const page = { schema: 'https://a.example/catalogue.schema.json', next, entries: [{ links: { page: '/x' } }] }
  expect(catalogueReferences(JSON.stringify(page), 'https://a.example')).toEqual(paths)
})
