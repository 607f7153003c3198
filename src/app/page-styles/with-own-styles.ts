/**
 * The page with the styles of its own elements in its head, so that it is painted without waiting for a file. The style
 * sheet follows at the end of the body, where it stops nothing but itself: it has what a page needs later, and the same
 * rules again in their right order (docs/decisions/archive/0026).
 */
import type { CssRule } from './css-rules.ts'
import { namesIn, usedStyles } from './used-styles.ts'

const SHEET = /<link rel="stylesheet" [^>]*>/g

/** `html` is a whole page. A page with a second sheet, which is for printing, waits for both as it is. */
export function withOwnStyles(html: string, rules: readonly CssRule[]): string {
  const [sheet, ...others] = html.match(SHEET) ?? []
  if (sheet === undefined || others.length > 0) return html
  const styles = usedStyles(rules, namesIn(html))
  const end = html.lastIndexOf('</body>')
  const start = html.indexOf(sheet)
  const between = html.slice(start + sheet.length, end)
  return `${html.slice(0, start)}<style>${styles}</style>${between}${sheet}${html.slice(end)}`
}
