import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Prisma } from '../../../src/db/generated/client.ts'
import { isGivenUp } from '../../../src/domains/order-status/statuses.ts'
import { isHandedOver, isShipmentOver } from '../../../src/domains/shipment-status/shipment-statuses.ts'
import { figure } from '../../support/figure.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { type DeliveryShop, openDeliveryShop } from './delivery-shop.ts'

/** More by `SHIPMENT_LIVES`. */
const lives = Number(process.env.SHIPMENT_LIVES ?? 500)
const seed = Number(process.env.LIVES_SEED ?? Date.now() % 1_000_000)
const maxSteps = 5
const atOnce = 4

let shop: DeliveryShop
beforeAll(async () => {
  shop = await openDeliveryShop()
  await shop.owner.payments.updateSettings.mutate({ beforeProduction: 'off', beforeHandover: 'whole' })
})
afterAll(() => shop.close())

type Life = {
  random: () => number
  customer: Awaited<ReturnType<DeliveryShop['newCustomer']>>
  orderIds: number[]
}

const pick = <Item>(random: () => number, items: readonly Item[]): Item =>
  items[Math.floor(random() * items.length)] as Item

/** What the program refuses in words is no fault; everything else is. */
async function allowed(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const isSaid = error instanceof Error && error.name === 'TRPCClientError'
    if (!isSaid || /INTERNAL|Failed to fetch/.test(JSON.stringify(error))) throw error
  })
}

async function begin(random: () => number): Promise<Life> {
  const customer = await shop.newCustomer()
  const unknown = { ...shop.byCourier, address: { ...shop.byCourier.address, place: 'Ağdam' } }
  const delivery = pick(random, [shop.byCourier, shop.byPickup, unknown, undefined])
  const { orders } = await shop.staff.purchases.take.mutate({
    customerId: customer.id,
    lines: Array.from({ length: 1 + Math.floor(random() * 2) }, () => shop.line),
    ...(delivery && { delivery }),
  })
  const orderIds = orders.map(({ id }) => id)
  // Most lives begin where a shipment can be packed.
  if (random() < 0.8)
    await shop.db.order.updateMany({ where: { id: { in: orderIds } }, data: { status: 'Ready' } })
  return { random, customer, orderIds }
}

type Act = (life: Life, on: { orderId: number; shipmentId: number }) => Promise<unknown>

const advance = async (id: number) => {
  const { status } = await shop.db.order.findUniqueOrThrow({ where: { id } })
  const next = { Accepted: 'InProduction', InProduction: 'Ready', Ready: 'Completed' } as const
  if (status in next) await shop.staff.orders.move.mutate({ id, status: next[status as keyof typeof next] })
}
const advanceAll: Act = async ({ orderIds }) => {
  for (const id of orderIds)
    for (const status of ['InProduction', 'Ready'] as const)
      await allowed(shop.staff.orders.move.mutate({ id, status }))
}
const owedFor = async (orderId: number) => {
  const money = await shop.db.orderMoney.findUnique({ where: { orderId } })
  return money ? (money.total - money.paid) / 100 : 0
}
const pay: Act = async ({ customer }, { orderId }) => {
  const owed = await owedFor(orderId)
  if (owed > 0) await shop.pay(customer.id, orderId, owed)
}
const payAll: Act = async (life, on) => {
  for (const orderId of life.orderIds) await pay(life, { ...on, orderId })
}
/** What comes next where all goes well. */
const forward: Act = async (life, on) => {
  const { shipmentId: id } = on
  const shipment = await shop.db.shipment.findUnique({ where: { id }, include: { orders: true } })
  if (!shipment) return advance(on.orderId)
  if (shipment.orders.some(({ status }) => status === 'Accepted' || status === 'InProduction'))
    return advanceAll(life, on)
  if (shipment.price === null || !shipment.isAgreed)
    return shop.staff.shipments.price.mutate({ id, price: 7, isAgreed: true })
  if (shipment.status === 'Planned') return shop.staff.shipments.pack.mutate({ id })
  if (shipment.status === 'Packed') return shop.staff.shipments.handOver.mutate({ id })
  if (shipment.status === 'Failed') return shop.staff.shipments.replan.mutate({ id })
  await payAll(life, on)
  const takenBy = 'Aysel'
  if (shipment.status === 'HandedOver') return shop.staff.shipments.deliver.mutate({ id, takenBy })
  return shop.staff.shipments.pickUp.mutate({ id, code: shipment.code ?? '', takenBy })
}
const collected = ({ random }: Life) => pick(random, [undefined, 5, 100, 105, 500])
const acts: readonly Act[] = [
  (_, { orderId }) => advance(orderId),
  advanceAll,
  advanceAll,
  payAll,
  pay,
  (_, { orderId }) => shop.staff.orders.undo.mutate({ id: orderId }),
  (_, { orderId }) => shop.staff.orders.cancel.mutate({ id: orderId }),
  (_, { orderId }) =>
    shop.owner.orders.cancel.mutate({ id: orderId, money: 'balance', reason: 'Müştəri istəmədi' }),
  (_, { shipmentId: id }) => shop.staff.shipments.pack.mutate({ id, boxes: 2 }),
  (_, { shipmentId: id }) => shop.staff.shipments.pack.mutate({ id }),
  (_, { shipmentId: id }) => shop.staff.shipments.handOver.mutate({ id }),
  (life, { shipmentId: id }) =>
    shop.staff.shipments.deliver.mutate({ id, takenBy: 'Aysel', collected: collected(life) }),
  async (life, { shipmentId: id }) => {
    const shipment = await shop.db.shipment.findUnique({ where: { id } })
    const said = pick(life.random, [shipment?.code ?? '0000', '0000'])
    await shop.staff.shipments.pickUp.mutate({ id, code: said, takenBy: 'Aysel', collected: collected(life) })
  },
  ({ random }, { shipmentId: id }) =>
    shop.staff.shipments.fail.mutate({ id, failure: pick(random, ['noAnswer', 'refused']) }),
  (_, { shipmentId: id }) => shop.staff.shipments.replan.mutate({ id }),
  (_, { shipmentId: id }) => shop.staff.shipments.takeBack.mutate({ id }),
  (_, { shipmentId: id }) => shop.staff.shipments.cancel.mutate({ id }),
  ({ random }, { shipmentId: id }) =>
    shop.staff.shipments.price.mutate({ id, price: pick(random, [0, 3, 12]), isAgreed: random() < 0.5 }),
  ({ customer, random }, { orderId }) =>
    customer.trpc.shipments.agree.mutate({ id: orderId, price: pick(random, [3, 12]) }),
  ({ customer, random }, { orderId }) =>
    customer.trpc.shipments.choose.mutate({
      id: orderId,
      delivery: pick(random, [shop.byCourier, shop.byPickup]),
    }),
]

