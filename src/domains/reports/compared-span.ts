import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { bakuDate } from '../../lib/days.ts'
import { type Qepik, toAzn } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { toDay } from '../production/production-output.ts'
import { addDays, type Day } from '../production/workdays.ts'
import { type Span, spanBefore } from './spans.ts'

const spanSchema = z.object({ from: z.iso.date(), to: z.iso.date() })

/** `before`: the span that it is compared with; null where there was nothing yet (REP-1). */
export const comparedSchema = z.object({ span: spanSchema, before: spanSchema.nullable() })

/** A span with what it is compared with. */
export type Compared = { span: Span; before: Span | null }

/** Finds what a span is compared with: nothing where the span before was over by the first order and payment. */
export async function compareSpan({ db, now }: Pick<Deps, 'db' | 'now'>, span: Span): Promise<Compared> {
  const before = spanBefore(span, bakuDate(now()))
  const first = await readFirstDay({ db })
  return { span, before: first !== null && first <= before.to ? before : null }
}

async function readFirstDay({ db }: Pick<Deps, 'db'>): Promise<Day | null> {
  const [order, payment] = await Promise.all([
    db.order.findFirst({ orderBy: { createdAt: 'asc' }, select: { createdAt: true } }),
    db.payment.findFirst({ orderBy: { day: 'asc' }, select: { day: true } }),
  ])
  const days = [order && bakuDate(order.createdAt), payment && toDay(payment.day)]
  return days.filter((day) => day !== null).toSorted()[0] ?? null
}

/** A day as SQL: with its type, so that it is read once. */
export const sqlDay = (day: Day): Prisma.Sql => Prisma.sql`${day}::date`

/** Whether a day of SQL is in a span; never where there is none. */
export const isIn = (column: Prisma.Sql, span: Span | null): Prisma.Sql =>
  span === null
    ? Prisma.sql`false`
    : Prisma.sql`(${column} BETWEEN ${sqlDay(span.from)} AND ${sqlDay(span.to)})`

/** Whether a day is in one of both spans, so that an index finds it. */
export function isInEither(column: Prisma.Sql, { span, before }: Compared): Prisma.Sql {
  const first = before?.from ?? span.from
  const within = Prisma.sql`${column} BETWEEN ${sqlDay(first)} AND ${sqlDay(span.to)}`
  if (before === null || addDays(before.to, 1) === span.from) return Prisma.sql`(${within})`
  return Prisma.sql`(${within} AND (${column} >= ${sqlDay(span.from)} OR ${column} <= ${sqlDay(before.to)}))`
}

/** The day in Baku of a moment's column. */
export const bakuDayOf = (column: Prisma.Sql): Prisma.Sql =>
  Prisma.sql`((${column} AT TIME ZONE 'UTC') + interval '4 hours')::date`

/** AZN of the span before; null where it is compared with nothing. */
export const aznBefore = ({ before }: Compared, amount: Qepik): number | null =>
  before === null ? null : toAzn(amount)
