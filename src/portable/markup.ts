/** XML and HTML with every text escaped: `markup\`<p>${text}</p>\`` . What is markup already stays as it is. */

/** Well-formed XML. */
export type Markup = Readonly<{ source: string }>

/** Control characters but tab and line ends, halves of surrogates, and what is no character: XML has none of them. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r]|\p{Cs}|[\ufffe\uffff]/gu

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => text.replace(NOT_IN_XML, '').replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? '')

type Inserted = string | number | Markup | readonly Markup[]

function sourceOf(value: Inserted): string {
  if (typeof value === 'string') return escaped(value)
  if (typeof value === 'number') return String(value)
  return 'source' in value ? value.source : value.map(({ source }) => source).join('')
}

export function markup(literals: TemplateStringsArray, ...values: readonly Inserted[]): Markup {
  const pieces = literals.map((literal, i) => literal + (i < values.length ? sourceOf(values[i] ?? '') : ''))
  return { source: pieces.join('') }
}

/** What is well-formed already, such as a drawing of ours. */
export const trusted = (source: string): Markup => ({ source })

export const NOTHING: Markup = { source: '' }
