import { isIPv6 } from 'node:net'

/** Who is counted as one caller: an IPv4 address, or the /64 that an IPv6 user has to himself. */
export function networkOf(address: string): string {
  const embedded = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (embedded) return embedded
  if (!isIPv6(address)) return address
  const [before = '', after] = address.split('%', 1).join('').split('::')
  const groups = before.split(':').filter(Boolean)
  const rest = after?.split(':').filter(Boolean) ?? []
  const filled = [
    ...groups,
    ...Array<string>(Math.max(0, 8 - groups.length - rest.length)).fill('0'),
    ...rest,
  ]
  return `${filled
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
