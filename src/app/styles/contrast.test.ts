/** Every pair of tokens that stand on each other, in every theme: WCAG 2.2 AA at least, for text of the paper AAA. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = ['tokens.css', 'themes.css']
  .map((name) => readFileSync(new URL(name, import.meta.url), 'utf8'))
  .join('\n')
  .replace(/\/\*[\s\S]*?\*\//g, '')

type Tokens = Readonly<Record<string, string>>

/** The tokens in the first block after `head`. */
function block(head: string): Tokens {
  const at = css.indexOf(head)
  if (at < 0) throw new Error(`no block ${head}`)
  const from = css.indexOf('{', css.indexOf(':root', at)) + 1
  const body = css.slice(from, css.indexOf('}', from))
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
  )
}

const byDefault = block('\n:root {')
const LIGHT_DARK = /light-dark\((#\w+), (#\w+)\)/
const light = mapValues((value) => value.replace(LIGHT_DARK, '$1'))
const themes: Readonly<Record<string, Tokens>> = {
  light,
  dark: mapValues((value) => value.replace(LIGHT_DARK, '$2')),
  cream: { ...light, ...block(':root[data-theme="cream"]') },
  contrast: { ...light, ...block(':root[data-theme="contrast"]') },
}

function mapValues(change: (value: string) => string): Tokens {
  return Object.fromEntries(Object.entries(byDefault).map(([name, value]) => [name, change(value)]))
}

const channel = (v: number) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => channel(Number.parseInt(hex.slice(i, i + 2), 16) / 255))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: string, b: string): number {
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

const PAIRS: readonly (readonly [front: string, ground: string, needs: number])[] = [
  ['ink', 'paper', 7],
  ['ink', 'desk', 7],
  ['ink-soft', 'paper', 7],
  ['ink-soft', 'desk', 7],
  ['ink-soft', 'sunk', 7],
  ['ink-faint', 'paper', 4.5],
  ['ink-faint', 'desk', 4.5],
  ['ink-faint', 'sunk', 4.5],
  ['accent', 'paper', 7],
  ['accent', 'desk', 7],
  ['accent', 'sunk', 4.5],
  ['accent', 'accent-wash', 4.5],
  ['accent-ink', 'accent', 7],
  ['accent-ink', 'accent-strong', 7],
  ['ink', 'accent-wash', 7],
  ['ink-faint', 'accent-wash', 4.5],
  ['right', 'paper', 7],
  ['right', 'right-wash', 4.5],
  ['ink', 'right-wash', 7],
  ['wrong', 'paper', 7],
  ['wrong', 'wrong-wash', 4.5],
  ['ink', 'wrong-wash', 7],
  ['marker-ink', 'marker', 4.5],
  ['ink', 'marker-wash', 7],
  ['rule-strong', 'paper', 3],
  ['rule-strong', 'desk', 3],
  ['rule-strong', 'sunk', 3],
  ['focus', 'paper', 3],
  ['focus', 'desk', 3],
  ['focus', 'marker', 3],
  ['accent', 'accent-ink', 3],
  ['swatch-line', 'paper', 3],
]

describe.each(Object.entries(themes))('%s', (_name, tokens) => {
  test.each(PAIRS)('%s on %s is at least %d', (front, ground, needs) =>
    expect(ratio(tokens[front] ?? '', tokens[ground] ?? '')).toBeGreaterThanOrEqual(needs),
  )
})

test('the device’s high contrast is the chosen one', () => {
  expect(block('(prefers-contrast: more)')).toEqual(block(':root[data-theme="contrast"]'))
})
