import type { Database, Transaction } from '../../db/client.ts'
import type { Address, DeliveryWay, PickupPoint } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { AppError, invalid, type Message, sumInText } from '../../lib/errors.ts'
import type { Qepik } from '../../lib/money.ts'
import {
  type Delivery,
  deliver,
  type Goods,
  type ImpossibleReason,
  type Zone,
  zonePrice,
} from '../delivery/deliver.ts'
import type { When } from '../delivery/delivery-days.ts'
import { storedBands, storedPlaces } from '../delivery/delivery-input.ts'
import { locatePlace, type Place, placeIndex } from '../delivery/locate-place.ts'
import { packedLength } from '../delivery/weight.ts'
import type { Size } from '../options/configuration.ts'
import { readWorkRules } from '../production/work-rules.ts'
import { readAddress } from './address-fields.ts'
import type { DeliveryChoice } from './choice-input.ts'
import type { ShipAddress } from './ship-address.ts'

const wayGone: Message = /*i18n*/ {
  id: 'shipments.wayGone',
  message: 'This way of delivery can’t be chosen any more. Choose another one: we have not changed it.',
}
const tooHeavy: Message = /*i18n*/ {
  id: 'shipments.tooHeavy',
  message: 'This way takes at most {most}\u00a0kg. Choose another one: we have not changed it.',
}
const tooLong: Message = /*i18n*/ {
  id: 'shipments.tooLong',
  message: 'This way takes at most {most}\u00a0cm. Choose another one: we have not changed it.',
}
const notThere: Message = /*i18n*/ {
  id: 'shipments.notThere',
  message: 'This way doesn’t go to this place. Choose another one: we have not changed it.',
}
const notToday: Message = /*i18n*/ {
  id: 'shipments.notToday',
  message: 'Today this way doesn’t go any more. Choose another one: we have not changed it.',
}
const severalZones: Message = /*i18n*/ {
  id: 'shipments.severalZones',
  message: 'This place can be in more than one zone. Choose which one.',
}
const pointGone: Message = /*i18n*/ {
  id: 'shipments.pointGone',
  message: 'Nothing can be picked up here any more. Choose another place.',
}
const addressMissing: Message = /*i18n*/ {
  id: 'shipments.addressMissing',
  message: 'Enter the address that it should come to.',
}
const addressUnknown: Message = /*i18n*/ {
  id: 'shipments.addressUnknown',
  message: 'This address is not among yours any more. Enter it again.',
}
const priceChanged: Message = /*i18n*/ {
  id: 'shipments.priceChanged',
  message: 'Delivery now costs {price} AZN. Look at the new total and order once more.',
}
const priceUnknown: Message = /*i18n*/ {
  id: 'shipments.priceUnknown',
  message: 'The price of this delivery is for us to say now. Look at it and order once more.',
}

/** An order that goes: grams with its packing, its size in mm, qəpik after discounts; null where it isn't known. */
export type Shipped = { grams: number | null; trim: Size | null; sum: Qepik }

type Asked = {
  /** The customer, whose addresses count. */
  userId: number
  choice: DeliveryChoice
  goods: readonly Shipped[]
  /** What is ready already goes today until the hour of the way; undefined where the day isn't known. */
  readyNow?: Date | undefined
  /** Staff choose also what customers don't see. */
  isStaff: boolean
}

/** The columns of a shipment that a choice decides. */
export type PlannedShipment = {
  kind: DeliveryWay['kind']
  wayId: number
  wayName: string
  wayName_ru: string
  wayName_en: string
  zoneId: number | null
  zoneName: string
  zoneName_ru: string
  zoneName_en: string
  pointId: number | null
  address: ShipAddress | null
  recipient: string
  note: string
  price: Qepik | null
}

/**
 * What a shipment is when a customer's choice is taken: reckoned by the same `deliver` that the page showed, never
 * another way than the chosen one (DEL-10).
 * @throws VALIDATION for what the choice doesn't say, CONFLICT for a way, a point or a price that isn't any more;
 * paths begin with `delivery.`
 */
export async function planShipment(
  db: Reading,
  { userId, choice, goods, readyNow, isStaff }: Asked,
): Promise<PlannedShipment> {
  const way = await db.deliveryWay.findFirst({
    where: { id: choice.wayId, ...(!isStaff && { isShown: true }) },
  })
  if (!way) throw refused('wayId', wayGone)
  const point = way.kind === 'pickup' ? await findPoint(db, choice) : null
  const address = way.kind === 'pickup' ? null : await findAddress(db, { userId, choice })
  const answer = await reckon(db, { way, address, goods: together(goods), readyNow, zoneId: choice.zoneId })
  const price = answer.state === 'possible' ? answer.price : null
  assertExpected(price, choice.expectedPrice)
  const zone =
    answer.zoneId === null ? null : await db.deliveryZone.findUnique({ where: { id: answer.zoneId } })
  return {
    kind: way.kind,
    wayId: way.id,
    wayName: way.name,
    wayName_ru: way.name_ru,
    wayName_en: way.name_en,
    zoneId: zone?.id ?? null,
    zoneName: zone?.name ?? '',
    zoneName_ru: zone?.name_ru ?? '',
    zoneName_en: zone?.name_en ?? '',
    pointId: point?.id ?? null,
    address,
    recipient: choice.recipient ?? '',
    note: choice.note ?? '',
    price,
  }
}

