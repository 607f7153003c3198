/** What a drawing of the bank may contain: shapes and labels only, because pages contain its text as it is. Pure. */

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
const NO_ELEMENT = 'has a comment, or another part that is no element'

const ATTRIBUTE = /([A-Za-z_:][\w:.-]*)\s*=\s*"[^"<]*"/g
/** A tag with attributes in double quotes, a text, or the beginning of what is neither. HTML and XML read it alike. */
const TOKEN = new RegExp(
  `<(?<end>/?)(?<name>[A-Za-z][\\w:-]*)(?<attributes>(?:\\s+${ATTRIBUTE.source}(?:\\s*${ATTRIBUTE.source})*)?)\\s*(?<empty>/?)>` +
    '|(?<text>(?:[^<&]|&(?:amp|lt|gt|quot|apos);)+)|(?<other><!--|<\\?)',
  'y',
)

/** What of a drawing is not allowed, one sentence each. Total: any text may be given. */
export function drawingRefusals(svg: string): readonly string[] {
  if (!svg.startsWith('<svg ')) return ['does not begin with <svg']
  const found = NOWHERE.flatMap(([pattern, reason]) => (pattern.test(svg) ? [reason] : []))
  return [...new Set([...found, ...tagRefusals(svg)])]
}

function tagRefusals(svg: string): readonly string[] {
  const found: string[] = []
  const open: string[] = []
  let at = 0
  while (at < svg.length) {
    // Nothing may follow the drawing.
    if (at > 0 && open.length === 0) return [...found, NOT_XML]
    TOKEN.lastIndex = at
    const token = TOKEN.exec(svg)?.groups
    if (token === undefined) return [...found, NOT_XML]
    at = TOKEN.lastIndex
    const { name, end, empty, attributes = '', other } = token
    if (other !== undefined) return [...found, NO_ELEMENT]
    if (name === undefined) continue
    if (end === '/') {
      if (open.pop() !== name) return [...found, NOT_XML]
      continue
    }
    found.push(...elementRefusals(name, attributes))
    if (empty !== '/') open.push(name)
  }
  return open.length === 0 ? found : [...found, NOT_XML]
}

function elementRefusals(name: string, attributes: string): readonly string[] {
  const names = Array.from(attributes.matchAll(ATTRIBUTE), ([, attribute = '']) => attribute)
  return [
    ...(ELEMENTS.has(name) ? [] : [`has the element ${name}`]),
    ...names.filter((attribute) => !ATTRIBUTES.test(attribute)).map((attribute) => `has the attribute ${attribute}`),
  ]
}
