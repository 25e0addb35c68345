import { afterAll, beforeAll, expect, test } from 'vitest'
import { ages } from '../../../src/domains/payments/payment-input.ts'
import { addDays } from '../../../src/domains/production/workdays.ts'
import { bakuDate } from '../../../src/lib/days.ts'
import { toAzn } from '../../../src/lib/money.ts'
import { makeOrder, makeService, makeUser } from '../../support/factories.ts'
import { startTestApp, type TestApp } from '../../support/harness.ts'
import { randomFrom } from '../../support/seeded-random.ts'

const seed = Number(process.env.DEBTS_SEED ?? Date.now() % 1_000_000)
const orders = 80
const now = new Date('2026-11-20T10:00:00Z')
const today = bakuDate(now)

type Owing = { id: number; userId: number; left: number; dueOn: string | null }

let app: TestApp
let staff: ReturnType<TestApp['trpc']>
let owing: Owing[]
let userIds: number[]
beforeAll(async () => {
  app = await startTestApp()
  app.setNow(now)
  staff = app.trpc(await app.signIn(['orders']))
  const service = await makeService(app.deps.db)
  userIds = []
  for (let index = 0; index < 6; index += 1)
    userIds.push((await makeUser(app.deps.db, 'Client', { name: `Borclu ${index}` })).id)
  const random = randomFrom(seed)
  owing = []
  for (let index = 0; index < orders; index += 1) {
    const userId = userIds[Math.floor(random() * userIds.length)] ?? 0
    const total = Math.floor(random() * 5000)
    const paid = random() < 0.3 ? total : Math.floor(random() * 5000)
    const dueOn = random() < 0.2 ? null : addDays(today, 10 - Math.floor(random() * 120))
    const { id } = await makeOrder(app.deps.db, userId, service, { status: 'Accepted', price: total })
    const day = dueOn === null ? null : new Date(`${dueOn}T00:00:00Z`)
    await app.deps.db.orderMoney.create({ data: { orderId: id, depositBp: 0, total, paid, dueOn: day } })
    if (total > paid) owing.push({ id, userId, left: total - paid, dueOn })
  }
  // Those without a day come last.
  const key = ({ dueOn, id }: Owing) => `${dueOn ?? '9999'} ${String(id).padStart(9, '0')}`
  owing.sort((one, other) => (key(one) < key(other) ? -1 : 1))
})
afterAll(() => app.close())

const daysLate = ({ dueOn }: Owing): number =>
  dueOn === null ? 0 : (Date.parse(today) - Date.parse(dueOn)) / 86_400_000
const bounds = { notDue: 0, days7: 7, days30: 30, days60: 60, days90: 90, older: Number.POSITIVE_INFINITY }
const ageOf = (one: Owing) => ages.find((age) => daysLate(one) <= bounds[age])
const sumOf = (rows: readonly Owing[]): number => toAzn(rows.reduce((sum, { left }) => sum + left, 0))
const idsOf = (rows: readonly { orderId: number }[]) => rows.map(({ orderId }) => orderId)

// PAY-11
test('pages of debts, filtered by age, lateness, customer and name, hold what the orders say one by one', async () => {
  const whole = await staff.payments.debts.query({})
  expect([seed, idsOf(whole.items)]).toEqual([seed, owing.map(({ id }) => id)])
  expect(whole.owed).toBe(sumOf(owing))
  for (const age of ages) {
    const held = owing.filter((one) => ageOf(one) === age)
    const read = await staff.payments.debts.query({ age })
    expect([seed, age, idsOf(read.items)]).toEqual([seed, age, held.map(({ id }) => id)])
    expect([seed, whole.ages[age], whole.counts[age]]).toEqual([seed, sumOf(held), held.length])
  }
  const late = await staff.payments.debts.query({ late: true, page: 2, pageSize: 5 })
  const isLate = owing.filter((one) => daysLate(one) > 0)
  expect([seed, idsOf(late.items)]).toEqual([seed, isLate.slice(5, 10).map(({ id }) => id)])
  expect(late.pagination.totalItems).toBe(isLate.length)
  const [userId = 0] = userIds
  const own = owing.filter((one) => one.userId === userId)
  const ofUser = await staff.payments.debts.query({ appUserId: userId })
  expect([seed, idsOf(ofUser.items), ofUser.owed]).toEqual([seed, own.map(({ id }) => id), sumOf(own)])
  const named = await staff.payments.debts.query({ name: 'Borclu 0' })
  expect([seed, idsOf(named.items), named.owed]).toEqual([seed, own.map(({ id }) => id), sumOf(owing)])
})

test('debtors are listed with their sums, those who are late with most first, page by page', async () => {
  const all = userIds.flatMap((id) => {
    const own = owing.filter(({ userId }) => userId === id)
    const days = own.flatMap(({ dueOn }) => dueOn ?? []).toSorted()
    const overdue = own.filter((one) => daysLate(one) > 0)
    const facts = { overdue: sumOf(overdue), orders: own.length, oldestDueOn: days[0] ?? null }
    return own.length === 0 ? [] : [{ id, owed: sumOf(own), ...facts }]
  })
  all.sort((one, other) => other.overdue - one.overdue || other.owed - one.owed || one.id - other.id)
  const read = async (page: number, pageSize: number) => {
    const { items, pagination } = await staff.payments.debtors.query({ page, pageSize })
    expect(pagination.totalItems).toBe(all.length)
    return items.map(({ appUser, ...sums }) => ({ id: appUser.id, ...sums }))
  }
  expect([seed, await read(1, 0)]).toEqual([seed, all])
  expect([seed, await read(2, 2)]).toEqual([seed, all.slice(2, 4)])
  expect(await read(99, 20)).toEqual([])
})
