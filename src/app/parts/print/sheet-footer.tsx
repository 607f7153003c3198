/** The name at the foot of every printed page, where the site has another than the one in styles/print/sheet.css. */
import { DEFAULT_NAME } from '#lib/site.ts'

/** As a string in CSS; what could end the string or the element is escaped. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\<>&]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`

/**
 * A margin of a page has no element that could carry the name, and the page's policy allows no style attributes. It is
 * `important` because React puts it before the style sheet.
 */
export function SheetFooter({ name }: Readonly<{ name: string }>) {
  if (name === DEFAULT_NAME) return null
  return (
    <style href="sheet-footer" precedence="print">
      {`@page{@bottom-left{content:${cssString(name)}!important}}`}
    </style>
  )
}
