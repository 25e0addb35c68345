import type { SqlTransaction } from '../../db/sql-transaction.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { EmailJob } from '../email/emails.ts'
import type { PlannedShipment } from '../order-shipment/plan-shipment.ts'
import { acceptedAs } from '../order-status/statuses.ts'
import { mailWaitMs } from '../order-status/undo-time.ts'
import type { ContactWay } from '../orders/contact-ways.ts'
import { type OrderLine, type PurchaseKey, writeOrders } from '../orders/write-orders.ts'
import type { PurchaseView } from './purchase-output.ts'

export type Purchase = {
  /** The customer whose orders they are. */
  userId: number
  /** The caller: the customer, or a staff member. */
  actorId: number
  at: Date
  /** The language of the page that they are placed on; null for the customer's own. */
  language: Language | null
  /** At least one. Orders with a price are accepted at it. */
  lines: readonly OrderLine[]
  /** The company that pays for them; undefined: the customer does. */
  buyerId?: number | undefined
  /** How they come to their customer; undefined: nothing was said. */
  shipment?: PlannedShipment | undefined
  /** They are promised for the next day with room (PROD-13). */
  byCapacity?: boolean
  key?: PurchaseKey | undefined
  /** How the customer got in touch, for orders that staff took. */
  cameBy?: ContactWay | null
  /** Whether the company gets an email, as for orders that customers place themselves. */
  tellsCompany: boolean
}

/**
 * Places several orders within the caller's transaction, all of them or none (PUR-1), and sends one email to
 * each side (PUR-3); emails about accepted orders wait while an acceptance can be undone.
 * @throws UNAUTHENTICATED when the customer who places them has been erased, NOT_FOUND when another customer
 * has; a unique violation when the key was used at the same time
 */
export async function writePurchase(
  { emails }: Pick<Deps, 'emails'>,
  tx: SqlTransaction,
  { key, cameBy = null, tellsCompany, ...writing }: Purchase,
): Promise<PurchaseView> {
  const purchased = { key, cameBy }
  const { userId, actorId } = writing
  const written = await writeOrders(tx, { ...writing, purchase: purchased })
  if (!written || written.purchaseId === null)
    throw userId === actorId ? new AppError('UNAUTHENTICATED') : notFound()
  const purchase = { id: written.purchaseId, orders: written.orders }
  const { toCustomer, toCompany } = mailsOf(purchase)
  if (purchase.orders.some(({ status }) => status === acceptedAs)) {
    await emails.enqueueAfter(tx, mailWaitMs, toCustomer)
    if (tellsCompany) await emails.enqueue(tx, toCompany)
  } else await emails.enqueue(tx, toCustomer, ...(tellsCompany ? [toCompany] : []))
  return purchase
}

/** A single order has the same emails as on its own. */
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
    toCustomer: { kind: first.status === acceptedAs ? 'orderAccepted' : 'orderReceived', orderId },
    toCompany: { kind: 'orderReceivedCompany', orderId },
  }
}
