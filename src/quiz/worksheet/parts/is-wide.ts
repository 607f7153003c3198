/** Which drawings a phone cannot show whole: shrunk to its column, their words would be too small to read. */

/** In CSS pixels: the column of a drawing on a screen of 360, and the smallest letters that are read. */
const COLUMN = 262
const LEGIBLE = 12

const numbers = (svg: string, attribute: RegExp): number[] => [...svg.matchAll(attribute)].map(([, n]) => Number(n))

/** `svg` says its width and the sizes of its words in the same pixels. */
export function isWide(svg: string): boolean {
  if (!svg.includes('<text')) return false
  const [width = 0] = numbers(svg, / width="([\d.]+)"/g)
  return width > COLUMN && (Math.min(...numbers(svg, /font-size="([\d.]+)"/g)) * COLUMN) / width < LEGIBLE
}
