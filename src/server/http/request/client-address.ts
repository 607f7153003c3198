/**
 * The client address that limits count: the address of the socket, or the one that a trusted proxy names in
 * X-Forwarded-For. Other X-Forwarded-For headers are ignored: a client could forge them.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'

/** An IPv4 address, or the /64 network of an IPv6 address, which one household has; '' if the socket is closed. */
export type ReadClientAddress = (incoming: IncomingMessage) => string

/** This machine, or a proxy that TRUSTED_PROXY does not name: its address would stand for all visitors. */
const THIS_MACHINE = /^(?:127\.|0:0:0:0::\/64$|$)/

/** Whether an address has no limits. */
export function isThisMachine(clientAddress: string): boolean {
  return THIS_MACHINE.test(clientAddress)
}

/** The /48 of an IPv6 client address, which a provider gives to one site at most; an IPv4 address as it is. */
export function widerNetwork(clientAddress: string): string {
  return clientAddress.replace(/^((?:[^:]+:){2}[^:]+):[^:]+::\/64$/, '$1::/48')
}

/** `trustedProxies` are IP addresses or CIDR ranges. */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }

  // One connection carries many requests, and parsing an address takes as long as a cached response.
  const known = new WeakMap<Socket, { forwarded: string; address: string }>()

  return ({ headers, socket }) => {
    const { 'x-forwarded-for': named = '' } = headers
    const forwarded = typeof named === 'string' ? named : named.join(',')
    const before = known.get(socket)
    if (before?.forwarded === forwarded) return before.address
    const address = find(socket.remoteAddress ?? '', forwarded)
    known.set(socket, { forwarded, address })
    return address
  }

  function find(remote: string, forwarded: string): string {
    const claimed = forwarded === '' ? [] : forwarded.split(',').map(parseAddress)
    let address = parseAddress(remote)
    // Each proxy appends the address that it received from: read from the right while the sender is trusted.
    while (isTrusted(trusted, address)) {
      const before = claimed.pop() ?? ''
      if (before === '') break
      address = before
    }
    return isIP(address) === 6 ? network(address) : address
  }
}

function isTrusted(trusted: BlockList, address: string): boolean {
  return address !== '' && trusted.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4')
}

/** Without port, brackets and zone, IPv4-mapped addresses as IPv4; '' if the text is no IP address. */
function parseAddress(text: string): string {
  const bare = text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
  return isIP(bare) === 0 ? '' : bare
}

function network(address: string): string {
  // URL normalises an IPv6 address to one spelling.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
