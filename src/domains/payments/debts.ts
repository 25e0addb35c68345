import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { maxInteger } from '../../lib/fields.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import { type Paging, paged, paginate, readPage, window } from '../../lib/paging.ts'
import { readReference } from '../../lib/reference.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Deps } from '../../procedures/deps.ts'
import { matchUsers } from '../customers/match-users.ts'
import { ages, type debtFields } from './payment-input.ts'
import { moneyOfOrderSchema, personSchema, readMoneyOfOrders } from './payment-output.ts'

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
const daysLate = (today: string) => Prisma.sql`coalesce(${today}::text::date - m.due_on, 0)`

function isOfAge(age: Age, days: Prisma.Sql): Prisma.Sql {
  const [from, to] = spans[age]
  const atLeast = from === null ? Prisma.sql`true` : Prisma.sql`${days} >= ${from}::integer`
  return to === null ? atLeast : Prisma.sql`(${atLeast} AND ${days} <= ${to}::integer)`
}

const perAge = <Value>(make: (age: Age) => Value): Record<Age, Value> =>
  Object.fromEntries(ages.map((age) => [age, make(age)])) as Record<Age, Value>

/** AZN that are owed and how many orders owe it, by how long they have been due. */
export const debtsSchema = paged(moneyOfOrderSchema).extend({
  owed: z.number(),
  ages: z.object(perAge(() => z.number())),
  counts: z.object(perAge(() => z.int())),
})
type Debts = z.infer<typeof debtsSchema>

type Asked = Omit<z.output<typeof debtFields>, keyof Paging> & Paging

/**
 * Orders of which something is left to pay, those that are due the longest first, and what is owed altogether by age
 * (PAY-11).
 */
export async function listDebts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { age, late = false, name = '', appUserId, ...paging }: Asked,
): Promise<Debts> {
  const today = bakuDate(now())
  const everything = Prisma.sql`true`
  const ofUser = appUserId === undefined ? everything : Prisma.sql`o.user_id = ${appUserId}`
  const where = Prisma.join(
    [
      Prisma.sql`m.total > m.paid`,
      ofUser,
      age ? isOfAge(age, daysLate(today)) : everything,
      late ? Prisma.sql`m.due_on < ${today}::text::date` : everything,
      name === '' ? everything : isNamed(name),
    ],
    ' AND ',
  )
  // Whose an order is isn't read of all that is owed, unless it is asked for.
  const of = (asksWhose: boolean) =>
    asksWhose ? Prisma.sql`order_money m JOIN orders o ON o.id = m.order_id` : Prisma.sql`order_money m`
  const from = of(appUserId !== undefined || name !== '')
  const [sums, { rows, total }] = await Promise.all([
    readAges({ db }, { today, from: of(appUserId !== undefined), ofUser }),
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
  const ids = rows.map(({ id }) => id)
  return { ...paginate(await readMoneyOfOrders({ db, now }, ids), total, paging), ...sums }
}

/** By the number of the order, or by its customer. */
function isNamed(typed: string): Prisma.Sql {
  const digits = readReference(typed) ?? Number(/^\d{1,10}$/.exec(typed)?.[0] ?? 0)
  const number = digits <= maxInteger ? digits : 0
  const ofCustomer = matchUsers(searchTerms(typed), { withEmail: false })
  return Prisma.sql`(o.id = ${number} OR o.user_id = ANY (ARRAY(SELECT u.id FROM users u WHERE ${ofCustomer})))`
}

async function readAges(
  { db }: Pick<Deps, 'db'>,
  { today, from, ofUser }: { today: string; from: Prisma.Sql; ofUser: Prisma.Sql },
): Promise<Pick<Debts, 'owed' | 'ages' | 'counts'>> {
  const columns = ages.flatMap((age) => {
    const ofAge = isOfAge(age, Prisma.sql`days`)
    const [sum, count] = [Prisma.raw(`"${age}"`), Prisma.raw(`"${age}Count"`)]
    return [
      Prisma.sql`coalesce(sum("left") FILTER (WHERE ${ofAge}), 0)::bigint AS ${sum}`,
      Prisma.sql`coalesce(sum(orders) FILTER (WHERE ${ofAge}), 0)::bigint AS ${count}`,
    ]
  })
  const [row] = await db.$queryRaw<Record<Age | `${Age}Count`, bigint>[]>`
    SELECT ${Prisma.join(columns)} FROM (
      SELECT ${daysLate(today)} AS days, sum(m.total - m.paid) AS "left", count(*) AS orders
      FROM ${from} WHERE m.total > m.paid AND ${ofUser} GROUP BY 1) of_days`
  const sum: Qepik = ages.reduce((all, age) => all + Number(row?.[age] ?? 0), 0)
  return {
    owed: toAzn(sum),
    ages: perAge((age) => toAzn(Number(row?.[age] ?? 0))),
    counts: perAge((age) => Number(row?.[`${age}Count`] ?? 0)),
  }
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
  /** Null on a page without customers: its one row only carries the total. */
  id: number | null
  name: string
  surname: string
  owed: number
  overdue: number
  orders: number
  oldestDueOn: string | null
  count: number
}

/** Customers who owe something, those who are late with most first (PAY-11). */
export async function listDebtors(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  paging: Paging,
): Promise<z.infer<typeof debtorsSchema>> {
  const today = bakuDate(now())
  const { skip, take } = window(paging)
  const rows = await db.$queryRaw<DebtorRow[]>`
    WITH owing AS (
        SELECT o.user_id, sum(m.total - m.paid)::float8 AS owed, count(*)::integer AS orders,
          coalesce(sum(m.total - m.paid) FILTER (WHERE m.due_on < ${today}::text::date), 0)::float8 AS overdue,
          min(m.due_on)::text AS "oldestDueOn"
        FROM order_money m JOIN orders o ON o.id = m.order_id WHERE m.total > m.paid GROUP BY o.user_id),
      totals AS (SELECT count(*)::integer AS count FROM owing),
      shown AS (
        SELECT * FROM owing ORDER BY overdue DESC, owed DESC, user_id
        OFFSET ${skip} LIMIT ${take ?? null}::integer)
    SELECT u.id, u.name, u.surname, shown.owed, shown.overdue, shown.orders, shown."oldestDueOn", totals.count
    FROM totals LEFT JOIN shown ON true LEFT JOIN users u ON u.id = shown.user_id
    ORDER BY shown.overdue DESC, shown.owed DESC, u.id`
  const items = rows.flatMap(({ id, name, surname, owed, overdue, orders, oldestDueOn }) =>
    id === null
      ? []
      : [{ appUser: { id, name, surname }, owed: toAzn(owed), overdue: toAzn(overdue), orders, oldestDueOn }],
  )
  return paginate(items, rows[0]?.count ?? 0, paging)
}