const sound = {
  shipment: true,
  money: true,
  charges: { where: { removedAt: null } },
} as const satisfies Prisma.OrderInclude
type Sound = Prisma.OrderGetPayload<{ include: typeof sound }>

async function assertSound({ orderIds }: Life, said: string): Promise<void> {
  const orders = await shop.db.order.findMany({
    where: { id: { in: orderIds } },
    include: sound,
    orderBy: { id: 'asc' },
  })
  for (const order of orders) assertOrder(order, said)
  for (const [shipmentId, own] of Map.groupBy(orders, (order) => order.shipmentId))
    if (shipmentId !== null) assertShipment(own, said)
}

function assertOrder({ shipment, status, money, price, charges }: Sound, said: string): void {
  const charged = charges.reduce((sum, { amount }) => sum + amount, 0)
  if (money && price !== null && !isGivenUp(status)) expect(money.total, said).toBe(price + charged)
  if (!shipment) return
  if (isHandedOver(shipment.status)) expect(isGivenUp(status) || status === 'Completed', said).toBe(true)
  if (!isShipmentOver(shipment.status)) expect(status, said).not.toBe('Completed')
  if (shipment.status === 'HandedOver' || shipment.status === 'Waiting' || shipment.status === 'Packed')
    expect(status === 'Ready' || isGivenUp(status), `${said}: ${shipment.status} ${status}`).toBe(true)
  if (status === 'Completed' && money) expect(money.paid, said).toBeGreaterThanOrEqual(money.total)
}

/** All of a life's orders go with its own shipments. */
function assertShipment(own: Sound[], said: string): void {
  const shipment = own[0]?.shipment
  if (!shipment) return
  const { status, price, isAgreed } = shipment
  const first = own.find((order) => !isGivenUp(order.status))
  if (!first && !isShipmentOver(status)) expect.fail(`${said}: nothing of it goes any more`)
  const isCharged = first && isAgreed && price !== null && price > 0 && status !== 'Cancelled'
  const wanted = isCharged ? [{ orderId: first.id, amount: price }] : []
  const charges = own.flatMap((order) => order.charges).filter(({ shipmentId }) => shipmentId === shipment.id)
  expect(
    charges.map(({ orderId, amount }) => ({ orderId, amount })),
    said,
  ).toEqual(wanted)
}

async function live(number: number): Promise<number> {
  const life = await begin(randomFrom(seed + number))
  const steps = 3 + Math.floor(life.random() * maxSteps)
  for (let step = 0; step < steps; step++) {
    const orderId = pick(life.random, life.orderIds)
    const { shipmentId } = await shop.db.order.findUniqueOrThrow({ where: { id: orderId } })
    const act = life.random() < 0.4 ? -1 : Math.floor(life.random() * acts.length)
    await allowed((acts[act] ?? forward)(life, { orderId, shipmentId: shipmentId ?? 0 }))
    await assertSound(life, `life ${number} of seed ${seed}, step ${step}, act ${act}`)
  }
  const { shipment } = await shop.db.order.findUniqueOrThrow({
    where: { id: life.orderIds[0] ?? 0 },
    include: { shipment: true },
  })
  return shipment && isHandedOver(shipment.status) ? 1 : 0
}

// DEL-11, DEL-13, DEL-14, DEL-18
test('random lives: order, shipment and money never contradict one another', async () => {
  let next = 0
  let taken = 0
  const work = async () => {
    while (next < lives) taken += await live(next++)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  figure({
    name: `${lives} random lives of shipments`,
    goal: 'order and shipment never contradict; nothing is handed over without its money where the gate says so',
    measured: `no contradiction, ${taken} of them taken, seed ${seed}`,
    isReached: true,
  })
  expect(taken).toBeGreaterThan(0)
}, 600_000)
