import { afterAll, beforeAll, expect, test } from 'vitest'
import { askDue } from '../../../src/domains/card-payments/ask-due.ts'
import { settleOnReturn } from '../../../src/domains/card-payments/read-request-attempt.ts'
import { type SettleDeps, settleAttempt } from '../../../src/domains/card-payments/settle-attempt.ts'
import { type ProviderName, providerNames } from '../../../src/domains/payments/providers/provider.ts'
import { AppError } from '../../../src/lib/errors.ts'
import { type TestCardName, testCards } from '../../../src/payment-simulators/cards.ts'
import type { Faults } from '../../../src/payment-simulators/faults.ts'
import { figure } from '../../support/figure.ts'
import { randomFrom } from '../../support/seeded-random.ts'
import { keptRests, slowRests } from '../../support/slow-rests.ts'
import { payAt } from '../payments/providers/open-shop.ts'
import { type CardShop, openCardShop } from './card-shop.ts'

/** 50,000 by `PAYMENT_LIVES=50000`. */
const lives = Number(process.env.PAYMENT_LIVES ?? 500)
const seed = Number(process.env.LIVES_SEED ?? Date.now() % 1_000_000)
const maxSteps = 10
const atOnce = 4

let shop: CardShop
beforeAll(async () => {
  shop = await openCardShop()
})
afterAll(() => shop.close())

type Life = {
  random: () => number
  orderId: number
  userId: number
  requestIds: number[]
  payUrls: string[]
}
const pick = <Item>(random: () => number, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}

const attemptsOf = ({ requestIds }: Life) =>
  shop.deps.db.paymentAttempt.findMany({ where: { requestId: { in: requestIds } }, orderBy: { id: 'asc' } })
/** The order's present request, with those that it has replaced. */
async function readRequests(life: Life): Promise<void> {
  const rows = await shop.deps.db.paymentRequest.findMany({
    where: { lines: { some: { orderId: life.orderId } } },
    orderBy: { id: 'asc' },
    select: { id: true },
  })
  life.requestIds = rows.map(({ id }) => id)
}
const newest = ({ requestIds }: Life): number => requestIds.at(-1) ?? 0

/** What it says to its caller is no fault of the program. */
async function allowed(act: Promise<unknown>): Promise<void> {
  await act.catch((error: unknown) => {
    const isSaid = error instanceof AppError || (error instanceof Error && error.name === 'TRPCClientError')
    if (!isSaid || /INTERNAL/.test(JSON.stringify(error))) throw error
  })
}

/** Everything is done but the commit, as if the process had died there. */
const dying = (): SettleDeps => ({
  ...shop.deps,
  cardPayments: { ...shop.deps.cardPayments, turns: new Map() },
  emails: {
    ...shop.deps.emails,
    enqueue: async () => {
      throw new Error('died')
    },
  },
})

const steps: Readonly<Record<string, (life: Life) => Promise<unknown>>> = {
  async open(life) {
    const { payUrls } = life
    const opened = shop.open(newest(life), pick(life.random, providerNames)).then((url) => payUrls.push(url))
    await allowed(opened)
  },
  async openTwice(life) {
    const name = pick(life.random, providerNames)
    const urls = await Promise.allSettled([shop.open(newest(life), name), shop.open(newest(life), name)])
    for (const url of urls) if (url.status === 'fulfilled') life.payUrls.push(url.value)
  },
  async pay({ random, payUrls }) {
    if (payUrls.length === 0) return
    const cards = Object.keys(testCards).filter((card) => card !== 'slow') as TestCardName[]
    await payAt(pick(random, payUrls), random() < 0.7 ? 'approved' : pick(random, [...cards, 'cancel']))
  },
  back: async (life) => settleOnReturn(shop.deps, { requestId: pick(life.random, life.requestIds) }),
  async notice(life) {
    const attempts = (await attemptsOf(life)).filter(({ providerReference }) => providerReference !== null)
    if (attempts.length === 0) return
    const { provider, providerReference } = pick(life.random, attempts)
    await shop.banks[provider].sendNotices(providerReference ?? '', pick(life.random, [1, 2, 10]))
  },
  poll: () => askDue(shop.deps),
  async dieBeforeCommit(life) {
    for (const { id } of await attemptsOf(life)) await settleAttempt(dying(), id).catch(() => undefined)
  },
  async settleTwice(life) {
    for (const { id } of await attemptsOf(life))
      await Promise.all([settleAttempt(shop.deps, id), settleAttempt(shop.deps, id)])
  },
  reprice: ({ random, orderId }) =>
    allowed(
      shop
        .trpc(shop.owner)
        .orders.correctPrice.mutate({ id: orderId, price: pick(random, [50, 80, 120]), reason: 'Dəyişdi' }),
    ),
  cancel: ({ random, orderId }) =>
    random() < 0.3 ? allowed(shop.trpc(shop.owner).orders.cancel.mutate({ id: orderId })) : Promise.resolve(),
  cash: ({ orderId, userId }) =>
    shop.rest('POST', '/payment', {
      token: shop.cashier,
      json: { appUserId: userId, way: 'cash', amount: 10, orders: [{ orderId, amount: 10 }] },
    }),
  async refundAtBank(life) {
    const order = ordersAtBanks(await attemptsOf(life)).find(({ at }) => at.captured - at.refunded > 0)
    if (!order) return
    const left = order.at.captured - order.at.refunded
    const amount = life.random() < 0.5 ? left : Math.ceil(left / 2)
    shop.banks[order.provider].refundAtBank(order.at.id, amount)
  },
  async fault({ random }) {
    const faults: Partial<Faults> = pick<Partial<Faults>>(random, [
      { ask: 'serverError' },
      { ask: 'html' },
      { ask: 'failureInside' },
      { ask: 'unknownWord' },
      { act: 'lostAnswer' },
      { act: 'lostRequest' },
      { amount: 999 },
      { notices: 3 },
      { wayBack: 'never' },
    ])
    Object.assign(shop.banks[pick(random, providerNames)].faults, faults)
  },
  async calm() {
    shop.calm()
  },
}

