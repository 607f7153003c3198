import { expect, test } from 'vitest'
import { drawingRefusals } from './drawing-rules.ts'

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inner}</svg>`

test('shapes and labels may stand in a page', () =>
  expect(drawingRefusals(svg('<path d="M0 0L4 4" stroke="#000"/><text x="1" y="2">5 cm</text>'))).toEqual([]))

test.each([
  ['<script>alert(1)</script>', 'has the element script'],
  ['<path onload="x"/>', 'has the attribute onload'],
  ['<g/onclick="alert(1)">', 'is not XML'],
  ['<path d="M0 0"onclick="alert(1)"/>', 'has the attribute onclick'],
  ['<path d="a>b" onclick="alert(1)"/>', 'has the attribute onclick'],
  ['<path d="M0 0" / OnClick = "alert(1)">', 'has a handler'],
  ['<path d=M0/>', 'is not XML'],
  ['<g><path></g>', 'is not XML'],
  ['<a href="https://example.org"/>', 'has the element a'],
  ['<rect style="fill:red"/>', 'has the attribute style'],
  ['<rect fill="url(#a)"/>', 'has a link'],
  ['<rect fill="&#117;rl"/>', 'has a link'],
  ['<!-- a comment -->', 'has a comment'],
  ['<![CDATA[<script>]]>', 'is not XML'],
  ['<?xml-stylesheet href="a"?>', 'has a comment'],
])('%s may not', (inner, reason) => expect(drawingRefusals(svg(inner)).join('\n')).toContain(reason))

test('anything else is no drawing', () => {
  expect(drawingRefusals('hello')).toEqual(['does not begin with <svg'])
  expect(drawingRefusals('<svg ')).toEqual(['is not XML'])
})
