import type { Database, Transaction } from '../../db/client.ts'
import { bakuDay, dayEnd, dayStart } from '../../lib/days.ts'
import type { Qepik } from '../../lib/money.ts'

type Db = Pick<Database | Transaction, '$queryRaw' | 'tillDay' | 'tillEntry'>

/** Lines of the ledger and of the till, by their ids: after these, up to those. */
export type Span = { afterPayment: number; uptoPayment: number; afterEntry: number; uptoEntry: number }

/** The day of the till that is open, in Baku at midnight UTC, and its movements. */
export type OpenTill = Span & { day: Date; openedWith: Qepik }

const noEnd = 2 ** 31 - 1

/**
 * The day that is to be closed next: today, or an earlier one on which cash came or went since the till was last closed
 * (PAY-37). What comes after a closing counts for the next day.
 */
export async function readOpenTill(db: Db, now: Date): Promise<OpenTill> {
  const today = bakuDay(now)
  const last = await db.tillDay.findFirst({ orderBy: { day: 'desc' } })
  const after = { afterPayment: last?.uptoPayment ?? 0, afterEntry: last?.uptoEntry ?? 0 }
  const openedWith = last ? last.stays + (await correctedSince(db, last.closedAt)) : 0
  const earlier = await readLines(db, { ...after, before: dayStart(today) })
  const day = earlier.at ? bakuDay(earlier.at) : today
  // What came after that day was closed isn't a day of its own.
  if (day < today && (!last || day > last.day)) {
    const upto = await readLines(db, { ...after, before: dayEnd(day) })
    return { day, openedWith, ...after, uptoPayment: upto.payment, uptoEntry: upto.entry }
  }
  const isClosed = last !== null && last.day >= today
  return {
    day: isClosed ? new Date(today.getTime() + dayMs) : today,
    openedWith,
    ...after,
    uptoPayment: noEnd,
    uptoEntry: noEnd,
  }
}

type Lines = { at: Date | null; payment: number; entry: number }

/** The last lines of cash before a moment, and when the later of them was: what couriers still have isn't in the till. */
async function readLines(
  db: Db,
  { afterPayment, afterEntry, before }: Pick<Span, 'afterPayment' | 'afterEntry'> & { before: Date },
): Promise<Lines> {
  const [row] = await db.$queryRaw<Lines[]>`
    SELECT greatest(p.at, e.at) AS at, coalesce(p.id, ${afterPayment}) AS payment, coalesce(e.id, ${afterEntry}) AS entry
    FROM (
      SELECT max(id) AS id, max(created_at) FILTER (WHERE way = 'cash' AND courier_day_id IS NULL) AS at FROM payments
      WHERE way IN ('cash', 'terminal') AND id > ${afterPayment} AND created_at < ${before}
    ) p, (
      SELECT max(id) AS id, max(created_at) FILTER (WHERE kind <> 'correction') AS at FROM till_entries
      WHERE id > ${afterEntry} AND created_at < ${before}
    ) e`
  return row ?? { at: null, payment: afterPayment, entry: afterEntry }
}

/** The ids of the last lines, once nobody is writing to the ledger until the transaction ends. */
export async function holdLines(tx: Transaction, { uptoPayment, uptoEntry, ...after }: Span): Promise<Span> {
  await tx.$executeRaw`LOCK TABLE payments IN SHARE MODE`
  const { _max: payments } = await tx.payment.aggregate({ _max: { id: true } })
  const { _max: entries } = await tx.tillEntry.aggregate({ _max: { id: true } })
  return {
    ...after,
    uptoPayment: Math.max(after.afterPayment, Math.min(uptoPayment, payments.id ?? 0)),
    uptoEntry: Math.max(after.afterEntry, Math.min(uptoEntry, entries.id ?? 0)),
  }
}

const dayMs = 24 * 60 * 60 * 1000

/** Corrections of closed days that were written down since: they are in the till of the next one. */
async function correctedSince(db: Db, at: Date): Promise<Qepik> {
  const { _sum } = await db.tillEntry.aggregate({
    where: { kind: 'correction', createdAt: { gt: at } },
    _sum: { amount: true },
  })
  return _sum.amount ?? 0
}

/** A movement of cash; qəpik, below zero where it went. */
export type Movement = {
  /** Of the till's own; null of a payment or refund. */
  entryId: number | null
  isTakenBack: boolean
  at: Date
  amount: Qepik
  what: 'payment' | 'refund' | 'takenBack' | 'in' | 'bank' | 'expense' | 'courier' | 'correction'
  note: string
  receipt: string
  by: string
  /** Of a payment or refund, or that a courier has collected for. */
  orderIds: number[]
  customer: string
}

/**
 * What came and went as cash in a span, newest first: the ledger's and the till's own. What a courier has collected
 * comes once, as they hand it in (DEL-41).
 */
export const readMovements = (
  db: Pick<Db, '$queryRaw'>,
  { afterPayment, uptoPayment, afterEntry, uptoEntry }: Span,
) => db.$queryRaw<Movement[]>`
  SELECT NULL::integer AS "entryId", EXISTS(
      SELECT FROM payments c WHERE c.of_id = p.id AND c.kind = 'correction') AS "isTakenBack", p.created_at AS at, p.amount,
    CASE p.kind WHEN 'payment' THEN 'payment' WHEN 'correction' THEN 'takenBack' ELSE 'refund' END AS what,
    p.note, '' AS receipt, coalesce(trim(s.name || ' ' || s.surname), '') AS by,
    ARRAY(SELECT DISTINCT a.order_id FROM payment_allocations a WHERE a.payment_id = p.id ORDER BY 1) AS "orderIds",
    trim(u.name || ' ' || u.surname) AS customer
  FROM payments p JOIN users u ON u.id = p.user_id LEFT JOIN users s ON s.id = p.received_by_id
  WHERE p.way = 'cash' AND p.courier_day_id IS NULL AND p.id > ${afterPayment} AND p.id <= ${uptoPayment}
  UNION ALL
  SELECT e.id, EXISTS(SELECT FROM till_entries b WHERE b.of_id = e.id), e.created_at, e.amount,
    CASE WHEN e.of_id IS NULL THEN e.kind::text ELSE 'takenBack' END, e.note, e.receipt, trim(s.name || ' ' || s.surname),
    ARRAY(SELECT DISTINCT a.order_id FROM payments c JOIN payment_allocations a ON a.payment_id = c.id
      WHERE c.courier_day_id = e.courier_day_id ORDER BY 1), ''
  FROM till_entries e JOIN users s ON s.id = e.created_by_id
  WHERE e.kind <> 'correction' AND e.id > ${afterEntry} AND e.id <= ${uptoEntry}
  ORDER BY at DESC`

/** Qəpik that went through the terminal in a span, less what went back through it. */
export async function readTerminal(
  db: Pick<Db, '$queryRaw'>,
  { afterPayment, uptoPayment }: Span,
): Promise<Qepik> {
  const [row] = await db.$queryRaw<{ sum: Qepik }[]>`
    SELECT coalesce(sum(amount), 0)::integer AS sum FROM payments
    WHERE way = 'terminal' AND id > ${afterPayment} AND id <= ${uptoPayment}`
  return row?.sum ?? 0
}
