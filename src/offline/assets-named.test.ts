import { describe, expect, it } from 'vitest'
import { assetsNamed } from './assets-named.ts'

const assets = new Map([
  ['entry-1.js', 'import("./quiz-1.js")'],
  ['quiz-1.js', 'import "./react-1.js";import "./entry-1.js"'],
  ['react-1.js', ''],
  ['style-1.css', 'url(/assets/font-1.woff2)'],
  ['font-1.woff2', ''],
  ['entry-2.js', 'import("./quiz-2.js")'],
  ['quiz-2.js', ''],
])

describe('assetsNamed', () => {
  it('follows names from a page to the last asset, round circles as well', () => {
    const page = '<link href="/assets/style-1.css"><script src="/assets/entry-1.js">'
    expect([...assetsNamed([page], assets)].sort()).toEqual([
      'entry-1.js',
      'font-1.woff2',
      'quiz-1.js',
      'react-1.js',
      'style-1.css',
    ])
  })

  it('needs nothing for no page', () => {
    expect(assetsNamed([], assets).size).toBe(0)
  })

  it('finds the assets of two builds while pages of both are cached', () => {
    const pages = ['<script src="/assets/entry-1.js">', '<script src="/assets/entry-2.js">']
    expect(assetsNamed(pages, assets)).toContain('quiz-1.js')
    expect(assetsNamed(pages, assets)).toContain('quiz-2.js')
  })
})
