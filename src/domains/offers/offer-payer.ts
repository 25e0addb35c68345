import type { Transaction } from '../../db/client.ts'
import type { Buyer } from '../../db/generated/client.ts'
import { findOrAddBuyer } from '../buyers/buyer-acts.ts'
import type { TypedBuyer } from '../buyers/buyer-input.ts'
import { holdBuyer, noSuchBuyer } from '../buyers/hold-buyer.ts'

/** Who pays, by who accepts a quote, `callerId` null without an account: a company of theirs, or one that they type. */
export type SaidPayer = {
  callerId: number | null
  /** Null: the customer pays as a person; undefined: whom the quote names. */
  buyerId?: number | null | undefined
  company?: TypedBuyer | undefined
}

type Payers = {
  /** The quote's customer. */
  userId: number
  /** The company that the revision names. */
  named: Buyer | null
  said: SaidPayer | undefined
}

/**
 * The company that a revision names, or the customer's of the same VÖEN that it became one with (DOC-41); null where the
 * customer has removed it since (DOC-38).
 */
export async function findNamedPayer(
  db: Pick<Transaction, 'buyer'>,
  buyer: Buyer | null,
  userId: number,
): Promise<Buyer | null> {
  if (buyer === null) return null
  if (buyer.removedAt === null && buyer.userId === userId) return buyer
  if (buyer.voen === '') return null
  return db.buyer.findFirst({
    where: { userId, voen: buyer.voen, removedAt: null },
    orderBy: { id: 'asc' },
  })
}

/**
 * The company that pays for the orders out of a quote, undefined where its customer does: what is said with the
 * acceptance, else whom the quote names. Companies are chosen only by their customer, since a link shows none (DOC-40).
 * @throws VALIDATION when the company isn't the caller's; CONFLICT above the largest number
 */
export async function payerOf(tx: Transaction, { userId, named, said }: Payers): Promise<number | undefined> {
  if (said?.company) return findOrAddBuyer(tx, userId, said.company)
  if (said?.buyerId === undefined) return named?.id
  if (said.buyerId === null) return undefined
  if (said.callerId !== userId) throw noSuchBuyer()
  await holdBuyer(tx, { buyerId: said.buyerId, userId })
  return said.buyerId
}
