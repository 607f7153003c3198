import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseMarkup, plainText } from './parse-markup.ts'

const kinds = (text: string) => parseMarkup(text).segments.map((s) => s.kind)
const joined = (text: string) =>
  parseMarkup(text)
    .segments.map((s) => s.source)
    .join('')

/** Text made of what documents hold and of what breaks parsers. */
const markupLike = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '[1]',
        '[/1]',
        '[12]',
        '[/12]',
        '[w]',
        '[/w]',
        '[n]',
        '[/n]',
        '**__',
        '__**',
        '____',
        '_____',
        'Q[',
        'Q[3]',
        ']',
        '[',
        '/',
        '\n\n',
        '词语',
        ' ',
      ),
      fc.string(),
    ),
  )
  .map((parts) => parts.join(''))

describe('the marker parser', () => {
  test.each([
    ['We [1]visitted[/1] a farm', ['text', 'mark', 'text']],
    ['**__[2]soothe[/2]__** them', ['target', 'text']],
    ['in [3]____[/3] of', ['text', 'blank', 'text']],
    ['in [3]__[/3] of', ['text', 'blank', 'text']],
    ['just [2]_____ sunset', ['text', 'blank', 'text']],
    ['风Q[4]吹', ['text', 'slot', 'text']],
    ['全校都[w]参与[/w]', ['text', 'mark']],
    ['全校都[n]参与[/n]', ['text', 'mark']],
    ['The box _____ mine', ['text', 'gap', 'text']],
  ])('reads %s', (text, expected) => expect(kinds(text)).toEqual(expected))

  test('tells number and word of a marked part', () =>
    expect(parseMarkup('a [12]saw[/12]').segments[1]).toMatchObject({ kind: 'mark', label: '12', text: 'saw' }))

  test.each(['[1]open', 'close[/1]', '[1]a[/2]', '**__[1]word[/1]', '[1][/1]', '[1]a[2]b[/1]'])(
    'shows the malformed marker %s as text and reports it',
    (text) => {
      expect(joined(text)).toBe(text)
      expect(parseMarkup(text).issues.length).toBeGreaterThan(0)
    },
  )

  test('takes any text without throwing, and its segments joined give the text back', () =>
    fc.assert(
      fc.property(markupLike, (text) => {
        expect(joined(text)).toBe(text)
      }),
    ))

  test('places every segment where it stands', () =>
    fc.assert(
      fc.property(markupLike, (text) => {
        for (const { at, source } of parseMarkup(text).segments) expect(text.slice(at, at + source.length)).toBe(source)
      }),
    ))

  test('stays linear on a long hostile text', () => {
    const started = performance.now()
    parseMarkup(`${'[1]a'.repeat(20_000)}${'_'.repeat(20_000)}`)
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('gives plain text for labels', () => expect(plainText('A [w]b[/w] [1]____[/1].')).toBe('A b ____.'))
})
