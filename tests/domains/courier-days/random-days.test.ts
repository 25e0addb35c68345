import { afterAll, beforeAll, expect, test } from 'vitest'
import { randomFrom } from '../../support/seeded-random.ts'
import { type CourierShop, openCourierShop } from './courier-shop.ts'

let shop: CourierShop
beforeAll(async () => {
  shop = await openCourierShop()
})
afterAll(() => shop.close())

const minute = 60 * 1000
const dayMs = 24 * 60 * minute
const qepik = (azn: number) => Math.round(azn * 100)

// DEL-41
test('through random days every qəpik of the ledger’s cash is in a till or with a courier, once', async () => {
  const random = randomFrom(20_261_130)
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)]
  let morning = Date.parse('2020-12-07T05:00:00Z')
  let now = morning
  const days: { id: number; token: string; left: number[] }[] = []
  const cash: number[] = []
  const acts = {
    begin: async () => {
      const ids = [(await shop.packed()).id, (await shop.packed()).id]
      const { id, token } = await shop.begin(ids)
      days.push({ id, token, left: ids })
    },
    byCourier: async () => {
      const day = pick(days)
      const id = day && pick(day.left)
      if (!day || id === undefined) return
      const collected = pick([undefined, 105, 60, 120.5])
      const json = collected === undefined ? { id } : { id, collected }
      const key = shop.key()
      await Promise.all([1, 2].map(() => shop.deliver(day.token, { ...json, key })))
    },
    byStaff: async () => {
      const id = pick(days.flatMap(({ left }) => left))
      const collected = pick([105, 80])
      if (id !== undefined)
        await shop.staff.shipments.deliver.mutate({ id, takenBy: 'Aysel', collected }).catch(() => undefined)
    },
    takeBack: async () => {
      const rows = await shop.db.payment.findMany({
        where: { kind: 'payment', source: { startsWith: 'shipment:' } },
      })
      const id = pick(rows)?.id
      const reason = 'Səhv yazılmışdı'
      if (id !== undefined) await shop.staff.payments.correct.mutate({ id, reason }).catch(() => undefined)
    },
    handIn: async () => {
      const list = await shop.staff.courierDays.list.query({})
      const day = pick(list.filter(({ state }) => state !== 'handedIn'))
      if (day) await shop.staff.courierDays.handIn.mutate({ id: day.id, collected: day.collected })
    },
    /** The till is closed, and something more comes in before the next morning. */
    night: async () => {
      const { day, mustBe } = await shop.staff.till.read.query({})
      const all = qepik(mustBe)
      const counts = [
        { note: 10_000, pieces: Math.floor(all / 10_000) },
        { note: 1, pieces: all % 10_000 },
      ]
      await shop.staff.till.close.mutate({ day, counts, mustBe, stays: mustBe })
      await acts.byStaff()
      await acts.handIn()
      morning += dayMs
      now = morning
      shop.app.setNow(new Date(now))
    },
  }
  const plan = [
    'begin',
    'byCourier',
    'byCourier',
    'byCourier',
    'byStaff',
    'takeBack',
    'handIn',
    'night',
  ] as const
  for (let step = 0; step < 70; step++) {
    now += minute
    shop.app.setNow(new Date(now))
    const act = step < 2 ? 'begin' : (pick(plan) ?? 'night')
    await acts[act]()
    cash.push(await expectAllThere(act))
  }
  shop.app.setNow(null)
  expect(new Set(cash).size).toBeGreaterThan(8)
  expect(await shop.db.tillEntry.count({ where: { kind: 'courier' } })).toBeGreaterThan(1)
})

/** All that is counted stays in the till, so what it must have and what couriers have is the ledger's cash. */
async function expectAllThere(after: string): Promise<number> {
  const { _sum } = await shop.db.payment.aggregate({ where: { way: 'cash' }, _sum: { amount: true } })
  const ledger = _sum.amount ?? 0
  const { mustBe, atCouriers, isLate, closed } = await shop.staff.till.read.query({})
  expect({ isLate, closed }).toEqual({ isLate: false, closed: null })
  const couriers = atCouriers.reduce((sum, { amount }) => sum + qepik(amount), 0)
  expect([after, qepik(mustBe) + couriers]).toEqual([after, ledger])
  return ledger
}
