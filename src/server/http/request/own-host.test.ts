import { expect, it } from 'vitest'
import { createHostCheck } from './own-host.ts'

const SITE = 'https://practice.example.org'

it.each([
  ['practice.example.org', true],
  ['Practice.Example.org:8443', true],
  [undefined, true],
  ['localhost:3000', true],
  ['127.0.0.1', true],
  ['[::1]:3000', true],
  ['192.168.1.5:3000', true],
  ['evil.example', false],
  ['practice.example.org.evil.example', false],
  ['evil-practice.example.org', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['192.168.1.6', false],
  ['', false],
])('of %s says %s', (host, own) => {
  expect(createHostCheck(SITE, '192.168.1.5')(host)).toBe(own)
})

it('takes every name while none is configured', () =>
  expect(createHostCheck(null, '0.0.0.0')('evil.example')).toBe(true))
