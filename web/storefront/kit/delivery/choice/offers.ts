import {
  type Delivery,
  deliver,
  type ImpossibleReason,
  type UnknownReason,
  zonePrice,
} from '../../../../../src/domains/delivery/deliver.ts'
import type { ShownDelivery } from '../../../../../src/domains/delivery/delivery-output.ts'
import {
  type Located,
  locatePlace,
  type Place,
  type ZonedPlace,
} from '../../../../../src/domains/delivery/locate-place.ts'
import type { readWireWays } from '../../../../../src/domains/delivery/wire-ways.ts'
import type { Day } from '../../../../../src/domains/production/workdays.ts'
import { toAzn, toQepik } from '../../../../../src/lib/money.ts'

export type WireWays = ReturnType<typeof readWireWays>
export type ShownWay = ShownDelivery['ways'][number]

/** What is to be brought. `azn` is the sum of the goods, `ready` the day by which all of them are promised. */
export type Goods = {
  grams: number | null
  millimetres: number | null
  azn: number
  ready: Day | null
}

type Asked = {
  wire: WireWays
  goods: Goods
  /** The city or district; empty while none is known. */
  place: string
  /** The zone that was chosen where the place may mean several. */
  zoneId: number | null
  now: Date
}

type Days = { from: Day; to: Day } | null
/** What a cell says of its way (DEL-31); AZN. */
export type Offer = {
  wayId: number
  days: Days
  zoneId: number | null
  /** The place that was understood for sure. */
  place: Place | null
  asks: readonly ZonedPlace[]
} & (
  | { kind: 'price'; azn: number }
  /** The least of what it may cost, until it is known where to; `isSame`: it costs that everywhere. */
  | { kind: 'from'; azn: number; isSame: boolean }
  /** Staff say the price. */
  | { kind: 'told'; reason: UnknownReason }
  | { kind: 'impossible'; reason: ImpossibleReason }
)

/** Every way's offer, in the order of `deliver`: it is the server's own answer to the same question. */
export function offersOf({ wire, goods, place, zoneId, now }: Asked): Offer[] {
  const located = place.trim() === '' ? null : narrowTo(locatePlace(wire.index, place), zoneId)
  const { grams, millimetres, azn, ready } = goods
  const sum = toQepik(azn)
  const answers = deliver({
    ways: wire.ways,
    zones: wire.zones,
    located,
    goods: { grams, millimetres, sum },
    when: ready === null ? null : { ready, now, closed: wire.closed },
  })
  return answers.map((answer) => offerOf(answer, { wire, located, grams, sum }))
}

const nothing = { days: null, zoneId: null, place: null, asks: [] } as const

type For = { wire: WireWays; located: Located | null; grams: number | null; sum: number }

function offerOf(answer: Delivery, { wire, located, grams, sum }: For): Offer {
  const { wayId } = answer
  if (answer.state === 'impossible') return { ...nothing, wayId, kind: 'impossible', reason: answer.reason }
  const { zoneId, days } = answer
  const found = located?.ofWay(wayId)
  const [only, ...more] = found?.isSure ? found.places : []
  const place = only && more.length === 0 ? only.place : null
  if (answer.state === 'possible')
    return { wayId, kind: 'price', azn: toAzn(answer.price), days, zoneId, place, asks: [] }
  const { asks, reason } = answer
  const own = wire.zones.filter((zone) => zone.wayId === wayId)
  const meant = asks.length > 0 ? own.filter(({ id }) => asks.some((one) => one.zoneId === id)) : own
  const prices = grams === null ? [] : meant.map((zone) => zonePrice(zone, { grams, sum }))
  const known = prices.filter((price) => price !== null)
  const isOpen = located === null || reason === 'zone'
  if (!isOpen || known.length === 0) return { wayId, kind: 'told', reason, days, zoneId, place, asks }
  const least = Math.min(...known)
  const isSame = known.length === prices.length && known.every((price) => price === least)
  return { wayId, kind: 'from', azn: toAzn(least), isSame, days, zoneId, place, asks }
}

/** AZN in a zone; null where staff say it. */
export function priceIn(
  { zones }: WireWays,
  { grams, azn }: Pick<Goods, 'grams' | 'azn'>,
  zoneId: number,
): number | null {
  const zone = zones.find(({ id }) => id === zoneId)
  const price = zone && grams !== null ? zonePrice(zone, { grams, sum: toQepik(azn) }) : null
  return price === null ? null : toAzn(price)
}

/** The same place in the chosen zone, where it may be in it. */
export function narrowTo(located: Located, zoneId: number | null): Located {
  if (zoneId === null) return located
  return {
    isKnown: located.isKnown,
    ofWay(wayId) {
      const found = located.ofWay(wayId)
      const places = found.places.filter((one) => one.zoneId === zoneId)
      return places.length > 0 ? { isSure: true, places } : found
    },
  }
}

/** The offer where none of the places that were asked about is meant: staff say its price. */
export const elsewhere = (offer: Offer): Offer => {
  if (offer.kind === 'impossible' || offer.asks.length === 0) return offer
  const { wayId, days, zoneId } = offer
  return { wayId, kind: 'told', reason: 'place', days, zoneId, place: null, asks: [] }
}

const rank = { price: 0, from: 0, told: 1, impossible: 2 } as const
const priceOf = (offer: Offer): number => ('azn' in offer ? offer.azn : 0)

/**
 * The ways by price, then those that staff price, then those that aren't possible. It is asked without an address:
 * cells that move while one is typed would be lost from sight.
 */
export const orderOf = (offers: readonly Offer[]): number[] =>
  offers
    .toSorted((one, other) => rank[one.kind] - rank[other.kind] || priceOf(one) - priceOf(other))
    .map(({ wayId }) => wayId)
