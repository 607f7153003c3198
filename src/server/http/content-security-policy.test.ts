import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { contentSecurityPolicy, withPolicy } from './content-security-policy.ts'

const SERVED = {
  inlineScripts: ['known()'],
  adsScriptUrl: null,
  filesUrl: null,
  host: 'server',
  contactRelayUrl: null,
} as const

const directives = (html: string, adsScriptUrl: string | null, filesUrl: string | null = null) =>
  contentSecurityPolicy(html, { ...SERVED, adsScriptUrl, filesUrl }).split('; ')

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('contentSecurityPolicy', () => {
  it.each([
    '<script>alert(document.cookie)</script>',
    '<script type="module">known() </script>',
    '<script src="/a.js">',
  ])('allows the scripts of the list alone, whatever the page contains: %s', (injected) => {
    const page = `<html><head><script>known()</script></head><body>${injected}</body></html>`
    expect(directives(page, null)).toContain(`script-src 'self' ${hashOf('known()')}`)
  })

  it('allows the styles within the page by their hash', () => {
    expect(directives('<style data-x="a>b">a{top:0}</style><p style="top:0"></p>', null)).toContain(
      `style-src 'self' ${hashOf('a{top:0}')}`,
    )
  })

  it('lets scripts write HTML by one policy only, unless there is a script of others', () => {
    const trusted = ["require-trusted-types-for 'script'", 'trusted-types readysix']
    expect(directives('', null)).toEqual(expect.arrayContaining(trusted))
    expect(directives('', 'https://ads.example/a.js').join()).not.toContain('trusted-types')
  })

  it('lets a served page post to us and to nobody else', () => {
    const relayed = contentSecurityPolicy('', { ...SERVED, contactRelayUrl: 'https://forms.example/f/1' })
    expect(relayed).toBe(contentSecurityPolicy('', SERVED))
    expect(relayed).toContain("form-action 'self';")
  })

  it('lets a page on a host of files post to the relay and to nobody else', () => {
    const files = { ...SERVED, host: 'export' } as const
    expect(contentSecurityPolicy('', files)).toMatch(/connect-src 'self';.*form-action 'none';/)
    const relayed = contentSecurityPolicy('', { ...files, contactRelayUrl: 'https://forms.example/f/1' })
    expect(relayed).toMatch(/connect-src 'self' https:\/\/forms\.example;.*form-action https:\/\/forms\.example;/)
  })

  it('goes into the head of a page first, without what only a header can say', () => {
    const page = withPolicy('<html><head><title>$&</title></head></html>', contentSecurityPolicy('', SERVED))
    expect(page).toMatch(/^<html><head><meta http-equiv="Content-Security-Policy" content="default-src 'none'; /)
    expect(page).not.toContain('frame-ancestors')
    expect(page).toMatch(/trusted-types readysix"\/><title>\$&<\/title>/)
  })

  it('never allows what is inline in general, nor any other origin', () => {
    const policy = contentSecurityPolicy('<style>a{}</style>', SERVED)
    expect(policy).not.toMatch(/unsafe|\*|https?:/)
    expect(policy).toMatch(/^default-src 'none'/)
  })

  it('adds the origin of the advertising script, and no more than its origin', () => {
    const without = directives('', null)
    const added = directives('', 'https://ads.example:8443/deep/script.js?site=6').filter(
      (directive) => !without.includes(directive),
    )
    expect(added).toEqual([
      `script-src 'self' https://ads.example:8443 ${hashOf('known()')}`,
      "img-src 'self' data: https://ads.example:8443",
      "connect-src 'self' https://ads.example:8443",
      'frame-src https://ads.example:8443',
    ])
  })

  it('adds the place of our files for pictures, sound and asking, and for no script', () => {
    const without = directives('<p></p>', null)
    const added = directives('<p></p>', null, 'https://s3.example/bucket').filter((one) => !without.includes(one))
    expect(added).toEqual([
      "img-src 'self' data: https://s3.example",
      "media-src 'self' blob: https://s3.example",
      "connect-src 'self' https://s3.example",
    ])
  })
})
