import type { Database, Transaction } from '../../db/client.ts'
import { isLinkToken, keptToken, newLinkToken, shownToken } from '../../lib/link-token.ts'
import { hashToken } from '../accounts/find-caller.ts'

const dayMs = 24 * 60 * 60 * 1000
/** A link pays for so long after the request's due day, or after it was made where none is named (PAY-13). */
const linkLifeMs = 60 * dayMs
/** Links that one request may have where its first can't be shown again. */
const maxLinks = 50

export const paymentPath = (token: string): string => `/p/${token}`

/** `isMail`: no person asks for it, so that a link that staff have ended stays so. */
type Which = { requestId: number; key: string | undefined; now: Date; isMail: boolean }

/**
 * The token of a request's link: the same each time, while it pays and the key that encrypted it is the same; else
 * another one. Null for an email once staff have ended the link (PAY-13).
 */
export async function paymentLinkToken(db: Database, which: Which): Promise<string | null> {
  return (
    (await keptLink(db, which)) ??
    db.$transaction(async (tx) => {
      // The lock gives two parallel callers the same first token.
      await tx.$queryRaw`SELECT 1 FROM payment_requests WHERE id = ${which.requestId} FOR NO KEY UPDATE`
      const kept = await keptLink(tx, which)
      if (kept !== null) return kept
      return which.isMail && (await wasEnded(tx, which)) ? null : makeLink(tx, which)
    })
  )
}

async function keptLink(db: Database | Transaction, { requestId, key, now }: Which): Promise<string | null> {
  const links = await db.paymentLink.findMany({
    where: { requestId, revokedAt: null, endsAt: { gt: now } },
    orderBy: { id: 'asc' },
    select: { sealed: true },
  })
  return links.map(({ sealed }) => shownToken(sealed, key)).find((token) => token !== null) ?? null
}

/** Every link that the request had was ended by staff. */
async function wasEnded(tx: Transaction, { requestId }: Which): Promise<boolean> {
  const all = await tx.paymentLink.count({ where: { requestId } })
  return all > 0 && (await tx.paymentLink.count({ where: { requestId, revokedAt: null } })) === 0
}

async function makeLink(tx: Transaction, { requestId, key, now }: Which): Promise<string> {
  const token = newLinkToken()
  const { dueOn } = await tx.paymentRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { dueOn: true },
  })
  const from = Math.max(now.getTime(), dueOn?.getTime() ?? 0)
  await tx.paymentLink.create({
    data: {
      requestId,
      tokenHash: hashToken(token),
      sealed: keptToken(token, key),
      createdAt: now,
      endsAt: new Date(from + linkLifeMs),
    },
    select: { id: true },
  })
  const kept = await tx.paymentLink.findMany({
    where: { requestId },
    orderBy: { id: 'desc' },
    take: maxLinks,
    select: { id: true },
  })
  await tx.paymentLink.deleteMany({ where: { requestId, id: { notIn: kept.map(({ id }) => id) } } })
  return token
}

/** The request that a token leads to, and whether the link still pays; null when it leads nowhere (PAY-13). */
export async function findPaymentLink(
  { db, now }: { db: Database; now: () => Date },
  token: string | undefined,
): Promise<{ requestId: number; isOver: boolean } | null> {
  if (token === undefined || !isLinkToken(token)) return null
  const link = await db.paymentLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { requestId: true, endsAt: true, revokedAt: true },
  })
  if (!link || link.revokedAt !== null) return null
  return { requestId: link.requestId, isOver: link.endsAt.getTime() <= now().getTime() }
}
