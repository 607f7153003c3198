/** What a drawing of the bank may contain: shapes and labels, so that it can stand within a page. Checked when it is written and built. */
import { type Element, type Node, Window } from 'happy-dom'

const ELEMENTS = new Set([
  'svg',
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'text',
  'tspan',
])
const ATTRIBUTES =
  /^(?:xmlns|viewBox|width|height|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|d|dx|dy|points|transform|fill|fill-opacity|stroke|stroke-[a-z]+|opacity|font-[a-z]+|text-anchor|dominant-baseline)$/
/** Refused wherever it is, also where a parser would pass over it. */
const NOWHERE = [
  [/url\(|&#/, 'has a link'],
  [/\bon\w+\s*=/i, 'has a handler'],
] as const

const NOT_XML = 'is not XML'

const { DOMParser } = new Window()

/** What of a drawing is not allowed, one sentence each. Total: any text may be given. */
export function drawingRefusals(svg: string): readonly string[] {
  if (!svg.startsWith('<svg ')) return ['does not begin with <svg']
  const found = NOWHERE.flatMap(([pattern, reason]) => (pattern.test(svg) ? [reason] : []))
  return [...new Set([...found, ...nodeRefusals(svg)])]
}

function nodeRefusals(svg: string): readonly string[] {
  try {
    const document = new DOMParser().parseFromString(svg, 'image/svg+xml')
    if (document.querySelector('parsererror') !== null) return [NOT_XML]
    return Array.from(document.childNodes, refusalsIn).flat()
  } catch {
    return [NOT_XML]
  }
}

function refusalsIn(node: Node): readonly string[] {
  if (node.nodeType === node.TEXT_NODE) return []
  if (!isElement(node)) return ['has a comment, or another part that is no element']
  const names = Array.from(node.attributes, ({ name }) => name)
  return [
    ...(ELEMENTS.has(node.localName) ? [] : [`has the element ${node.localName}`]),
    ...names.filter((name) => !ATTRIBUTES.test(name)).map((name) => `has the attribute ${name}`),
    ...Array.from(node.childNodes, refusalsIn).flat(),
  ]
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}
