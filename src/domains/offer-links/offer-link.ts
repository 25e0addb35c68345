import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../db/client.ts'
import { isSealed, seal, unseal } from '../../lib/sealed.ts'
import { hashToken } from '../accounts/find-caller.ts'
import { writeEntry } from '../audit/write-entry.ts'
import { newOfferLinkEnd, offerLinkWorks, stateParts } from './offer-link-state.ts'

/** Links that one offer may have where its first can't be shown again. */
const mostLinks = 50
/** How often a use is written down at most. */
const writeIntervalMs = 5 * 60 * 1000

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** 256 random bits. */
const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** A token as it is kept to be shown again: sealed, or not at all (OFF-2). */
export function keptToken(token: string, key: string | undefined): Uint8Array<ArrayBuffer> | null {
  return key === undefined ? null : seal(token, key)
}

/** The token that was kept; null where there is none, or it was sealed with another key. */
export const shownToken = (kept: Uint8Array | null, key: string | undefined): string | null =>
  kept !== null && isSealed(kept) ? unseal(kept, key) : null

/** `by`: the member of staff who asks for it; null for an email, which makes none where the last one was ended. */
type Which = { offerId: number; key: string | undefined; now: Date; by: number | null }

/**
 * The token of an offer's link: the same for all revisions, as long as the key is that it was sealed with. Otherwise a
 * further one, which leads to the same offer; of very many the oldest ends. Once it was ended only staff make another:
 * null for an email (OFF-12).
 */
export async function offerLinkToken(db: Database, which: Which): Promise<string | null> {
  return (
    (await keptLink(db, which)) ??
    db.$transaction(async (tx) => {
      // Of two who need the first one at once both get the same.
      await tx.$queryRaw`SELECT 1 FROM offers WHERE id = ${which.offerId} FOR NO KEY UPDATE`
      const kept = await keptLink(tx, which)
      if (kept !== null) return kept
      return which.by === null && (await wasEnded(tx, which)) ? null : makeOfferLink(tx, which)
    })
  )
}

/** Every link that it had was ended by an act. */
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

/** Staff's sending it by email allows a link again, where the last one was ended (OFF-12). The offer is held. */
export async function allowOfferLink(tx: Transaction, which: Which): Promise<void> {
  if (await wasEnded(tx, which)) await makeOfferLink(tx, which)
}

async function makeOfferLink(tx: Transaction, { offerId, key, now, by }: Which): Promise<string> {
  const token = newLinkToken()
  const { id: linkId } = await tx.offerLink.create({
    data: {
      ...{ offerId, tokenHash: hashToken(token), sealed: keptToken(token, key), createdAt: now },
      ...{ createdById: by, endsAt: newOfferLinkEnd(now) },
    },
    select: { id: true },
  })
  const kept = await tx.offerLink.findMany({
    where: { offerId },
    orderBy: { id: 'desc' },
    take: mostLinks,
    select: { id: true },
  })
  await tx.offerLink.deleteMany({ where: { offerId, id: { notIn: kept.map(({ id }) => id) } } })
  if (by !== null) await writeOfferLinkChange(tx, { by, offerId, act: 'offerLinkMade', linkId })
  return token
}

type LinkChange = { by: number; offerId: number; act: 'offerLinkMade' | 'offerLinkEnded'; linkId: number }

/** Into the offer's history: which link, never its token. */
export async function writeOfferLinkChange(
  tx: Transaction,
  { by, offerId, act, linkId }: LinkChange,
): Promise<void> {
  const entry = { by, kind: 'offer', id: offerId, name: String(offerId), act: 'changed' } as const
  await writeEntry(tx, { ...entry, changes: { [act]: [null, linkId] } })
}

export const offerPath = (token: string): string => `/q/${token}`

/** Which offer a token leads to by which link; null for one that leads to none, or no longer (OFF-12). */
export async function findOfferLink(
  { db, now }: { db: Database; now: () => Date },
  token: string | undefined,
): Promise<{ offerId: number; linkId: number } | null> {
  if (token === undefined || !isToken(token)) return null
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
