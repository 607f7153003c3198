/** A style sheet as rules that a page can be asked about. */

/**
 * `names` are the classes ('.btn') and elements ('button') that a page must have for the selector to match anything, and
 * those of `ATTRIBUTES` that one of its elements must have ('[disabled]'): one list for each alternative of `:is()`.
 */
type Selector = Readonly<{ text: string; names: readonly (readonly string[])[] }>

export type CssRule =
  | Readonly<{ kind: 'style'; selectors: readonly Selector[]; block: string }>
  /** A condition or a layer around other rules. */
  | Readonly<{ kind: 'group'; prelude: string; rules: readonly CssRule[] }>
  /** What every page needs as it is: a face, an order of layers. */
  | Readonly<{ kind: 'whole'; text: string }>

const GROUP = /^@(?:media|supports|layer|container)\b/
/** What is for paper, for a mouse that points at something, and what moves: nobody waits for any of it. */
const LATER = /^@(?:page|keyframes|media print|media ?\(hover: ?hover\))(?!\w)/
/** Texts and comments may contain what else ends a rule. */
const TOKEN = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/\*[\s\S]*?\*\/|[{};]/g

/** The rules that a first look needs. `css` is what a build wrote: well formed, without rules in rules of elements. */
export function readRules(css: string): readonly CssRule[] {
  return statements(css.replace(/\/\*[\s\S]*?\*\//g, '')).flatMap(({ prelude, block }): CssRule[] => {
    if (LATER.test(prelude)) return []
    if (block === null) return [{ kind: 'whole', text: `${prelude};` }]
    if (GROUP.test(prelude)) return [{ kind: 'group', prelude, rules: readRules(block) }]
    if (prelude.startsWith('@')) return [{ kind: 'whole', text: `${prelude}{${block}}` }]
    const selectors = selectorsOf(prelude)
    return selectors.length === 0 ? [] : [{ kind: 'style', selectors, block: `{${block}}` }]
  })
}

type Statement = Readonly<{ prelude: string; block: string | null }>

function statements(css: string): readonly Statement[] {
  const found: Statement[] = []
  let depth = 0
  let start = 0
  let open = 0
  for (const { 0: token, index } of css.matchAll(TOKEN)) {
    if (token === '{') {
      if (depth === 0) open = index
      depth += 1
    } else if (token === '}') {
      depth -= 1
      if (depth > 0) continue
      found.push({ prelude: css.slice(start, open).trim(), block: css.slice(open + 1, index) })
      start = index + 1
    } else if (token === ';' && depth === 0) {
      found.push({ prelude: css.slice(start, index).trim(), block: null })
      start = index + 1
    }
  }
  return found
}

/** Commas within brackets, which may stand in brackets themselves, part no selectors. */
const SELECTOR = /(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g

const listed = (selectors: string): readonly string[] => Array.from(selectors.matchAll(SELECTOR), ([text]) => text)

const ANY_OF = /(?<!:not\([^)]*):is\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/

/** The selector with one alternative of each `:is()` behind it: what stands there has the same names. */
function alternativesOf(selector: string): readonly string[] {
  const [all, inside] = ANY_OF.exec(selector) ?? []
  if (all === undefined || inside === undefined) return [selector]
  return listed(inside).flatMap((one) => alternativesOf(`${selector.replace(all, '')} ${one}`))
}

function selectorsOf(prelude: string): readonly Selector[] {
  return listed(prelude)
    .map((text) => ({
      text,
      names: alternativesOf(text)
        .filter((one) => !needsVisitor(one))
        .map(namesOf),
    }))
    .filter(({ names }) => names.length > 0)
}

/** What something has to contain. */
const HAS = /:has\(([^(),]*)\)/g
/** Attributes that many pages have on no element, some with their value: they count as names. */
export const ATTRIBUTES: readonly string[] = ['data-mark', 'disabled', 'aria-disabled', 'role=alert']

/** What is true only after a visitor has done something. */
const STATE = /:(?:focus|active|target)|\[open\b/

const needsVisitor = (selector: string): boolean => STATE.test(withoutBrackets(selector.replace(HAS, ' $1')))

/** What stands in other brackets is left out: it may be negated, or one of several. */
function namesOf(selector: string): readonly string[] {
  const outside = withoutBrackets(selector.replace(/\[[^\]]*\]/g, '').replace(HAS, ' $1'))
  const classes = outside.match(/\.[\w-]+/g) ?? []
  const elements = outside.replace(/[.:#]+[\w-]+/g, '').match(/[a-z]\w*/g) ?? []
  return [...classes, ...elements, ...attributesIn(withoutBrackets(selector.replace(HAS, ' $1')))]
}

const attributesIn = (selector: string): readonly string[] =>
  ATTRIBUTES.filter((name) => new RegExp(`\\[${name}[\\]=]`).test(selector.replaceAll('"', ''))).map(
    (name) => `[${name}]`,
  )

function withoutBrackets(text: string): string {
  const without = text.replace(/\([^()]*\)/g, '')
  return without === text ? text : withoutBrackets(without)
}
