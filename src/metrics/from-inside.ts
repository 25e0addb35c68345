import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/** Addresses that nobody has on the internet. */
const inside = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  inside.addSubnet(network, prefix, 'ipv4')
inside.addAddress('::1', 'ipv6')
inside.addSubnet('fc00::', 7, 'ipv6')
inside.addSubnet('fe80::', 10, 'ipv6')

/** What a proxy adds to a request that it hands over. */
const handedOver = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const

/** Whether somebody on our own network asks us himself: nobody that a proxy stands for. */
export function isFromInside({ headers, socket }: IncomingMessage): boolean {
  const address = socket.remoteAddress ?? ''
  return (
    handedOver.every((name) => headers[name] === undefined) &&
    inside.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
  )
}