type Attempts = Awaited<ReturnType<typeof attemptsOf>>
const ordersAtBanks = (attempts: Attempts) =>
  attempts.flatMap(({ id, provider, providerReference }) =>
    providerReference === null
      ? []
      : [{ id, provider: provider as ProviderName, at: shop.banks[provider].order(providerReference) }],
  )

const moneyOf = (orderId: number) =>
  shop.deps.db.orderMoney.findUniqueOrThrow({ where: { orderId }, select: { paid: true, total: true } })

/** @returns qəpik that were charged */
async function live(number: number): Promise<number> {
  const random = randomFrom(seed + number)
  const asked = await shop.asked(100)
  const life: Life = { ...asked, random, requestIds: [asked.requestId], payUrls: [] }
  const told: string[] = []
  const count = 3 + Math.floor(random() * (maxSteps - 2))
  for (let step = 0; step < count; step++) {
    // The usual way is gone most often.
    if (random() < 0.4) shop.calm()
    const usual = life.payUrls.length === 0 ? 'open' : pick(random, ['pay', 'pay', 'back', 'open'])
    const name = random() < 0.5 ? usual : pick(random, Object.keys(steps))
    told.push(name)
    const before = await moneyOf(life.orderId)
    await steps[name]?.(life)
    await readRequests(life)
    const after = await moneyOf(life.orderId)
    const isCard = !['reprice', 'cancel'].includes(name)
    if (isCard)
      expect([told, after.paid]).toEqual([told, Math.min(after.paid, Math.max(after.total, before.paid))])
  }
  return settleAll(life, told)
}

/** With banks that answer, what they know is in the ledger, once. @returns qəpik that were charged */
async function settleAll(life: Life, told: string[]): Promise<number> {
  const quiet = { ...shop.deps, cardPayments: { ...shop.deps.cardPayments, turns: new Map() } }
  for (const { id } of await attemptsOf(life)) {
    // Another life may break its bank in the meantime.
    for (let tries = 0; tries < 50; tries++) {
      shop.calm()
      await settleAttempt(quiet, id)
      const { unclearSince } = await shop.deps.db.paymentAttempt.findUniqueOrThrow({ where: { id } })
      if (unclearSince === null) break
    }
  }
  const attempts = await attemptsOf(life)
  for (const { id, provider, at } of ordersAtBanks(attempts)) {
    const sums = await shop.deps.db.payment.groupBy({
      by: ['kind'],
      where: { attemptId: id },
      _sum: { amount: true },
    })
    const of = (kind: string) => sums.find((sum) => sum.kind === kind)?._sum.amount ?? 0
    expect([told, id, of('payment')]).toEqual([told, id, at.captured])
    const tellsRefund = provider === 'kapital' || at.refunded === at.captured
    if (tellsRefund) expect([told, id, of('refund')]).toEqual([told, id, -at.refunded || 0])
  }
  const { paid } = await moneyOf(life.orderId)
  const allocated = await shop.deps.db.paymentAllocation.aggregate({
    where: { orderId: life.orderId },
    _sum: { amount: true },
  })
  expect([told, paid]).toEqual([told, allocated._sum.amount ?? 0])
  const ledger = await shop.deps.db.payment.aggregate({
    where: { userId: life.userId },
    _sum: { amount: true },
  })
  expect([told, (ledger._sum.amount ?? 0) - paid >= 0]).toEqual([told, true])
  return ordersAtBanks(attempts).reduce((sum, { at }) => sum + at.captured, 0)
}

// PAY-20, PAY-21, PAY-22, PAY-24
test(
  `${lives} random lives: the ledger is what banks captured less what they gave back`,
  async () => {
    process.stdout.write(`LIVES_SEED=${seed}\n`)
    let next = 0
    let charged = 0
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (next < lives) {
          const sum = await live(next++)
          charged += sum
        }
      }),
    )
    expect(charged).toBeGreaterThan(0)
    expect([seed, await keptRests(shop.deps.db)]).toEqual([seed, await slowRests(shop.deps.db)])
    figure({
      name: `${lives} random lives of card payments`,
      goal: 'ledger = captured less refunded, nothing doubled or lost, no order above its price',
      measured: `${charged / 100} AZN charged, all of it once in the ledger`,
      isReached: true,
      seed,
    })
  },
  lives * 1000 + 60_000,
)
