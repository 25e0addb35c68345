import { randomBytes } from 'node:crypto'
import type { Database, Transaction } from '../../db/client.ts'
import { isSealed, seal, unseal } from '../../lib/sealed.ts'
import { hashToken } from '../accounts/find-caller.ts'

/** Links that one offer may have where its first can't be shown again. */
const mostLinks = 50

const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

/** 256 random bits. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

/** A token as it is kept to be shown again: sealed, or not at all (OFF-2). */
export function keptToken(token: string, key: string | undefined): Uint8Array<ArrayBuffer> | null {
  return key === undefined ? null : seal(token, key)
}

/** The token that was kept; null where there is none, or it was sealed with another key. */
export const shownToken = (kept: Uint8Array | null, key: string | undefined): string | null =>
  kept !== null && isSealed(kept) ? unseal(kept, key) : null

type Which = { offerId: number; key: string | undefined }

/**
 * The token of an offer's link: the same for all revisions, as long as the key is that it was sealed with. Otherwise a
 * further one, which leads to the same offer; of very many the oldest ends.
 */
export async function offerLinkToken(db: Database, which: Which): Promise<string> {
  return (
    (await keptLink(db, which)) ??
    db.$transaction(async (tx) => {
      // Of two who need the first one at once both get the same.
      await tx.$queryRaw`SELECT 1 FROM offers WHERE id = ${which.offerId} FOR NO KEY UPDATE`
      return (await keptLink(tx, which)) ?? makeLink(tx, which)
    })
  )
}

async function keptLink(db: Database | Transaction, { offerId, key }: Which): Promise<string | null> {
  const links = await db.offerLink.findMany({ where: { offerId }, orderBy: { id: 'asc' } })
  return links.map(({ sealed }) => shownToken(sealed, key)).find((token) => token !== null) ?? null
}

async function makeLink(tx: Transaction, { offerId, key }: Which): Promise<string> {
  const token = newLinkToken()
  await tx.offerLink.create({
    data: { offerId, tokenHash: hashToken(token), sealed: keptToken(token, key) },
  })
  const kept = await tx.offerLink.findMany({
    where: { offerId },
    orderBy: { id: 'desc' },
    take: mostLinks,
    select: { id: true },
  })
  await tx.offerLink.deleteMany({ where: { offerId, id: { notIn: kept.map(({ id }) => id) } } })
  return token
}

export const offerPath = (token: string): string => `/q/${token}`

/** Which offer a token leads to; null for one that leads to none. */
export async function findOfferLink(
  db: Database | Transaction,
  token: string | undefined,
): Promise<number | null> {
  if (token === undefined || !isToken(token)) return null
  const link = await db.offerLink.findUnique({
    where: { tokenHash: hashToken(token) },
    select: { offerId: true },
  })
  return link?.offerId ?? null
}
