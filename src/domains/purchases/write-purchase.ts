import type { Transaction } from '../../db/client.ts'
import type { PreparedTransaction } from '../../db/prepared.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { EmailJob } from '../email/queue.ts'
import type { ContactWay } from '../orders/contact-ways.ts'
import { mailWaitMs } from '../orders/undo-move.ts'
import { type OrderLine, type PurchaseKey, writeOrders } from '../orders/write-orders.ts'
import type { PurchaseView } from './purchase-output.ts'

export type Purchase = {
  /** Whose orders they are. */
  userId: number
  /** Who places them: the customer, or a staff member. */
  actorId: number
  at: Date
  /** Of the page that they are placed on; null: the customer's own. */
  language: Language | null
  /** At least one. Those with a price are accepted at it. */
  lines: readonly OrderLine[]
  key?: PurchaseKey | undefined
  /** Of what staff took. */
  cameBy?: ContactWay | null
  /** Whether the company hears of it by email, as of what customers place themselves. */
  tellsCompany: boolean
}

/**
 * Places several orders within the caller's transaction, all of them or none (PUR-1), and sends one email to each side
 * (PUR-3); what is told of accepted orders waits as long as an acceptance can be undone.
 * @throws UNAUTHENTICATED when the customer who places them has been erased, NOT_FOUND when another one; a unique
 * violation when the key was used at the same time
 */
export async function writePurchase(
  { emails }: Pick<Deps, 'emails'>,
  tx: Transaction | PreparedTransaction,
  { userId, actorId, at, language, lines, key, cameBy = null, tellsCompany }: Purchase,
): Promise<PurchaseView> {
  const purchased = { key, cameBy }
  const written = await writeOrders(tx, { userId, actorId, at, language, lines, purchase: purchased })
  if (!written || written.purchaseId === null)
    throw userId === actorId ? new AppError('UNAUTHENTICATED') : notFound()
  const purchase = { id: written.purchaseId, orders: written.orders }
  const { toCustomer, toCompany } = mailsOf(purchase)
  if (purchase.orders.some(({ status }) => status === 'Accepted')) {
    await emails.enqueueAfter(tx, mailWaitMs, toCustomer)
    if (tellsCompany) await emails.enqueue(tx, toCompany)
  } else await emails.enqueue(tx, toCustomer, ...(tellsCompany ? [toCompany] : []))
  return purchase
}

/** Of one order the emails are those that it has by itself. */
function mailsOf({ id: purchaseId, orders }: PurchaseView): { toCustomer: EmailJob; toCompany: EmailJob } {
  const [first, ...others] = orders
  if (!first) throw new TypeError('a purchase has orders')
  const orderId = first.id
  if (others.length > 0)
    return {
      toCustomer: { kind: 'purchaseReceived', orderId, purchaseId },
      toCompany: { kind: 'purchaseReceivedCompany', orderId, purchaseId },
    }
  return {
    toCustomer: { kind: first.status === 'Accepted' ? 'orderAccepted' : 'orderReceived', orderId },
    toCompany: { kind: 'orderReceivedCompany', orderId },
  }
}
