import { describe, expect, it } from 'vitest'
import { type CssRule, readRules } from './css-rules.ts'

const style = (text: string, names: readonly string[], block: string): CssRule => ({
  kind: 'style',
  selectors: [{ text, names: [names] }],
  block,
})

describe('readRules', () => {
  it('reads rules, groups of rules, and what stands by itself', () => {
    const css = '@layer a,b;@font-face{src:url(/f)}@media (width<9px){.btn{top:0}}@layer a{p{margin:0}}'
    expect(readRules(css)).toEqual([
      { kind: 'whole', text: '@layer a,b;' },
      { kind: 'whole', text: '@font-face{src:url(/f)}' },
      { kind: 'group', prelude: '@media (width<9px)', rules: [style('.btn', ['.btn'], '{top:0}')] },
      { kind: 'group', prelude: '@layer a', rules: [style('p', ['p'], '{margin:0}')] },
    ])
  })

  it('leaves out the steps of an animation', () => {
    expect(readRules('@keyframes k{0%{top:0}to{top:1px}}.a{top:0}')).toEqual([style('.a', ['.a'], '{top:0}')])
  })

  it('leaves out what is for paper and for a mouse', () => {
    const css = '@page{size:a4}@media print{.btn{top:0}}@media (hover:hover){.btn:hover{top:0}}'
    expect(readRules(css)).toEqual([])
  })

  it('leaves out what is true only after a visitor has done something', () => {
    const css =
      '.a:focus-visible,.b{top:0}.c:has(:active){top:0}.d:target .e{top:0}.i[open]>p{top:0}.f:not(:focus),.g:is(.h,:target){top:0}'
    expect(readRules(css)).toEqual([
      style('.b', ['.b'], '{top:0}'),
      {
        kind: 'style',
        selectors: [
          { text: '.f:not(:focus)', names: [['.f']] },
          { text: '.g:is(.h,:target)', names: [['.g', '.h']] },
        ],
        block: '{top:0}',
      },
    ])
  })

  it('is not misled by braces in texts and comments', () => {
    const css = '/* } */.a::before{content:"}{;"}.b{top:0}'
    expect(readRules(css)).toEqual([style('.a::before', ['.a'], '{content:"}{;"}'), style('.b', ['.b'], '{top:0}')])
  })

  it.each<[string, readonly string[]]>([
    ['.card > h2.title', ['.card', '.title', 'h2']],
    ['*', []],
    ['a:hover', ['a']],
    ['.x::before', ['.x']],
    // None of them may be meant.
    ['.x:not(.y)', ['.x']],
    ['.x:not(:is(.y,.z))', ['.x']],
    // What must be inside is needed as well.
    ['.x:has(.y :empty) .z', ['.x', '.y', '.z']],
    ['.x:has(.y, .z)', ['.x']],
    ['.x:has(:not(.y))', ['.x']],
    ['[data-island="quiz"].on', ['.on']],
    ['li+li', ['li', 'li']],
    // Only of a page that is marked.
    ['.x[data-mark="right"] p', ['.x', 'p', '[data-mark]']],
    ['.x:not([data-mark])', ['.x']],
  ])('knows what %s needs', (selector, names) => {
    expect(readRules(`${selector}{top:0}`)).toEqual([style(selector, names, '{top:0}')])
  })

  it.each<[string, readonly (readonly string[])[]]>([
    [
      '.x:is(p,.y:has(:empty)) a',
      [
        ['.x', 'a', 'p'],
        ['.x', '.y', 'a'],
      ],
    ],
    [
      'html:has(:is(.stepper,.whole)) main',
      [
        ['.stepper', 'html', 'main'],
        ['.whole', 'html', 'main'],
      ],
    ],
  ])('knows what each alternative of %s needs', (text, names) => {
    expect(readRules(`${text}{top:0}`)).toEqual([{ kind: 'style', selectors: [{ text, names }], block: '{top:0}' }])
  })

  it('parts selectors at the commas outside of brackets', () => {
    const [rule] = readRules('.a:is(.b,.c:not(.d,.e)),.f{top:0}')
    expect(rule?.kind === 'style' ? rule.selectors.map(({ text }) => text) : []).toEqual([
      '.a:is(.b,.c:not(.d,.e))',
      '.f',
    ])
  })
})
