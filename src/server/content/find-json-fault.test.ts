import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findJsonFault, lineAndColumn } from './find-json-fault.ts'

function placed(text: string): string {
  const fault = findJsonFault(text)
  if (fault === null) return 'good'
  const { line, column } = lineAndColumn(text, fault.offset)
  return `${fault.path} ${line}:${column} ${fault.reason}`
}

function parses(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

describe('findJsonFault', () => {
  it.each([
    ['{}'],
    [' [ ] '],
    ['{"a": [1, -2.5e+3, true, null, "x\\n\\u00e9\\"\\\\"], "b": {"a": {}}}'],
    ['"text"'],
    ['0'],
  ])('finds nothing in %s', (text) => {
    expect(findJsonFault(text)).toBeNull()
  })

  it.each([
    ['', '$ 1:1 the file ends too early'],
    ['{"a": }', '$.a 1:7 a value is expected here'],
    ['{\n  "a": 1,\n}', '$ 3:1 a key in double quotes is expected here'],
    ['{"questions": [{"answer": 1 "x": 2}]}', '$.questions[0] 1:29 a comma or } is expected here'],
    ['{"a b": [1, 2', '$["a b"] 1:14 the file ends too early'],
    ['{"a" 1}', '$.a 1:6 a colon is expected here'],
    ['[1, 2,]', '$[2] 1:7 a value is expected here'],
    ['[01]', '$ 1:3 a comma or ] is expected here'],
    ["{'a': 1}", '$ 1:2 a key in double quotes is expected here'],
    ['{} x', '$ 1:4 there is more text after the end of the document'],
    ['["\\x"]', '$[0] 1:3 a backslash is followed by a character that it cannot escape'],
    ['["a', '$[0] 1:4 the file ends too early'],
  ])('places the fault in %j', (text, expected) => {
    expect(placed(text)).toBe(expected)
  })

  it('finds a line break inside a string', () => {
    expect(placed('["one\ntwo"]')).toMatch(/^\$\[0\] 1:6 a line break/)
  })

  it('finds a key that is written twice, however it is escaped', () => {
    const reason = 'this key is in the same object twice'
    expect(placed('{"a": 1,\n "b": {"a": 2}, "\\u0061": 3}')).toBe(`$.a 2:17 ${reason}`)
    expect(placed('[{"a": 1}, {"a": 2}]')).toBe('good')
  })

  it('refuses nesting that later code cannot walk', () => {
    expect(placed('['.repeat(100_000))).toMatch(/nested deeper than 100 levels$/)
    expect(placed(`${'['.repeat(90)}${']'.repeat(90)}`)).toBe('good')
  })

  it('agrees with JSON.parse on any JSON', () => {
    fc.assert(fc.property(fc.json({ maxDepth: 4 }), (text) => findJsonFault(text) === null))
  })

  it('agrees with JSON.parse on JSON with a character taken out or put in', () => {
    const damage = fc.tuple(
      fc.json({ maxDepth: 3 }),
      fc.nat(),
      fc.constantFrom('', '"', ',', '}', '\\', '0', ' ', '\n'),
    )
    fc.assert(
      fc.property(damage, ([text, position, put]) => {
        const at = position % text.length
        const damaged = text.slice(0, at) + put + text.slice(at + (put === '' ? 1 : 0))
        const fault = findJsonFault(damaged)
        if (fault?.reason.includes('twice')) return
        expect(fault === null).toBe(parses(damaged))
      }),
      { numRuns: 1000 },
    )
  })
})
