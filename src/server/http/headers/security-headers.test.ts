import { expect, it } from 'vitest'
import { assetHeaders, pageHeaders, securityHeaders } from './security-headers.ts'

it('forbids frames on everything that has no policy to say it', () => {
  expect(securityHeaders(null)).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' })
  expect(pageHeaders(null)).toEqual({ ...securityHeaders(null), 'x-frame-options': undefined })
})

it.each([
  [null, undefined],
  ['http://localhost:3000', undefined],
  ['https://practice.example.org', 'max-age=31536000'],
])('of %s sends the order to come back by https as %s', (siteUrl, order) => {
  expect(pageHeaders(siteUrl)['strict-transport-security']).toBe(order)
  expect(securityHeaders(siteUrl)['strict-transport-security']).toBe(order)
})

it('leaves out of the headers of an asset what only a document obeys', () => {
  const headers = securityHeaders('https://practice.example.org')
  const { 'permissions-policy': _permissions, 'cross-origin-opener-policy': _opener, ...others } = headers
  expect(assetHeaders(headers)).toEqual(others)
})
