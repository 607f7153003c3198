import { expect, test } from 'vitest'
import { drawingRefusals } from './drawing-rules.ts'

const svg = (inner: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${inner}</svg>`

test('shapes and labels may stand in a page', () =>
  expect(drawingRefusals(svg('<path d="M0 0L4 4" stroke="#000"/><text x="1" y="2">5 cm</text>'))).toEqual([]))

test.each([
  ['<script>alert(1)</script>', 'has the element <script>'],
  ['<path onload="x"/>', 'has the attribute onload'],
  ['<a href="https://example.org"/>', 'has the element <a href="https://example.org"/'],
  ['<rect style="fill:red"/>', 'has the attribute style'],
  ['<rect fill="url(#a)"/>', 'has a link'],
  ['<!-- a comment -->', 'has the element <!-- a comment -->'],
])('%s may not', (inner, reason) => expect(drawingRefusals(svg(inner)).join('\n')).toContain(reason))

test('anything else is no drawing', () => expect(drawingRefusals('hello')).toEqual(['does not begin with <svg']))
