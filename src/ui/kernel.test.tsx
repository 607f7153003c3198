import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, LinkButton } from './button.tsx'
import { Icon } from './icon/icon.tsx'
import { Crumbs } from './page/crumbs.tsx'
import { PageHeader, PageTools, ReadingHeader } from './page/page-header.tsx'

const html = (node: ReactNode) => renderToStaticMarkup(node)

describe('a button', () => {
  it.each([
    ['main', false, 'btn btn-main'],
    ['plain', false, 'btn'],
    ['quiet', false, 'btn btn-quiet'],
    ['main', true, 'btn btn-main btn-small'],
    ['plain', true, 'btn btn-small'],
    ['quiet', true, 'btn btn-quiet btn-small'],
  ] as const)('%s, small %j, has the classes %s; a link has the same', (variant, small, classes) => {
    expect(html(<Button variant={variant} small={small} type="button" />)).toBe(
      `<button type="button" class="${classes}"></button>`,
    )
    expect(html(<LinkButton variant={variant} small={small} href="/" />)).toBe(`<a class="${classes}" href="/"></a>`)
  })

  it('adds classes and attributes of its own', () => {
    const button = html(
      <Button variant="quiet" small type="submit" className="needs-script" name="intent" value="again" disabled>
        Again
      </Button>,
    )
    expect(button).toContain('class="btn btn-quiet btn-small needs-script"')
    for (const attribute of ['type="submit"', 'name="intent"', 'value="again"', 'disabled=""'])
      expect(button).toContain(attribute)
  })
})

describe('an icon', () => {
  it('is hidden from screen readers and has the class of all icons', () => {
    expect(html(<Icon of={Printer} />)).toMatch(/^<svg [^>]*class="[^"]*\bicon"[^>]* aria-hidden="true"/)
  })

  it('adds a class', () => expect(html(<Icon of={Printer} className="flag" />)).toMatch(/class="[^"]*\bicon flag"/))
})

describe('the head of a page', () => {
  const back = { to: '/practice', text: 'All topics' }

  it('has the way back, the title, the lead and what stands beside', () => {
    const head = html(
      <PageHeader back={back} title="Papers" lead="To print.">
        <b>2024</b>
      </PageHeader>,
    )
    expect(head).toContain('href="/practice"')
    expect(head).toContain('<div><h1>Papers</h1><p class="lead">To print.</p></div><b>2024</b></div>')
    expect(head).toMatch(/<\/svg>All topics<\/a><\/div><div class="title-row">/)
  })

  it('has other links beside the way back', () => {
    expect(html(<PageTools back={back}>other</PageTools>)).toMatch(/All topics<\/a>other<\/div>$/)
  })

  it('of a text has a label, if it is given one', () => {
    expect(html(<ReadingHeader label="English" title="T" lead="L" />)).toContain(
      '<p class="label">English</p><h1>T</h1>',
    )
    expect(html(<ReadingHeader label="" title="T" lead="L" />)).toBe(
      '<header class="article-head"><h1>T</h1><p class="lead">L</p></header>',
    )
  })

  it('names the pages above and ends in its own name', () => {
    expect(html(<Crumbs above={[{ to: '/', text: 'Home' }]} here="Terms" />)).toMatch(
      /<a href="\/">Home<\/a><\/li><li aria-current="page">Terms<\/li>/,
    )
  })
})
