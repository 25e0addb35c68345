import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { toAzn } from '../../lib/money.ts'
import { type Paging, paged, paginate, window } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { paymentWays } from './payment-input.ts'
import { personSchema } from './payment-output.ts'

/** A customer with money that is for no order; AZN. */
const balanceSchema = z.object({
  appUser: personSchema,
  balance: z.number(),
  /** The day on which the oldest of it came in. */
  since: z.iso.date(),
  /** How many orders it could pay, and what of them is left. */
  openOrders: z.int(),
  owed: z.number(),
})

/** `sum`: AZN of all of them. */
export const balancesSchema = paged(balanceSchema).extend({ sum: z.number() })

type BalanceRow = {
  /** Null on a page without customers: its one row only carries the totals. */
  id: number | null
  name: string
  surname: string
  balance: number
  since: string
  openOrders: number
  owed: number
  count: number
  sum: number
}

/** Customers with a balance, the one that has lain the longest first (PAY-50). */
export async function listBalances(
  { db }: Pick<Deps, 'db'>,
  paging: Paging,
): Promise<z.infer<typeof balancesSchema>> {
  const { skip, take } = window(paging)
  const rows = await db.$queryRaw<BalanceRow[]>`
    WITH balances AS (
        SELECT p.user_id, sum(r.rest)::float8 AS balance, min(p.day) FILTER (WHERE r.rest > 0) AS since
        FROM payment_rests r JOIN payments p ON p.id = r.payment_id GROUP BY p.user_id HAVING sum(r.rest) > 0),
      totals AS (SELECT count(*)::integer AS count, coalesce(sum(balance), 0)::float8 AS sum FROM balances),
      shown AS (
        SELECT * FROM balances ORDER BY since, user_id OFFSET ${skip} LIMIT ${take ?? null}::integer)
    SELECT u.id, u.name, u.surname, shown.balance, shown.since::text AS since, totals.count, totals.sum,
      coalesce(open.orders, 0)::integer AS "openOrders", coalesce(open.owed, 0)::float8 AS owed
    FROM totals LEFT JOIN shown ON true LEFT JOIN users u ON u.id = shown.user_id
    LEFT JOIN LATERAL (
      SELECT count(*) AS orders, sum(m.total - m.paid) AS owed
      FROM order_money m JOIN orders o ON o.id = m.order_id WHERE o.user_id = u.id AND m.total > m.paid
    ) open ON true
    ORDER BY shown.since, u.id`
  const items = rows.flatMap(({ id, name, surname, balance, since, openOrders, owed }) =>
    id === null
      ? []
      : [{ appUser: { id, name, surname }, balance: toAzn(balance), since, openOrders, owed: toAzn(owed) }],
  )
  const { count = 0, sum = 0 } = rows[0] ?? {}
  return { ...paginate(items, count, paging), sum: toAzn(sum) }
}

/** Days for which staff are asked what money without an order is for; then it stands among the balances. */
const freshDays = 30
/** The most that staff look at in one go. */
const shownAtMost = 100

/** A payment of which something is for no order; AZN. */
export const unallocatedSchema = z.array(
  z.object({
    paymentId: z.int(),
    appUser: personSchema,
    way: z.enum(paymentWays),
    reference: z.string(),
    at: z.iso.datetime(),
    /** What of it is for no order. */
    rest: z.number(),
    /** How many orders it could pay, and what of them is left. */
    openOrders: z.int(),
    owed: z.number(),
  }),
)

type UnallocatedRow = {
  id: number
  userId: number
  name: string
  surname: string
  way: (typeof paymentWays)[number]
  reference: string
  at: Date
  rest: number
  openOrders: number
  owed: number
}

/** What came in lately and is for no order, of customers with orders that it could pay; `open` is what they owe. */
function unallocatedSince(now: Date): Prisma.Sql {
  const since = new Date(bakuDay(now).getTime() - freshDays * 24 * 60 * 60 * 1000)
  return Prisma.sql`
    FROM payment_rests r JOIN payments p ON p.id = r.payment_id JOIN users u ON u.id = p.user_id
    CROSS JOIN LATERAL (
      SELECT count(*) AS orders, sum(m.total - m.paid) AS owed FROM order_money m JOIN orders o ON o.id = m.order_id
      WHERE o.user_id = u.id AND m.total > m.paid
    ) open
    WHERE r.rest > 0 AND p.day >= ${since}::date AND open.orders > 0
    ORDER BY p.id LIMIT ${shownAtMost}`
}

/** The oldest first (PAY-50). */
export async function readUnallocated({
  db,
  now,
}: Pick<Deps, 'db' | 'now'>): Promise<z.infer<typeof unallocatedSchema>> {
  const rows = await db.$queryRaw<UnallocatedRow[]>`
    SELECT p.id, u.id AS "userId", u.name, u.surname, p.way::text AS way, p.reference, p.created_at AS at, r.rest,
      open.orders::integer AS "openOrders", open.owed::float8 AS owed
    ${unallocatedSince(now())}`
  return rows.map(({ id, userId, name, surname, at, rest, owed, ...row }) => ({
    ...row,
    paymentId: id,
    appUser: { id: userId, name, surname },
    at: at.toISOString(),
    rest: toAzn(rest),
    owed: toAzn(owed),
  }))
}

/** How many {@link readUnallocated} shows. */
export async function countUnallocated({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::integer AS count FROM (SELECT 1 ${unallocatedSince(now())}) shown`
  return row?.count ?? 0
}
