import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Article } from './article.ts'
import { articleNote, articleText, readingMinutes, wordCount } from './article-words.ts'
import { lintArticle } from './lint-article.ts'
import { parseArticle } from './parse-article.ts'

const FRONT = `---
title: "Two slips: a start"
short: Two slips
label: English
lead: A short lead.
description: What it is about.
order: 2
---
`

function parsed(text: string): Article {
  const result = parseArticle(FRONT + text)
  if (result.status !== 'ok') throw new Error(JSON.stringify(result))
  return result.article
}

function issues(text: string): readonly string[] {
  const result = parseArticle(text)
  return result.status === 'invalid' ? result.issues.map(({ path, reason }) => `${path}: ${reason}`) : []
}

const text = (words: string) => ({ kind: 'text', text: words })

describe('an article', () => {
  it('takes its facts from the front matter', () => {
    expect(parsed('')).toEqual({
      title: 'Two slips: a start',
      short: 'Two slips',
      label: 'English',
      lead: 'A short lead.',
      description: 'What it is about.',
      order: 2,
      blocks: [],
    })
  })

  it('has headings, paragraphs and lists, with strong words and links', () => {
    const { blocks } = parsed(
      '## One\n\nTwo **three**\nfour [five](/practice#a).\n\n- six\n- seven\n\n1. eight\n\n   nine\n',
    )
    expect(blocks).toEqual([
      { kind: 'heading', line: [text('One')] },
      {
        kind: 'paragraph',
        line: [
          text('Two '),
          { kind: 'strong', children: [text('three')] },
          text(' four '),
          { kind: 'link', to: '/practice#a', children: [text('five')] },
          text('.'),
        ],
      },
      { kind: 'list', ordered: false, items: [[text('six')], [text('seven')]] },
      { kind: 'list', ordered: true, items: [[text('eight'), text('nine')]] },
    ])
  })

  it('has slips, drawings and ways into practice', () => {
    const { blocks } = parsed(
      ':::slip\nThe box :wrong[were] :fix[was] here.\n\nSo.\n:::\n\n::drawing[Six weeks]{name=six-weeks}\n\n::practise[Go on]{to=/quiz/editing/Set_1}\n',
    )
    expect(blocks).toEqual([
      {
        kind: 'slip',
        lines: [
          [
            text('The box '),
            { kind: 'wrong', children: [text('were')] },
            text(' '),
            { kind: 'fix', children: [text('was')] },
            text(' here.'),
          ],
          [text('So.')],
        ],
      },
      { kind: 'drawing', name: 'six-weeks', caption: [text('Six weeks')] },
      { kind: 'practise', to: '/quiz/editing/Set_1', line: [text('Go on')] },
    ])
  })

  it('is missing when there is no document', () => {
    expect(parseArticle(null)).toEqual({ status: 'missing' })
  })
})

