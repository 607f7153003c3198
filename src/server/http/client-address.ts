/**
 * Who is on the other end, as far as a limit needs to know: the address of the socket, or the one that a proxy of ours
 * names in X-Forwarded-For. Nobody else's word is taken, or a visitor could be someone new with every request.
 */
import type { IncomingMessage } from 'node:http'
import { BlockList, isIP } from 'node:net'
import { LRUCache } from 'lru-cache'

const REMEMBERED = 5000
const LONGEST_REMEMBERED = 100

/** An IPv4 address, or the /64 network of an IPv6 one: a household gets that many addresses; '' if it is gone. */
export type ReadAddress = (incoming: IncomingMessage) => string

/** `trustedProxies` are addresses or CIDR ranges. */
export function createAddressReader(trustedProxies: readonly string[]): ReadAddress {
  const trusted = new BlockList()
  for (const range of trustedProxies) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }

  // A visitor sends many requests, and reading an address takes as long as answering one.
  const known = new LRUCache<string, string>({ max: REMEMBERED })

  return (incoming) => {
    const { 'x-forwarded-for': named = '' } = incoming.headers
    const forwarded = typeof named === 'string' ? named : named.join(',')
    const id = `${incoming.socket.remoteAddress ?? ''} ${forwarded}`
    const before = known.get(id)
    if (before !== undefined) return before
    const address = find(incoming.socket.remoteAddress ?? '', forwarded)
    if (id.length <= LONGEST_REMEMBERED) known.set(id, address)
    return address
  }

  function find(remote: string, forwarded: string): string {
    const claimed = forwarded === '' ? [] : forwarded.split(',').map(readAddress)
    let address = readAddress(remote)
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
function readAddress(text: string): string {
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
