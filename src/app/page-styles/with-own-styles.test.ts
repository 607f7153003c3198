import { describe, expect, it } from 'vitest'
import { readRules } from './css-rules.ts'
import { namesIn, usedStyles } from './used-styles.ts'
import { withOwnStyles } from './with-own-styles.ts'

const SHEET = '<link rel="stylesheet" href="/assets/a.css"/>'
const page = (head: string, body: string) => `<html><head>${head}<title>x</title></head><body>${body}</body></html>`

describe('namesIn', () => {
  it('finds elements and classes, and nothing in the data of an island', () => {
    const html = `<h1>a</h1><div data-a="&lt;" class="one two"><svg/></div><script>"\\u003cb class='no'></script>`
    expect([...namesIn(html)]).toEqual(['h1', 'div', '.one', '.two', 'svg', 'script'])
  })
})

it('finds whether a page is marked', () => {
  expect([...namesIn('<p data-mark="right">')]).toEqual(['p', '[data-mark]'])
})

describe('usedStyles', () => {
  const used = (css: string, ...names: string[]) => usedStyles(readRules(css), new Set(names))

  it('keeps the rules that can match, in their order', () => {
    expect(used('.b{top:0}.c{top:1px}.a{top:2px}', '.a', '.b')).toBe('.b{top:0}.a{top:2px}')
  })

  it('keeps of several selectors those that can match', () => {
    expect(used('.a,.b .c,.b{top:0}', '.a', '.b')).toBe('.a,.b{top:0}')
  })

  it('keeps a group only with what it is around', () => {
    const css = '@layer x{@media (width<9px){.a{top:0}}}@media (width<5px){.c{top:0}}'
    expect(used(css, '.a')).toBe('@layer x{@media (width<9px){.a{top:0}}}')
  })
})

describe('withOwnStyles', () => {
  const rules = readRules('.a{top:0}.b{top:1px}')

  it('puts the styles of the page where its sheet was, and what can wait behind everything', () => {
    const font = '<link rel="preload" href="/assets/a.woff2" as="font" crossorigin="anonymous"/>'
    const late = '<link disabled="" rel="stylesheet" href="/assets/a.css"/>'
    expect(withOwnStyles(page(`${font}<meta/>${SHEET}`, '<p class="b">$&</p>'), rules)).toBe(
      page('<meta/><style>.b{top:1px}</style>', `<p class="b">$&</p>${font}${late}<noscript>${SHEET}</noscript>`),
    )
  })

  it.each([
    ['without a sheet', ''],
    ['with two, whose order would change', `${SHEET}${SHEET}`],
  ])('leaves a page %s as it is', (_, head) => {
    const html = page(head, '<p class="b"></p>')
    expect(withOwnStyles(html, rules)).toBe(html)
  })
})
