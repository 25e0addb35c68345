import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { type Paging, paged, paginate, readPage } from '../../lib/paging.ts'
import type { Deps } from '../../procedures/deps.ts'
import { ages } from './payment-input.ts'
import { moneyParts, moneyView, orderMoneySchema } from './payment-output.ts'

export type Age = (typeof ages)[number]

/** Days after the due day: the first and the last of each age. */
const spans = {
  notDue: [null, 0],
  days7: [1, 7],
  days30: [8, 30],
  days60: [31, 60],
  days90: [61, 90],
  older: [91, null],
} as const satisfies Record<Age, readonly [number | null, number | null]>

/** An order without a due day isn't late. */
function isOfAge(age: Age, today: string): Prisma.Sql {
  const [from, to] = spans[age]
  const days = Prisma.sql`coalesce(${today}::text::date - m.due_on, 0)`
  const atLeast = from === null ? Prisma.sql`true` : Prisma.sql`${days} >= ${from}::integer`
  return to === null ? atLeast : Prisma.sql`(${atLeast} AND ${days} <= ${to}::integer)`
}

const agesSchema = z.object(
  Object.fromEntries(ages.map((age) => [age, z.number()])) as Record<Age, z.ZodNumber>,
)
const personSchema = z.object({ id: z.int(), name: z.string(), surname: z.string() })

/** AZN that are owed, by how long they have been due. */
export const debtsSchema = paged(
  z.object({
    orderId: z.int(),
    appUser: personSchema,
    money: orderMoneySchema,
  }),
).extend({ owed: z.number(), ages: agesSchema })

type Asked = Paging & { age?: Age | undefined; appUserId?: number | undefined }

/**
 * Orders of which something is left to pay, those that are due the longest first, and what is owed altogether by age
 * (PAY-11).
 */
export async function listDebts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { age, appUserId, ...paging }: Asked,
): Promise<z.infer<typeof debtsSchema>> {
  const today = bakuDate(now())
  const ofUser = appUserId === undefined ? Prisma.sql`true` : Prisma.sql`o.user_id = ${appUserId}`
  const where = Prisma.sql`m.total > m.paid AND ${ofUser} AND ${age ? isOfAge(age, today) : Prisma.sql`true`}`
  const from = Prisma.sql`order_money m JOIN orders o ON o.id = m.order_id`
  const [sums, { rows, total }] = await Promise.all([
    readAges({ db }, { today, ofUser }),
    readPage(paging, {
      count: async () => {
        const [counted] = await db.$queryRaw<{ count: number }[]>`
          SELECT count(*)::integer AS count FROM ${from} WHERE ${where}`
        return counted?.count ?? 0
      },
      rows: ({ skip, take }) => db.$queryRaw<{ id: number }[]>`
        SELECT m.order_id AS id FROM ${from} WHERE ${where}
        ORDER BY m.due_on NULLS LAST, m.order_id OFFSET ${skip} LIMIT ${take ?? null}::integer`,
    }),
  ])
  const orders = await db.order.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: {
      id: true,
      user: { select: { id: true, name: true, surname: true } },
      money: { select: moneyParts },
    },
  })
  const byId = new Map(orders.map((order) => [order.id, order]))
  const items = rows.flatMap(({ id }) => {
    const order = byId.get(id)
    return order?.money ? [{ orderId: id, appUser: order.user, money: moneyView(order.money, now()) }] : []
  })
  return { ...paginate(items, total, paging), ...sums }
}

async function readAges(
  { db }: Pick<Deps, 'db'>,
  { today, ofUser }: { today: string; ofUser: Prisma.Sql },
): Promise<{ owed: number; ages: Record<Age, number> }> {
  const columns = ages.map(
    (age) =>
      Prisma.sql`coalesce(sum(m.total - m.paid) FILTER (WHERE ${isOfAge(age, today)}), 0)::bigint AS ${Prisma.raw(`"${age}"`)}`,
  )
  const [row] = await db.$queryRaw<Record<Age, bigint>[]>`
    SELECT ${Prisma.join(columns)} FROM order_money m JOIN orders o ON o.id = m.order_id
    WHERE m.total > m.paid AND ${ofUser}`
  const byAge = Object.fromEntries(ages.map((age) => [age, toAzn(Number(row?.[age] ?? 0))])) as Record<
    Age,
    number
  >
  const sum: Qepik = ages.reduce((all, age) => all + Number(row?.[age] ?? 0), 0)
  return { owed: toAzn(sum), ages: byAge }
}

/** What one customer owes. */
export const debtorsSchema = paged(
  z.object({
    appUser: personSchema,
    owed: z.number(),
    overdue: z.number(),
    orders: z.int(),
    oldestDueOn: z.iso.date().nullable(),
  }),
)

type DebtorRow = {
  id: number
  name: string
  surname: string
  owed: number
  overdue: number
  orders: number
  oldestDueOn: string | null
}

/** Customers who owe something, those who are late with most first (PAY-11). */
export async function listDebtors(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  paging: Paging,
): Promise<z.infer<typeof debtorsSchema>> {
  const today = bakuDate(now())
  const { rows, total } = await readPage(paging, {
    count: async () => {
      const [counted] = await db.$queryRaw<{ count: number }[]>`
        SELECT count(DISTINCT o.user_id)::integer AS count
        FROM order_money m JOIN orders o ON o.id = m.order_id WHERE m.total > m.paid`
      return counted?.count ?? 0
    },
    rows: ({ skip, take }) => db.$queryRaw<DebtorRow[]>`
      SELECT u.id, u.name, u.surname, owing.owed, owing.overdue, owing.orders, owing."oldestDueOn"
      FROM (
        SELECT o.user_id, sum(m.total - m.paid)::float8 AS owed, count(*)::integer AS orders,
          coalesce(sum(m.total - m.paid) FILTER (WHERE m.due_on < ${today}::text::date), 0)::float8 AS overdue,
          min(m.due_on)::text AS "oldestDueOn"
        FROM order_money m JOIN orders o ON o.id = m.order_id WHERE m.total > m.paid GROUP BY o.user_id
        ORDER BY overdue DESC, owed DESC, o.user_id OFFSET ${skip} LIMIT ${take ?? null}::integer
      ) owing JOIN users u ON u.id = owing.user_id
      ORDER BY owing.overdue DESC, owing.owed DESC, u.id`,
  })
  const items = rows.map(({ id, name, surname, owed, overdue, ...rest }) => ({
    appUser: { id, name, surname },
    owed: toAzn(owed),
    overdue: toAzn(overdue),
    ...rest,
  }))
  return paginate(items, total, paging)
}
