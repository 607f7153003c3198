import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

function scriptSources(html: string): string | undefined {
  return contentSecurityPolicy(html)
    .split('; ')
    .find((directive) => directive.startsWith('script-src'))
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  it('allows each inline script by its hash, once', () => {
    const html = `<script>a("ü < > &")</script><p></p><script type="module" async="">\nb()\n</script><script>a("ü < > &")</script>`
    expect(scriptSources(html)).toBe(`script-src 'self' ${hashOf('a("ü < > &")')} ${hashOf('\nb()\n')}`)
  })

  it('reads past a greater-than sign in an attribute', () => {
    expect(scriptSources('<script data-x="a>b">c()</script>')).toBe(`script-src 'self' ${hashOf('c()')}`)
  })

  it('allows scripts of our own origin without a hash', () => {
    expect(scriptSources('<script src="/assets/a.js"></script>')).toBe("script-src 'self'")
  })

  it('never allows what is inline in general, nor any other origin', () => {
    const policy = contentSecurityPolicy('<script>a()</script>')
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(policy).toMatch(/^default-src 'none'/)
  })
})
