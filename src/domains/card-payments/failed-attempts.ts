import type { Prisma } from '../../db/generated/client.ts'
import { bakuDay } from '../../lib/days.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import { toAzn } from '../../lib/money.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { writeOrderEntry } from '../audit/write-order-entry.ts'
import { assertReached, mailParts } from '../customers/mail-reach.ts'

const dayMs = 24 * 60 * 60_000
/** What failed longer ago is left to the reminders. */
const lookedAtMs = 30 * dayMs

/** What a failed attempt is: the bank declined the card, or opened no page to pay at. */
export const failedAttempt: Prisma.PaymentAttemptWhereInput = {
  OR: [{ state: 'Declined' }, { state: 'Cancelled', failure: 'notOpened' }],
}

/**
 * The ids of attempts that failed within the last 30 days, of which staff have let none pass and sent no link since:
 * the last of its request, which is still open (PAY-55); at most `limit`, the newest first.
 */
export async function readFailedIds({ db, now }: Pick<Deps, 'db' | 'now'>, limit: number): Promise<number[]> {
  const since = new Date(now().getTime() - lookedAtMs)
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT a.id
    FROM payment_attempts a
    JOIN payment_requests r ON r.id = a.request_id AND r.state = 'Open' AND r.kind <> 'hold'
    JOIN users u ON u.id = r.user_id AND u.deleted_at IS NULL
    WHERE a.created_at > ${since} AND a.trouble_seen_at IS NULL
      AND (a.state = 'Declined' OR (a.state = 'Cancelled' AND a.failure = 'notOpened'))
      AND NOT EXISTS (SELECT 1 FROM payment_attempts later WHERE later.request_id = a.request_id AND later.id > a.id)
    ORDER BY a.id DESC LIMIT ${limit}`
  return rows.map(({ id }) => id)
}

/**
 * Staff send a customer whose card payment failed the link once more (PAY-55). It counts as the reminder of its day.
 * @throws NOT_FOUND; CONFLICT once it is paid or no longer asked for, another user has sent it, or no email reaches
 * the customer
 */
export async function sendLinkAgain(
  { db, now, emails }: Pick<Deps, 'db' | 'now' | 'emails'>,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const at = now()
    const found = await tx.paymentAttempt.findUnique({
      where: { id },
      select: {
        requestId: true,
        request: {
          select: {
            user: { select: mailParts },
            lines: { orderBy: { orderId: 'asc' }, select: { orderId: true, amount: true } },
          },
        },
      },
    })
    if (!found) throw notFound()
    assertReached(found.request.user)
    const sent = await tx.paymentAttempt.updateMany({
      where: { id, ...failedAttempt, troubleSeenAt: null, request: { state: 'Open' } },
      data: { troubleSeenAt: at },
    })
    if (sent.count === 0) throw new AppError('CONFLICT')
    const { requestId, request } = found
    await tx.paymentRequest.update({ where: { id: requestId }, data: { remindedOn: bakuDay(at) } })
    await emails.enqueue(tx, { kind: 'paymentAsked', requestId, why: 'notPaid' })
    for (const { orderId, amount } of request.lines)
      await writeOrderEntry(tx, { by, orderId, changes: { reminded: [null, toAzn(amount)] } })
  })
}
