import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** What a proxy adds to a request that it hands over. */
const handedOver = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'] as const
const thisMachine = /^(?:::ffff:)?127\.|^::1$/

/**
 * Whether the figures are for who asks. With a token: whoever shows it as a bearer, from anywhere. Without one: this
 * machine, asked directly. A private address says nothing: behind Docker or another NAT everybody may have one.
 */
export function mayReadMetrics({ headers, socket }: IncomingMessage, token: string | undefined): boolean {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`)
  return (
    handedOver.every((name) => headers[name] === undefined) && thisMachine.test(socket.remoteAddress ?? '')
  )
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
