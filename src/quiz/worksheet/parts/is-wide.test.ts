import { expect, test } from 'vitest'
import { isWide } from './is-wide.ts'

const svg = (width: number, size: number, inside = '<text x="1" y="1">water</text>') =>
  `<svg viewBox="0 0 ${width} 90" width="${width}" height="90" font-size="${size}"><rect width="4" height="4"/>${inside}</svg>`

test.each([
  { what: 'a narrow drawing', drawing: svg(260, 14), wide: false },
  { what: 'one that is shrunk a little', drawing: svg(300, 14), wide: false },
  { what: 'one whose words would be under 12 px', drawing: svg(330, 14), wide: true },
  { what: 'one with a small word', drawing: svg(300, 14, '<text font-size="11">rod</text>'), wide: true },
  { what: 'one without words', drawing: svg(600, 14, ''), wide: false },
])('$what: $wide', ({ drawing, wide }) => expect(isWide(drawing)).toBe(wide))
