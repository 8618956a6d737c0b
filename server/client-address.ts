import { isIPv6 } from 'node:net'

/** The first 64 bits of an IPv6 address, which one household or office has to itself. */
function network(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const first = head.split(':').filter(Boolean)
  const gap = 8 - first.length - tail.split(':').filter(Boolean).length
  const groups = [...first, ...Array<string>(gap).fill('0'), ...tail.split(':')]
  return `${groups.slice(0, 4).join(':').toLowerCase()}::/64`
}

/**
 * The address a request comes from (contract, `TRUST_PROXY`): an IPv4 address, or the network of an
 * IPv6 address.
 * @param socketAddress of the connection
 * @param forwardedFor the header `X-Forwarded-For`
 * @param trustedProxies how many proxies in front are believed
 */
export function clientAddress(
  socketAddress: string,
  forwardedFor: string,
  trustedProxies: number,
): string {
  const sent = forwardedFor.split(',').map((one) => one.trim())
  const chain = [...sent.filter(Boolean), socketAddress]
  const address = chain[Math.max(chain.length - 1 - trustedProxies, 0)] ?? socketAddress
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIPv6(plain) ? network(plain) : plain
}
