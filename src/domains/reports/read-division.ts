import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { queryPlanned } from '../../db/prepared.ts'
import { textsOut } from '../../lib/fields.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { acceptedAs, placedAs } from '../order-status/statuses.ts'
import { type PaymentWay, paymentWays } from '../payments/payment-input.ts'
import { aznBefore, type Compared, comparedSchema, compareSpan, isIn, isInEither } from './compared-span.ts'
import { bothSums, paidByOrder } from './paid-by-order.ts'
import { type Division, type divisionFields, readSpan } from './report-input.ts'

/** So many are named, those with most first; what is left is one row. */
const maxNamed = 100

/**
 * What a row is of: one service, product, customer or staff member, or one way of payment; `none`: orders that have
 * none, as those without a product; `noOrder`: money that is for no order; `others`: those that aren't named.
 */
export const rowKinds = ['one', 'none', 'noOrder', 'others'] as const
const rowSchema = z.object({
  kind: z.enum(rowKinds),
  id: z.int().nullable(),
  way: z.enum(paymentWays).nullable(),
  /** Empty for what isn't one. */
  ...textsOut('name'),
  /** How many it is of: 1, but for others. */
  count: z.int(),
  /** Orders for which money came in; null where that isn't counted. */
  orders: z.int().nullable(),
  amount: z.number(),
  amountBefore: z.number().nullable(),
})
export type DivisionRow = z.infer<typeof rowSchema>

/** Turnover in parts that add up to the whole. */
export const divisionSchema = comparedSchema.extend({
  amount: z.number(),
  amountBefore: z.number().nullable(),
  rows: z.array(rowSchema),
})

type Part = {
  kind: DivisionRow['kind']
  id: number | null
  way: PaymentWay | null
  name: string
  name_ru: string
  name_en: string
  count: number
  orders: number | null
  now: number
  earlier: number
}

/**
 * Turnover by way of payment, service, product, customer or staff member, most first, beside the span before; its
 * parts add up to the whole (REP-3).
 * @throws VALIDATION
 */
export async function readDivision(
  deps: Pick<Deps, 'db' | 'now'>,
  { by, ...asked }: z.output<typeof divisionFields>,
): Promise<z.infer<typeof divisionSchema>> {
  const compared = await compareSpan(deps, readSpan(asked))
  const parts = await readParts(deps.db, by, compared)
  const sum = (of: (part: Part) => number) => parts.reduce((all, part) => all + of(part), 0)
  return {
    ...compared,
    amount: toAzn(sum(({ now }) => now)),
    amountBefore: aznBefore(
      compared,
      sum(({ earlier }) => earlier),
    ),
    rows: toRows(parts, compared),
  }
}

/** Columns of a part that has no name of its own. */
const nameless = Prisma.sql`NULL::text AS way, '' AS name, '' AS name_ru, '' AS name_en`
const named = (table: 's' | 'pr') => {
  const one = Prisma.raw(table)
  return Prisma.sql`NULL::text AS way, coalesce(${one}.name, '') AS name, coalesce(${one}.name_ru, '') AS name_ru,
    coalesce(${one}.name_en, '') AS name_en, 1 AS count`
}
const personName = Prisma.sql`trim(coalesce(u.name || ' ' || u.surname, ''))`
const person = Prisma.sql`u.id, NULL::text AS way, ${personName} AS name, ${personName} AS name_ru,
  ${personName} AS name_en, 1 AS count`
const kindOf = (column: Prisma.Sql) =>
  Prisma.sql`CASE WHEN ${column} IS NULL THEN 'none' ELSE 'one' END AS kind`

const ordersNow = Prisma.sql`count(*) FILTER (WHERE paid.now > 0)::integer AS orders`
const sums = Prisma.sql`sum(paid.now) AS now, sum(paid.earlier) AS earlier`
const figures = Prisma.sql`part.orders, part.now, part.earlier`
const ledger = (compared: Compared, by?: Prisma.Sql): Prisma.Sql => Prisma.sql`
  SELECT ${by ? Prisma.sql`${by},` : Prisma.empty} ${bothSums(compared)} FROM payments
  WHERE ${isInEither(Prisma.sql`day`, compared)} ${by ? Prisma.sql`GROUP BY ${by}` : Prisma.empty}`