describe('a fault', () => {
  it.each([
    ['# Title\n', 'line 9: headings have two #: the title is in the front matter'],
    ['<p>loud</p>\n', "line 9: 'html' is not used in articles"],
    ['> quoted\n', "line 9: 'blockquote' is not used in articles"],
    ['a ![picture](/x.png)\n', "line 9: 'image' is not used in articles"],
    ['an *emphasis*\n', "line 9: 'emphasis' is not used in articles"],
    ['see [this](https://elsewhere.example/)\n', "line 9: 'https://elsewhere.example/' is not a path of this site"],
    ['see [this](//elsewhere.example)\n', "line 9: '//elsewhere.example' is not a path of this site"],
    ['see [this](javascript:alert(1))\n', "line 9: 'javascript:alert(1)' is not a path of this site"],
    ['at 7:thirty\n', "line 9: ':thirty' is not known; write ':wrong[…]' or ':fix[…]'"],
    ['::video[x]{name=y}\n', "line 9: '::video' is not known; write '::drawing' or '::practise'"],
    [':::note\nx\n:::\n', "line 9: ':::note' is not known; write ':::slip'"],
    ['::practise[x]\n', "line 9: '' is not a path of this site"],
    [':::slip\n- x\n:::\n', 'line 10: only text may stand here'],
  ])('in %j says its line and why', (body, reason) => {
    expect(issues(FRONT + body)).toEqual([`$: ${reason}`])
  })

  it('names the drawings that there are', () => {
    expect(issues(`${FRONT}::drawing[x]{name=cat}\n`)[0]).toMatch(/there is no drawing 'cat' \(.*six-weeks.*\)$/)
  })

  it('is told of every field of the front matter', () => {
    expect(issues(FRONT.replace('short: Two slips', 'short: ""').replace('order: 2', 'order: two\nextra: 1'))).toEqual([
      '$.short: must not be empty',
      expect.stringMatching(/^\$\.order: /),
      expect.stringMatching(/^\$: .*extra/),
    ])
  })

  it.each([
    ['no front matter', 'must begin with front matter between two lines of ---'],
    ['---\na: [\n---\n', 'front matter: '],
    [7, 'must be a text'],
    ['---\n**\n\n---\n', 'a name with * has no & before it'],
  ])('is told of %j', (body, reason) => {
    const result = parseArticle(body)
    expect(result).toMatchObject({
      status: 'invalid',
      issues: [{ path: '$', reason: expect.stringContaining(reason) }],
    })
  })

  it('is never thrown, whatever the text', () => {
    const piece = fc.constantFrom(
      ':::slip',
      ':::',
      '::drawing',
      '{name=',
      '}',
      '[',
      ']',
      '**',
      '---\n',
      '\n\n',
      '## ',
      ':fix',
      'a: ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 6 }))), (pieces) => {
        expect(['ok', 'invalid']).toContain(parseArticle(pieces.join('')).status)
      }),
    )
  })
})

describe('the words of an article', () => {
  const article = parsed('It :wrong[were] :fix[was] nine o’clock at 7.30 p.m.\n\n- one\n- two-three\n')

  it('are those it means', () => {
    expect(articleText(article)).toBe('A short lead.\nIt  was nine o’clock at 7.30 p.m.\none\ntwo-three')
    expect(wordCount(article)).toBe(12)
  })

  it('take a minute at least, and a minute for 180', () => {
    expect(readingMinutes(article)).toBe(1)
    expect(articleNote(article)).toBe('English · 1 minute')
    expect(articleNote(parsed('word '.repeat(700)))).toBe('English · 4 minutes')
  })
})

describe('the house rules', () => {
  const good = `## One\n\n${'word '.repeat(700)}\n\n::drawing[x]{name=six-weeks}\n\n::practise[Go]{to=/practice}\n`
  const reasons = (body: string, id = 'two-slips') => lintArticle(id, FRONT + body).map(({ reason }) => reason)

  it('let a good article pass', () => {
    expect(reasons(good)).toEqual([])
  })

  it.each([
    [good.replace('word '.repeat(700), 'word '.repeat(500)), 'has 506 words; an article has 600 to 1000'],
    [good.replace('word '.repeat(700), 'word '.repeat(1000)), 'has 1006 words; an article has 600 to 1000'],
    [good.replace('## One', 'One'), 'has no heading'],
    [good.replace('::drawing[x]{name=six-weeks}', ''), 'has no drawing'],
    [good.replace('::practise[Go]{to=/practice}', 'The end.'), 'must end with a way into practice (::practise)'],
  ])('are told, one by one', (body, reason) => {
    expect(reasons(body)).toEqual([reason])
  })

  it('want a plain id', () => {
    expect(reasons(good, 'Two Slips')).toEqual(["the id 'Two Slips' must be small letters, digits and hyphens"])
  })

  it('want a description that search engines show whole', () => {
    const long = FRONT.replace('What it is about.', 'long '.repeat(40))
    expect(lintArticle('a', long + good)).toEqual([{ path: '$.description', reason: 'is longer than 170 characters' }])
  })

  it('hold for every article that we ship', () => {
    const names = readdirSync('content/articles')
    expect(names).toHaveLength(4)
    for (const name of names) {
      expect(lintArticle(name.replace(/\.md$/, ''), readFileSync(`content/articles/${name}`, 'utf8')), name).toEqual([])
    }
  })
})
