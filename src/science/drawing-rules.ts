/** What a drawing of the bank may hold: shapes and labels, so that it can stand within a page. */

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

/** What of a drawing is not allowed, one sentence each. Total: any text may be given. */
export function drawingRefusals(svg: string): readonly string[] {
  const tags = svg.match(/<[^>]*>/g) ?? []
  const found = tags.flatMap((tag) => {
    const [, name = ''] = /^<\/?\s*([\w:-]*)/.exec(tag) ?? []
    const attributes = [...tag.matchAll(/\s([\w:-]+)\s*=/g)].map(([, attribute = '']) => attribute)
    return [
      ...(ELEMENTS.has(name) ? [] : [`has the element ${tag.slice(0, 30)}`]),
      ...attributes
        .filter((attribute) => !ATTRIBUTES.test(attribute))
        .map((attribute) => `has the attribute ${attribute}`),
      ...(/url\(|&#/.test(tag) ? ['has a link'] : []),
    ]
  })
  return [...new Set([...(svg.startsWith('<svg ') ? [] : ['does not begin with <svg']), ...found])]
}