/** The whole ledger; once it is read, what is left when the orders have theirs (`leftOver`). */
const wholeLedger = (compared: Compared): Prisma.Sql => Prisma.sql`
  SELECT 'noOrder' AS kind, NULL::integer AS id, ${nameless}, 1 AS count, NULL::integer AS orders,
    ledger.now, ledger.earlier
  FROM (${ledger(compared)}) ledger`

/** Orders with what was paid for them and who gave them their price; of an order out of a quote, who made the quote. */
const paidByStaff = (compared: Compared): Prisma.Sql => Prisma.sql`
  SELECT paid.now, paid.earlier, coalesce(quote.created_by_id, event.actor_id) AS staff_id
  FROM (${paidByOrder(compared)}) paid
    LEFT JOIN (SELECT DISTINCT ON (order_id) order_id, actor_id FROM order_events
      WHERE "from" = '${Prisma.raw(placedAs)}' AND "to" = '${Prisma.raw(acceptedAs)}'
      ORDER BY order_id, id DESC) event USING (order_id)
    LEFT JOIN (SELECT l.order_id, f.created_by_id FROM offer_orders l JOIN offers f ON f.id = l.offer_id) quote
      USING (order_id)`

/**
 * Orders with what was paid for them. Each has its order; yet the join is an outer one, because that is never given to
 * parallel workers, each of which would read all that was paid.
 */
const paidOrders = (compared: Compared): Prisma.Sql =>
  Prisma.sql`(${paidByOrder(compared)}) paid LEFT JOIN orders o ON o.id = paid.order_id`

/** For how many orders of the customer `mine` money came in; only the span itself is read for it. */
const paidOrdersOfOne = ({ span }: Compared): Prisma.Sql => Prisma.sql`
  SELECT count(*)::integer FROM (
    SELECT FROM orders o JOIN payment_allocations a ON a.order_id = o.id
    WHERE o.user_id = mine.user_id AND ${isIn(Prisma.sql`a.day`, span)}
    GROUP BY o.id HAVING sum(a.amount) > 0) paid`

/**
 * The ledger by customer: those with most, and all others as one row. The orders are counted customer by customer only
 * for those that are named: putting every order to its customer takes longer than reading the whole ledger.
 */
const byCustomer = (compared: Compared): Prisma.Sql => Prisma.sql`
  WITH mine AS (${ledger(compared, Prisma.sql`user_id`)}),
    most AS (SELECT mine.*, (${paidOrdersOfOne(compared)}) AS orders
      FROM mine ORDER BY now DESC, earlier DESC, user_id LIMIT ${maxNamed})
  SELECT 'one' AS kind, ${person}, most.orders, most.now, most.earlier
  FROM most JOIN users u ON u.id = most.user_id
  UNION ALL
  SELECT 'others', NULL, ${nameless}, count(*)::integer,
    (SELECT ${ordersNow} FROM (${paidByOrder({ ...compared, before: null })}) paid)
      - (SELECT sum(orders)::integer FROM most), sum(now), sum(earlier)
  FROM (SELECT now, earlier FROM mine ORDER BY now DESC, earlier DESC, user_id OFFSET ${maxNamed}) others
  HAVING count(*) > 0`

