import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { createClientAddressReader } from './client-address.ts'

function address(trusted: readonly string[], remoteAddress: string, forwarded: string | null = null): string {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: remoteAddress })
  const incoming = new IncomingMessage(socket)
  if (forwarded !== null) incoming.headers['x-forwarded-for'] = forwarded
  return createClientAddressReader(trusted)(incoming)
}

describe('the address of a visitor', () => {
  it("is the socket's, whatever the visitor claims", () => {
    expect(address([], '203.0.113.7')).toBe('203.0.113.7')
    expect(address([], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
    expect(address(['10.0.0.0/8'], '203.0.113.7', '198.51.100.1')).toBe('203.0.113.7')
  })

  it('is what a trusted proxy says', () => {
    expect(address(['127.0.0.1'], '127.0.0.1', '198.51.100.1')).toBe('198.51.100.1')
    expect(address(['10.0.0.0/8'], '::ffff:10.1.2.3', '198.51.100.1')).toBe('198.51.100.1')
    expect(address(['::1'], '::1', '198.51.100.1:50123')).toBe('198.51.100.1')
    expect(address(['fd00::/8'], 'fd00::7', ' [2001:db8::1]:443 ')).toBe('2001:db8:0:0::/64')
  })

  it('is the last that no proxy of ours named: what stands left of it is only claimed', () => {
    expect(address(['10.0.0.0/8'], '10.0.0.1', '1.2.3.4, 198.51.100.1, 10.0.0.2')).toBe('198.51.100.1')
    expect(address(['10.0.0.0/8'], '10.0.0.1', '10.0.0.3, 10.0.0.2')).toBe('10.0.0.3')
  })

  it("is the proxy's own when it says nothing of use", () => {
    for (const forwarded of [null, '', 'unknown', '_hidden', '1.2.3.4, nonsense', '<script>'])
      expect(address(['127.0.0.1'], '127.0.0.1', forwarded)).toBe('127.0.0.1')
  })

  it('is one for a whole IPv6 household, however it is written', () => {
    const spellings = ['2001:db8:7:1::1', '2001:0DB8:0007:0001:ffff::', '2001:db8:7:1:0:0:0:9']
    for (const spelling of spellings) expect(address([], spelling)).toBe('2001:db8:7:1::/64')
    expect(address([], '2001:db8:7:2::1')).toBe('2001:db8:7:2::/64')
    expect(address([], 'fe80::1%eth0')).toBe('fe80:0:0:0::/64')
    expect(address([], '::1')).toBe('0:0:0:0::/64')
    expect(address([], '::ffff:203.0.113.7')).toBe('203.0.113.7')
  })

  it('is empty when the socket has none any more', () => {
    expect(address(['127.0.0.1'], '', '1.2.3.4')).toBe('')
  })
})
