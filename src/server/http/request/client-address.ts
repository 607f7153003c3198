/**
 * Who is on the other end, as far as a limit needs to know: the address of the socket, or the one that a proxy of ours
 * names in X-Forwarded-For. Nobody else's word is taken, or a visitor could be someone new with every request.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'

/** An IPv4 address, or the /64 network of an IPv6 one: a household gets that many addresses; '' if it is gone. */
export type ReadClientAddress = (incoming: IncomingMessage) => string

/** `trustedProxies` are addresses or CIDR ranges. */
export function createClientAddressReader(trustedProxies: readonly string[]): ReadClientAddress {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }

  // A visitor sends many requests over one connection, and reading an address takes as long as answering one.
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
    // Each proxy adds at the right whom it heard from: read leftwards for as long as the speaker is one of ours.
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

/** Without a port, brackets or a zone, and as IPv4 where it is one; '' if it is no address. */
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
  // A URL writes an address in one way only, whatever way it was written.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = Array.from({ length: 8 - before.length - after.length }, () => '0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