/** Rows of {@link Part}; that for no order has the whole ledger still. */
const selects: Record<Division, (compared: Compared) => Prisma.Sql> = {
  way: (compared) => Prisma.sql`
    SELECT 'one' AS kind, NULL::integer AS id, ways.way::text, '' AS name, '' AS name_ru, '' AS name_en,
      1 AS count, NULL::integer AS orders, ways.now, ways.earlier
    FROM (${ledger(compared, Prisma.sql`way`)}) ways`,
  service: (compared) => Prisma.sql`
    SELECT 'one' AS kind, s.id, ${named('s')}, ${figures}
    FROM (SELECT o.service_id, ${ordersNow}, ${sums} FROM ${paidOrders(compared)}
      GROUP BY o.service_id) part JOIN services s ON s.id = part.service_id
    UNION ALL ${wholeLedger(compared)}`,
  product: (compared) => Prisma.sql`
    SELECT ${kindOf(Prisma.sql`pr.id`)}, pr.id, ${named('pr')}, ${figures}
    FROM (SELECT o.product_id, ${ordersNow}, ${sums} FROM ${paidOrders(compared)}
      GROUP BY o.product_id) part LEFT JOIN products pr ON pr.id = part.product_id
    UNION ALL ${wholeLedger(compared)}`,
  customer: byCustomer,
  staff: (compared) => Prisma.sql`
    SELECT ${kindOf(Prisma.sql`u.id`)}, ${person}, ${figures}
    FROM (SELECT paid.staff_id, ${ordersNow}, ${sums} FROM (${paidByStaff(compared)}) paid GROUP BY paid.staff_id) part
      LEFT JOIN users u ON u.id = part.staff_id
    UNION ALL ${wholeLedger(compared)}`,
}

/** Whole qəpik beyond an integer are text. */
type Row = Omit<Part, 'now' | 'earlier'> & { now: string; earlier: string }

async function readParts(db: Deps['db'], by: Division, compared: Compared): Promise<Part[]> {
  const rows = await queryPlanned<Row>(
    db,
    Prisma.sql`
    SELECT kind, id, way, name, name_ru, name_en, count, orders, now::bigint, earlier::bigint
    FROM (${selects[by](compared)}) parts`,
  )
  const parts = rows.map((row) => ({ ...row, now: Number(row.now), earlier: Number(row.earlier) }))
  return parts.flatMap((part) => (part.kind === 'noOrder' ? leftOver(part, parts) : part))
}

/** What is for no order: what is left of the ledger once the orders have theirs; nothing where that is all. */
function leftOver(ledger: Part, parts: readonly Part[]): Part[] {
  const ofOrders = parts.filter(({ kind }) => kind !== 'noOrder')
  const now = ofOrders.reduce((left, part) => left - part.now, ledger.now)
  const earlier = ofOrders.reduce((left, part) => left - part.earlier, ledger.earlier)
  return now === 0 && earlier === 0 ? [] : [{ ...ledger, now, earlier }]
}

const last: Record<DivisionRow['kind'], number> = { one: 0, none: 1, noOrder: 2, others: 3 }

/** Most first; then what has no name. */
function toRows(parts: readonly Part[], compared: Compared): DivisionRow[] {
  const sorted = parts.toSorted(
    (one, other) =>
      last[one.kind] - last[other.kind] ||
      other.now - one.now ||
      other.earlier - one.earlier ||
      (one.id ?? 0) - (other.id ?? 0),
  )
  const ones = sorted.filter(({ kind }) => kind === 'one')
  const unnamed = ones.slice(maxNamed)
  const rest = sorted.filter(({ kind }) => kind !== 'one')
  const row = ({ now, earlier, ...part }: Part): DivisionRow => ({
    ...part,
    amount: toAzn(now),
    amountBefore: aznBefore(compared, earlier),
  })
  const rows = [...ones.slice(0, maxNamed), ...rest].map(row)
  return unnamed.length === 0 ? rows : [...rows, row(added(unnamed))]
}

function added(parts: readonly Part[]): Part {
  const sum = (of: (part: Part) => Qepik) => parts.reduce((all, part) => all + of(part), 0)
  return {
    kind: 'others',
    id: null,
    way: null,
    name: '',
    name_ru: '',
    name_en: '',
    count: parts.length,
    orders: sum(({ orders }) => orders ?? 0),
    now: sum(({ now }) => now),
    earlier: sum(({ earlier }) => earlier),
  }
}
