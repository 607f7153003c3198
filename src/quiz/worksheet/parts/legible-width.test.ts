import { expect, test } from 'vitest'
import { legibleWidth } from './legible-width.ts'

const svg = (width: number, size: number, inside = '<text x="1" y="1">water</text>') =>
  `<svg viewBox="0 0 ${width} 90" width="${width}" height="90" font-size="${size}"><rect width="4" height="4"/>${inside}</svg>`

test.each([
  { what: 'words of 14 px', drawing: svg(280, 14), least: 240 },
  { what: 'a small word', drawing: svg(300, 16, '<text font-size="12.5">rod</text>'), least: 288 },
  { what: 'a word that is small already', drawing: svg(300, 14, '<text font-size="11">rod</text>'), least: 300 },
  { what: 'no words', drawing: svg(600, 14, ''), least: 0 },
])('with $what, $least', ({ drawing, least }) => expect(legibleWidth(drawing)).toBe(least))
