/**
 * What makes the browser calculate the styles of a whole page again with every question, for half of the time that a tap takes on a
 * phone that is four times slower: a :has() on an outer element that looks at any depth, a :has() above elements of any kind, and
 * any element, or any div, span or item of a list, as the one beside another.
 */
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const here = new URL('.', import.meta.url)

const heads = globSync('**/*.css', { cwd: here }).flatMap((name) =>
  [
    ...readFileSync(new URL(name, here), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/[^{};]+(?=\{)/g),
  ].map(([head]) => ({ name, head: head.trim() })),
)

/** The arguments of each :has() of html, body or main. */
const outer = heads.flatMap(({ name, head }) =>
  [...head.matchAll(/(?<![\w-])(?:html|body|main):has\(([^()]*)\)/g)].flatMap(([, looks = '']) =>
    looks.split(',').map((argument) => ({ name, argument: argument.trim() })),
  ),
)

test('there are such selectors, so that this test sees them', () => {
  expect(outer.length).toBeGreaterThan(2)
})

test('an outer element looks at a fixed depth', () => {
  const anywhere = outer.filter(({ argument }) => !/^>\s*[^\s>]+(?:\s*>\s*[^\s>]+)*$/.test(argument))
  expect(anywhere).toEqual([])
})

test('below a :has() is a class, an id or an attribute: every element of a named kind is calculated again with each change', () => {
  const kinds = heads
    .flatMap(({ name, head }) => head.split(/,\n\s*/).map((selector) => ({ name, selector })))
    .filter(({ selector }) =>
      /:has\((?:[^()]|\([^()]*\))*\).*[\s>+~](?!main\b)[a-z][\w-]*(?::(?!has)[^\s>+~]*)?$/.test(selector),
    )
  expect(kinds).toEqual([])
})

test('no rule is for any element beside another: each insertion would calculate all that is beside it again', () => {
  const near = heads.filter(({ name, head }) => name !== 'print.css' && /[+~] \*(?=[,\s]*$)/m.test(head))
  expect(near).toEqual([])
})

test('no rule is for a div, a span or an item of a list beside an element of a kind: a page has hundreds of them', () => {
  const kinds = /(?:^|[\s>])[a-z][a-z0-9]* [+~] (?:(?:div|span|li)\b|:(?:where|is)\([^)]*\b(?:div|span|li)\b)/m
  expect(heads.filter(({ name, head }) => name !== 'print.css' && kinds.test(head))).toEqual([])
})

test('the subject beside a :has() is named', () => {
  expect(heads.filter(({ head }) => /:has\([^{]*\)\s*[> ]\s*(?:\*|:not\()[^\s>]*$/.test(head))).toEqual([])
})
