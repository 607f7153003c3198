/**
 * The page with the styles of its own elements in its head, so that it is painted without waiting for a file
 * (docs/decisions/archive/0026, 0087). What it can wait for stands at the end of the body: its font, which a browser would let
 * the first paint wait for, and the style sheet, which has what a page needs later and the same rules again in their right
 * order. The sheet is not fetched before the scripts of the page are there (whole-sheet.ts), since they share the line.
 */
import type { CssRule } from './css-rules.ts'
import { namesIn, usedStyles } from './used-styles.ts'

const SHEET = /<link rel="stylesheet" [^>]*>/g
const FONT = /<link rel="preload" [^>]*as="font"[^>]*>/

/** `html` is a whole page. A page with a second sheet, which is for printing, waits for both as it is. */
export function withOwnStyles(html: string, rules: readonly CssRule[]): string {
  const [sheet, ...others] = html.match(SHEET) ?? []
  if (sheet === undefined || others.length > 0) return html
  const styles = `<style>${usedStyles(rules, namesIn(html))}</style>`
  const [font = ''] = FONT.exec(html) ?? []
  const late = `${font}${sheet.replace('<link', '<link disabled=""')}<noscript>${sheet}</noscript>`
  const page = html.replace(font, '').replace(sheet, () => styles)
  const end = page.lastIndexOf('</body>')
  return page.slice(0, end) + late + page.slice(end)
}
