/** The part of a style sheet that a page needs before its visitor does anything. */
import { ATTRIBUTES, type CssRule } from './css-rules.ts'

/** The classes ('.btn') and elements ('button') of a page, and those of `ATTRIBUTES` that it has. */
export function namesIn(html: string): ReadonlySet<string> {
  const names = new Set<string>()
  for (const [, element = '', classes = ''] of html.matchAll(/<([a-z][a-z0-9]*)(?:[^>]*? class="([^"]*)")?/g)) {
    names.add(element)
    for (const name of classes.match(/\S+/g) ?? []) names.add(`.${name}`)
  }
  for (const name of ATTRIBUTES) {
    const [attribute, value = ''] = name.split('=')
    if (html.includes(` ${attribute}="${value}`)) names.add(`[${name}]`)
  }
  return names
}

/** The rules that can match an element of a page with these names, in their order. */
export function usedStyles(rules: readonly CssRule[], names: ReadonlySet<string>): string {
  return rules.map((rule) => used(rule, names)).join('')
}

function used(rule: CssRule, names: ReadonlySet<string>): string {
  if (rule.kind === 'whole') return rule.text
  if (rule.kind === 'group') {
    const inside = usedStyles(rule.rules, names)
    return inside === '' ? '' : `${rule.prelude}{${inside}}`
  }
  const matching = rule.selectors.filter((selector) =>
    selector.names.some((all) => all.every((name) => names.has(name))),
  )
  return matching.length === 0 ? '' : matching.map(({ text }) => text).join(',') + rule.block
}
