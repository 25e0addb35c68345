import { bakuDate } from '../../lib/days.ts'
import { maxQepik, type Qepik } from '../../lib/money.ts'
import type { Day } from '../production/workdays.ts'
import { deliveryDays, type Journey, leavingDay, type When } from './delivery-days.ts'
import type { Located, ZonedPlace } from './locate-place.ts'

export const deliveryKinds = ['pickup', 'ownCourier', 'courierFirm', 'post'] as const
export type DeliveryKind = (typeof deliveryKinds)[number]

/** What a way takes; null limits mean none. */
export type Way = Journey & {
  id: number
  kind: DeliveryKind
  maxGrams: number | null
  maxCentimetres: number | null
}

/** Prices by weight, ascending. */
export type Band = { upTo: number; price: Qepik }

/** `perKg`: of each begun kg above the last band; null: staff say the price there. `freeFrom`: a sum of the goods. */
export type Rates = { bands: readonly Band[]; perKg: Qepik | null; freeFrom: Qepik | null }
/** A zone without places is everywhere that no other zone of its way names. */
export type Zone = Rates & { id: number; wayId: number; places: readonly unknown[] }

/** Null where it isn't known. `millimetres`: its longest side; `sum`: of the goods, after discounts. */
export type Goods = { grams: number | null; millimetres: number | null; sum: Qepik }

/** Why the price is for staff to say, or for the caller to ask for: `zone` is one of several, in `asks`. */
export type UnknownReason = 'place' | 'zone' | 'weight' | 'price'
export type ImpossibleReason = 'tooHeavy' | 'tooLong' | 'notThere' | 'notToday'

type Days = { from: Day; to: Day } | null
export type Delivery =
  | { wayId: number; state: 'possible'; zoneId: number | null; price: Qepik; days: Days }
  | {
      wayId: number
      state: 'unknown'
      reason: UnknownReason
      zoneId: number | null
      asks: readonly ZonedPlace[]
      days: Days
    }
  | { wayId: number; state: 'impossible'; reason: ImpossibleReason }

type Asked = {
  ways: readonly Way[]
  zones: readonly Zone[]
  /** Null while no place is given. */
  located: Located | null
  goods: Goods
  /** Null where no day is known: the answer then has no days either. */
  when: When | null
}

const rank = { possible: 0, unknown: 1, impossible: 2 } as const

/**
 * Each way with its price and days, or the reason why it has none: by price, then what staff say the price of, then
 * what isn't possible; of equals in the order of `ways`. Never chooses one (DEL-1).
 */
export function deliver({ ways, ...asked }: Asked): Delivery[] {
  return ways
    .map((way) => answerOf(way, asked))
    .sort((one, other) => rank[one.state] - rank[other.state] || priceOf(one) - priceOf(other))
}

const priceOf = (answer: Delivery): Qepik => (answer.state === 'possible' ? answer.price : 0)

function answerOf(way: Way, { zones, located, goods, when }: Omit<Asked, 'ways'>): Delivery {
  const wayId = way.id
  const impossible = whyNot(way, goods, when)
  if (impossible) return { wayId, state: 'impossible', reason: impossible }
  const days = when && deliveryDays(way, when)
  if (way.kind === 'pickup') return { wayId, state: 'possible', zoneId: null, price: 0, days }
  const found = zoneOf(way, zones, located)
  if (found === 'notThere') return { wayId, state: 'impossible', reason: found }
  if ('reason' in found) return { wayId, state: 'unknown', zoneId: null, days, ...found }
  const grams = known(goods.grams)
  const zoneId = found.id
  const unknown = { wayId, state: 'unknown', zoneId, asks: [], days } as const
  if (grams === null) return { ...unknown, reason: 'weight' }
  const price = zonePrice(found, { grams, sum: goods.sum })
  if (price === null) return { ...unknown, reason: 'price' }
  return { wayId, state: 'possible', zoneId, price, days }
}

/** A figure that can be reckoned with. */
const known = (figure: number | null): number | null =>
  figure !== null && Number.isFinite(figure) && figure > 0 ? figure : null

/** A way of the same day is of no use for what is there today and can't leave any more. */
function whyNot(way: Way, { grams, millimetres }: Goods, when: When | null): ImpossibleReason | null {
  if (way.maxGrams !== null && (known(grams) ?? 0) > way.maxGrams) return 'tooHeavy'
  if (way.maxCentimetres !== null && (known(millimetres) ?? 0) > way.maxCentimetres * 10) return 'tooLong'
  const isSameDay = way.kind !== 'pickup' && way.daysTo === 0
  const today = when && bakuDate(when.now)
  if (when && today && isSameDay && when.ready <= today && leavingDay(way, when) !== today) return 'notToday'
  return null
}

type Found = Zone | 'notThere' | { reason: 'place' | 'zone'; asks: readonly ZonedPlace[] }

/** The zone of the way that a place is in; a place that only other ways know isn't there for this one (DEL-8). */
function zoneOf({ id }: Way, zones: readonly Zone[], located: Located | null): Found {
  if (!located) return { reason: 'place', asks: [] }
  const own = zones.filter(({ wayId }) => wayId === id)
  const { isSure, places } = located.ofWay(id)
  const ids = new Set(places.map(({ zoneId }) => zoneId))
  const named = own.filter((zone) => ids.has(zone.id))
  const [only, ...more] = named
  if (only && (more.length > 0 || !isSure)) return { reason: 'zone', asks: places }
  const everywhere = own.find((zone) => zone.places.length === 0)
  const zone = only ?? everywhere
  if (zone) return zone
  return located.isKnown && own.length > 0 ? 'notThere' : { reason: 'place', asks: [] }
}

/** Qəpik for goods of so many grams; null where staff say it (DEL-2). */
export function zonePrice(
  { bands, perKg, freeFrom }: Rates,
  { grams, sum }: { grams: number; sum: Qepik },
): Qepik | null {
  if (freeFrom !== null && sum >= freeFrom) return 0
  const band = bands.find(({ upTo }) => grams <= upTo)
  if (band) return band.price
  const last = bands.at(-1)
  if (!last || perKg === null) return null
  const price = last.price + Math.ceil((grams - last.upTo) / 1000) * perKg
  return price <= maxQepik ? price : null
}
