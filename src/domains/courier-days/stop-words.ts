import type { Message } from '../../lib/errors.ts'
import { type Language, pick } from '../../lib/languages.ts'
import type { LinkedDay, Stop } from './linked-day.ts'

/** What page and printed list say alike. */
export const stopWords = {
  landmark: /*i18n*/ { id: 'courier.landmark', message: 'Landmark: {landmark}' },
  boxes: /*i18n*/ { id: 'courier.boxes', message: '{boxes, plural, one {# box} other {# boxes}}' },
  addresses: /*i18n*/ {
    id: 'courier.addresses',
    message: '{count, plural, one {# address} other {# addresses}}',
  },
  noZone: /*i18n*/ { id: 'courier.noZone', message: 'Without a zone' },
  noAddress: /*i18n*/ { id: 'courier.noAddress', message: 'The address was erased: call the office' },
  paid: /*i18n*/ { id: 'courier.paid', message: 'paid' },
  collect: /*i18n*/ { id: 'courier.collect', message: 'take in cash' },
  collected: /*i18n*/ { id: 'courier.collected', message: 'collected' },
  toCollect: /*i18n*/ { id: 'courier.toCollect', message: 'To collect' },
  inHand: /*i18n*/ { id: 'courier.inHand', message: 'in hand' },
  takenBy: /*i18n*/ { id: 'courier.takenBy', message: 'Who took it' },
  noAnswer: /*i18n*/ { id: 'courier.noAnswer', message: 'No answer' },
  wrongAddress: /*i18n*/ { id: 'courier.wrongAddress', message: 'The address is wrong' },
  refused: /*i18n*/ { id: 'courier.refused', message: 'Refused' },
  other: /*i18n*/ { id: 'courier.other', message: 'Something else' },
} as const satisfies Record<string, Message>

/** The stops of a zone, each with its number on the list; `zone` empty for those without one. */
type ZoneOfDay = { zone: string; stops: { place: number; stop: Stop }[] }

/** The list by zone, in its order. */
export function zonesOf({ stops }: Pick<LinkedDay, 'stops'>, language: Language): ZoneOfDay[] {
  const zones: ZoneOfDay[] = []
  for (const [index, stop] of stops.entries()) {
    const zone = stop.zone === null ? '' : pick(stop.zone, 'name', language)
    const last = zones.at(-1)
    const line = { place: index + 1, stop }
    if (last?.zone === zone) last.stops.push(line)
    else zones.push({ zone, stops: [line] })
  }
  return zones
}