type Reading = Database | Transaction

const refused = (field: string, message: Message): AppError =>
  new AppError('CONFLICT', message, { errors: [{ path: `delivery.${field}`, message }] })

async function findPoint(db: Reading, { pointId }: DeliveryChoice): Promise<PickupPoint> {
  const point = await db.pickupPoint.findFirst({
    where: pointId === undefined ? {} : { id: pointId },
    orderBy: [{ priority: 'asc' }, { id: 'desc' }],
  })
  if (!point) throw refused('pointId', pointGone)
  return point
}

async function findAddress(
  db: Reading,
  { userId, choice: { addressId, address } }: { userId: number; choice: DeliveryChoice },
): Promise<ShipAddress> {
  if (address) return readAddress(address)
  if (addressId === undefined) throw invalid('delivery.address', addressMissing)
  const kept: Address | null = await db.address.findFirst({ where: { id: addressId, userId } })
  if (!kept) throw refused('addressId', addressUnknown)
  return readAddress(kept)
}

type Reckoning = {
  way: DeliveryWay
  address: ShipAddress | null
  goods: Goods
  readyNow: Date | undefined
  zoneId: number | null | undefined
}

async function reckon(
  db: Reading,
  { way, address, goods, readyNow, zoneId }: Reckoning,
): Promise<Exclude<Delivery, { state: 'impossible' }>> {
  const zones = await readZones(db, way.id)
  const answers = deliver({
    ways: [way],
    zones,
    located: address && locatePlace(placeIndex(zones), address.place),
    goods,
    when: readyNow ? await whenReady(db, readyNow) : null,
  })
  const [answer] = answers.map((found) => inZone(found, { zones, zoneId, goods }))
  if (!answer || answer.state === 'impossible') throw refused('wayId', whyNot(answer?.reason, way))
  if (answer.state === 'unknown' && answer.reason === 'zone') throw invalid('delivery.zoneId', severalZones)
  return answer
}

type StoredZone = Zone & { places: readonly Place[] }

/** The zones of all ways that count: a place that only another way serves is none that this one goes to (DEL-8). */
async function readZones(db: Reading, wayId: number): Promise<StoredZone[]> {
  const rows = await db.deliveryZone.findMany({
    where: { OR: [{ wayId }, { way: { isShown: true } }] },
    orderBy: [{ priority: 'asc' }, { id: 'desc' }],
  })
  return rows.map((zone) => ({
    ...zone,
    places: storedPlaces.parse(zone.places),
    bands: storedBands.parse(zone.bands),
  }))
}

/** What goes together; it weighs null where the weight of one isn't known. */
export const together = (goods: readonly Shipped[]): Goods => ({
  grams: goods.reduce(
    (sum: number | null, { grams }) => (sum === null || grams === null ? null : sum + grams),
    0,
  ),
  millimetres: goods.reduce(
    (longest: number | null, { trim }) => (trim ? Math.max(longest ?? 0, packedLength(trim)) : longest),
    null,
  ),
  sum: goods.reduce((sum, one) => sum + one.sum, 0),
})

async function whenReady(db: Reading, now: Date): Promise<When> {
  const ready = bakuDate(now)
  const { closed } = await readWorkRules(db, { from: ready })
  return { ready, now, closed }
}

type Priced = { zones: readonly Zone[]; zoneId: number | null | undefined; goods: Goods }

/** The zone that the customer has chosen of those that a place may be in; null: it is in none of them. */
function inZone(answer: Delivery, { zones, zoneId, goods: { grams, sum } }: Priced): Delivery {
  if (answer.state !== 'unknown' || answer.reason !== 'zone') return answer
  if (zoneId === null) return { ...answer, reason: 'place', asks: [] }
  const meant = answer.asks.some((place) => place.zoneId === zoneId)
  const zone = zones.find(({ id, wayId }) => meant && id === zoneId && wayId === answer.wayId)
  if (!zone) return answer
  const said = { wayId: answer.wayId, zoneId: zone.id, days: answer.days }
  if (grams === null) return { ...said, state: 'unknown', reason: 'weight', asks: [] }
  const price = zonePrice(zone, { grams, sum })
  if (price === null) return { ...said, state: 'unknown', reason: 'price', asks: [] }
  return { ...said, state: 'possible', price }
}

function whyNot(reason: ImpossibleReason | undefined, { maxGrams, maxCentimetres }: DeliveryWay): Message {
  if (reason === 'tooHeavy') return { ...tooHeavy, values: { most: (maxGrams ?? 0) / 1000 } }
  if (reason === 'tooLong') return { ...tooLong, values: { most: maxCentimetres ?? 0 } }
  if (reason === 'notThere') return notThere
  return reason === 'notToday' ? notToday : wayGone
}

/** @throws CONFLICT where the caller was shown another price */
function assertExpected(price: Qepik | null, expected: Qepik | null | undefined): void {
  if (expected === undefined || expected === price) return
  if (price === null) throw refused('expectedPrice', priceUnknown)
  throw refused('expectedPrice', { ...priceChanged, values: { price: sumInText(price) } })
}
