/**
 * Rules of the style sheet that match no element of any page: one page of each kind, on a phone and on a desk, as it comes and after
 * its first question or all of it is answered. A state of an element (focus, open, marked) counts as there.
 */
import type { Page } from '@playwright/test'
import { kinds } from '../../e2e/kinds.ts'
import { openPage, type Row, type Size, withBuiltSite } from './library.ts'

const SIZES: readonly Size[] = [
  { width: 360, height: 740 },
  { width: 1280, height: 900 },
]
/** Questions of a page that are answered, so that marks, reasons and results are seen. */
const ANSWERED = 24

/** Runs in the page: the selectors of all its style sheets, each with whether an element of the page matches it. */
function selectorsHere(): readonly (readonly [selector: string, found: boolean])[] {
  const parts = /(?:[^,(]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g
  const states = [
    /::[\w-]+(?:\([^()]*\))?/g,
    /:(?:not|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g,
    /:(?:hover|focus|focus-visible|focus-within|active|checked|disabled|enabled|target|popover-open|open|indeterminate|invalid|user-invalid|placeholder-shown|autofill|visited|link|modal|fullscreen)(?![\w-])/g,
    /\[[^\]]*\]/g,
  ]
  const plain = (selector: string): string =>
    states
      .reduce((text, state) => text.replace(state, ''), selector)
      .replace(/:is\([\s,]*\)/g, '')
      .replace(/\s+/g, ' ')
      .replace(/ ?([>+~,(]) ?/g, '$1')
      .trim()
      .replace(/(^|[>+~,(])(?=$|[>+~,)])/g, '$1*')
  const isHere = (selector: string): boolean => {
    try {
      return document.querySelector(plain(selector)) !== null
    } catch {
      return document.querySelector(selector) !== null
    }
  }
  const found = new Map<string, boolean>()
  const walk = (rules: CSSRuleList): void => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const [selector = ''] of rule.selectorText.matchAll(parts))
          found.set(selector.trim(), isHere(selector.trim()))
      else if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) walk(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
  return [...found]
}

/** Answers what is on the screen and goes on, as often as there is something to go on to. */
async function answer(page: Page, see: () => Promise<void>): Promise<void> {
  for (let at = 0; at < ANSWERED; at += 1) {
    const pressed = await page.evaluate(() => {
      const visible = (element: HTMLElement): boolean => element.checkVisibility()
      const inputs = [...document.querySelectorAll<HTMLElement>('main input[type="radio"], main button[aria-haspopup]')]
      for (const input of inputs.filter(visible).slice(0, 1)) input.click()
      const names = /^(?:Next|Submit|Check|Show|See|Finish|Continue)/
      const buttons = [...document.querySelectorAll<HTMLElement>('main button')].filter(visible)
      const button = buttons.find(({ textContent }) => names.test(textContent.trim()))
      button?.click()
      return button !== undefined
    })
    await page.waitForTimeout(60)
    await see()
    if (!pressed) return
  }
}

export async function benchUnusedStyles(): Promise<{ name: string; rows: Row[] }> {
  const used = new Map<string, boolean>()
  await withBuiltSite(async (browser, origin) => {
    for (const size of SIZES) {
      const page = await openPage(browser, size)
      page.on('dialog', (dialog) => void dialog.accept())
      const see = async (): Promise<void> => {
        for (const [selector, found] of await page.evaluate(selectorsHere))
          used.set(selector, found || used.get(selector) === true)
      }
      for (const { url } of kinds) {
        await page.goto(origin + url, { waitUntil: 'load' })
        await page.waitForTimeout(400)
        await see()
        await answer(page, see)
      }
      await page.context().close()
    }
    return null
  })
  const unused = [...used].filter(([, found]) => !found).map(([selector]) => selector)
  return {
    name: `Selectors of the style sheet without an element: ${unused.length} of ${used.size}`,
    rows: unused.toSorted().map((selector) => ({ selector })),
  }
}
