import type { Database, Transaction } from '../../db/client.ts'
import { isLinkToken, keptToken, newLinkToken, shownToken } from '../../lib/link-token.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { newOfferLinkEnd, offerLinkWorks, stateParts } from './offer-link-state.ts'

/** Links that one quote may have where its first can't be shown again. */
const maxLinks = 50
/** Uses are recorded at most this often, ms. */
const writeIntervalMs = 5 * 60 * 1000

/** `by` is the staff member who asks; null for an email, which doesn't replace an ended link. */
type Which = { offerId: number; key: string | undefined; now: Date; by: number | null }

/**
 * The token of a quote's link: the same for all revisions, while the key that encrypted it is the same.
 * Otherwise another one, which leads to the same quote; of too many the oldest ends. Once it was ended only
 * staff make another: null for an email (OFF-12).
 */
export async function offerLinkToken(db: Database, which: Which): Promise<string | null> {
  return (
    (await keptLink(db, which)) ??
    db.$transaction(async (tx) => {
      // The lock gives two parallel callers the same first token.
      await tx.$queryRaw`SELECT 1 FROM offers WHERE id = ${which.offerId} FOR NO KEY UPDATE`
      const kept = await keptLink(tx, which)
      if (kept !== null) return kept
      return which.by === null && (await wasEnded(tx, which)) ? null : makeOfferLink(tx, which)
    })
  )
}

/** Every link that the quote had was ended by an action. */
async function wasEnded(tx: Transaction, { offerId }: Which): Promise<boolean> {
  const all = await tx.offerLink.count({ where: { offerId } })
  return all > 0 && (await tx.offerLink.count({ where: { offerId, revokedAt: null } })) === 0
}

async function keptLink(db: Database | Transaction, { offerId, key, now }: Which): Promise<string | null> {
  const links = await db.offerLink.findMany({
    where: { offerId, revokedAt: null },
    orderBy: { id: 'asc' },
    include: stateParts,
  })
  return (
    links
      .filter((link) => offerLinkWorks(link, now))
      .map(({ sealed }) => shownToken(sealed, key))
      .find((token) => token !== null) ?? null
  )
}

/** Sending it by email again allows a link where the last one was ended (OFF-12). The quote is locked. */
export async function allowOfferLink(tx: Transaction, which: Which): Promise<void> {
  if (await wasEnded(tx, which)) await makeOfferLink(tx, which)
}

async function makeOfferLink(tx: Transaction, { offerId, key, now, by }: Which): Promise<string> {
  const token = newLinkToken()
  const { id: linkId } = await tx.offerLink.create({
    data: {
      offerId,
      tokenHash: hashToken(token),
      sealed: keptToken(token, key),
      createdAt: now,
      createdById: by,
      endsAt: newOfferLinkEnd(now),
    },
    select: { id: true },
  })
  const kept = await tx.offerLink.findMany({
    where: { offerId },
    orderBy: { id: 'desc' },
    take: maxLinks,
    select: { id: true },
  })
  await tx.offerLink.deleteMany({ where: { offerId, id: { notIn: kept.map(({ id }) => id) } } })
  if (by !== null) await writeOfferLinkChange(tx, { by, offerId, act: 'offerLinkMade', linkId })
  return token
}

type LinkChange = { by: number; offerId: number; act: 'offerLinkMade' | 'offerLinkEnded'; linkId: number }

/** Records in the quote's history which link it was, never its token. */
export async function writeOfferLinkChange(
  tx: Transaction,
  { by, offerId, act, linkId }: LinkChange,
): Promise<void> {
  const entry = { by, kind: 'offer', id: offerId, name: String(offerId), act: 'changed' } as const
  await writeEntry(tx, { ...entry, changes: { [act]: [null, linkId] } })
}

export const offerPath = (token: string): string => `/q/${token}`

/** The quote and link of a token; null when there is none, or no longer (OFF-12). */
export async function findOfferLink(
  { db, now }: { db: Database; now: () => Date },
  token: string | undefined,
): Promise<{ offerId: number; linkId: number } | null> {
  if (token === undefined || !isLinkToken(token)) return null
  const link = await db.offerLink.findUnique({
    where: { tokenHash: hashToken(token) },
    include: stateParts,
  })
  const at = now()
  if (!link || !offerLinkWorks(link, at)) return null
  if (at.getTime() - (link.lastUsedAt?.getTime() ?? 0) > writeIntervalMs)
    await db.offerLink.updateMany({ where: { id: link.id }, data: { lastUsedAt: at } })
  return { offerId: link.offerId, linkId: link.id }
}
