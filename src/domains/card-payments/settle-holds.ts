import { Prisma } from '../../db/generated/client.ts'
import type { Qepik } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { liveStates } from '../attempt-status/live-attempts.ts'
import { givenUpStatuses, statusList, unpricedStatuses } from '../order-status/statuses.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import { keysOf, type SettleDeps, settleAttempt } from './settle-attempt.ts'
import { afterHold, hold } from './write-answer.ts'

/** ms after a bank was last asked until it is told to charge or release, the first time and each time after. */
const apartMs = 10_000

const unpriced = Prisma.raw(statusList(unpricedStatuses))
const givenUp = Prisma.raw(statusList(givenUpStatuses))
const live = Prisma.raw(`(${liveStates.map((state) => `'${state}'`).join(', ')})`)

/**
 * Charges what was reserved once each of its orders is accepted or given up and no undo can arrive any more: what the
 * accepted ones cost, if it is no more than was reserved. Else, and where none was accepted, it is released (PAY-54).
 * What was never reserved isn't waited for any more.
 */
export async function settleHolds(deps: SettleDeps): Promise<void> {
  const { db, now } = deps
  const at = now()
  await db.$executeRaw`
    UPDATE payment_requests r SET state = 'Cancelled', closed_at = ${at}
    WHERE r.kind = 'hold' AND r.state = 'Open' AND ${isDecided(at)}
      AND NOT EXISTS (
        SELECT FROM payment_attempts a
        WHERE a.request_id = r.id AND a.state IN ${live} AND (a.state = 'Authorised' OR a.ask_at IS NOT NULL))`
  for (const due of await takeDecided(db, at)) await settleHold(deps, due)
}

const isDecided = (at: Date) => Prisma.sql`
  NOT EXISTS (
    SELECT FROM payment_request_orders l JOIN orders o ON o.id = l.order_id
    WHERE l.request_id = r.id AND (o.status IN ${unpriced} OR EXISTS (
      SELECT FROM order_events e
      WHERE e.order_id = o.id AND e.created_at > ${new Date(at.getTime() - mailWaitMs)})))`

type Due = { id: number; price: Qepik; authorised: Qepik }

/** Each is taken by one instance. */
const takeDecided = (db: Deps['db'], at: Date) => db.$queryRaw<Due[]>`
  UPDATE payment_attempts a SET asked_at = ${at}
  FROM payment_requests r
  WHERE a.is_hold AND a.state = 'Authorised' AND r.id = a.request_id AND ${isDecided(at)}
    AND a.asked_at <= ${new Date(at.getTime() - apartMs)}
  RETURNING a.id, a.authorised, (
    SELECT coalesce(sum(o.price) FILTER (WHERE o.status NOT IN ${givenUp}), 0)::integer
    FROM payment_request_orders l JOIN orders o ON o.id = l.order_id WHERE l.request_id = r.id) AS price`

async function settleHold(deps: SettleDeps, { id, price, authorised }: Due): Promise<void> {
  const attempt = await deps.db.paymentAttempt.findUniqueOrThrow({ where: { id } })
  const provider = deps.cardPayments.providers.get(attempt.provider)
  if (!provider) return
  const isCharged = price > 0 && price <= authorised
  if (isCharged) await provider.capture(keysOf(deps, attempt), price)
  else if (provider.traits.canReleaseHold) await provider.cancel(keysOf(deps, attempt))
  else return letGo(deps, id)
  await settleAttempt(deps, id)
  // What a bank neither charges nor releases staff hear of, as of a bank that gives no answer.
  await deps.db.paymentAttempt.updateMany({
    where: { id, state: 'Authorised' },
    data: { unclearSince: attempt.unclearSince ?? deps.now() },
  })
}

/** A bank that can't be told to release a sum does it by itself in some days: for us it is free at once. */
async function letGo(deps: SettleDeps, id: number): Promise<void> {
  await deps.db.$transaction(async (tx) => {
    const attempt = await hold(tx, id)
    if (attempt.state !== 'Authorised') return
    await afterHold(tx, deps, { attempt, state: 'Cancelled', at: deps.now() })
    await tx.paymentAttempt.update({ where: { id }, data: { state: 'Cancelled', failure: 'replaced' } })
  })
}
