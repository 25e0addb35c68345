import type { Transaction } from '../../db/client.ts'
import type { Qepik } from '../../lib/money.ts'

/** A payment with what of it is for no order. */
export type PaymentRest = { id: number; rest: Qepik }

/**
 * What is for no order of each payment; of which something was taken back, or is asked to be given back, that much
 * less.
 */
export const readRests = (db: Pick<Transaction, '$queryRaw'>, userId: number) => db.$queryRaw<PaymentRest[]>`
  WITH own AS (SELECT id, coalesce(of_id, id) AS root, amount FROM payments WHERE user_id = ${userId}),
    booked AS (
      SELECT own.root, sum(a.amount) AS amount FROM payment_allocations a JOIN own ON own.id = a.payment_id
      GROUP BY own.root),
    asked AS (
      SELECT r.payment_id AS root, sum(r.amount) AS amount FROM refunds r JOIN own ON own.id = r.payment_id
      WHERE r.order_id IS NULL AND r.state IN ('Asked', 'Sent', 'Unknown') GROUP BY r.payment_id),
    rests AS (
      SELECT own.root AS id,
        (sum(own.amount) - coalesce(max(booked.amount), 0) - coalesce(max(asked.amount), 0))::integer AS rest
      FROM own LEFT JOIN booked ON booked.root = own.root LEFT JOIN asked ON asked.root = own.root
      GROUP BY own.root)
  SELECT id, rest FROM rests WHERE rest <> 0 ORDER BY id`

export const sumOf = (rests: readonly PaymentRest[]): Qepik => rests.reduce((sum, { rest }) => sum + rest, 0)
