/** How far a drawing may be shrunk: below that its words are too small to read. */

/** In CSS pixels: the narrowest column of a drawing on a screen of 360, and the smallest letters that are read. */
export const NARROWEST_COLUMN = 262
const LEGIBLE = 12

const numbers = (svg: string, attribute: RegExp): number[] => [...svg.matchAll(attribute)].map(([, n]) => Number(n))

/** In CSS pixels; 0 without words. `svg` says its width and the sizes of its words in the same pixels. */
export function legibleWidth(svg: string): number {
  if (!svg.includes('<text')) return 0
  const [width = 0] = numbers(svg, / width="([\d.]+)"/g)
  return Math.min(width, Math.ceil((width * LEGIBLE) / Math.min(...numbers(svg, /font-size="([\d.]+)"/g))))
}
