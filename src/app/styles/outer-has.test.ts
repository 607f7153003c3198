/**
 * What makes the browser calculate the styles of a whole page again with every question: an outer element whose :has() looks at any
 * depth, and a :has() whose subject may be any element. Both took 30 ms of a tap on a phone that is four times slower.
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

test('the subject beside a :has() is named', () => {
  expect(heads.filter(({ head }) => /:has\([^{]*\)\s*[> ]\s*(?:\*|:not\()[^\s>]*$/.test(head))).toEqual([])
})
