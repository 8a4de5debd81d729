import { isIPv6 } from 'node:net'

/** One IPv6 customer controls 2^64 addresses, so for IPv6 the network counts: the first four groups. */
export function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith('::ffff:')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const full = [...groups, ...Array<string>(8 - groups.length - after.length).fill('0'), ...after]
  return `${full.slice(0, 4).join(':')}::/64`
}
