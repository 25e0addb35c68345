import { bakuDay } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import { sellerOn } from '../seller/read-seller.ts'
import { missingRequisites } from '../seller/seller-input.ts'
import { invoiceOf } from './issue-invoice.ts'

const everyMs = 5000
const atOnce = 50

/** What companies are asked to pay has its invoice without anybody's doing (DOC-5). */
export async function keepInvoices(deps: Pick<Deps, 'db' | 'now'>): Promise<void> {
  const { db, now } = deps
  const seller = await sellerOn(db, bakuDay(now()))
  if (!seller || missingRequisites(seller).length > 0) return
  const due = await db.$queryRaw<{ id: number }[]>`
    SELECT r.id FROM payment_requests r
    WHERE r.state = 'Open' AND r.kind <> 'hold'
      AND EXISTS (
        SELECT FROM payment_request_orders l JOIN orders o ON o.id = l.order_id
        WHERE l.request_id = r.id AND o.buyer_id IS NOT NULL)
      AND NOT EXISTS (
        SELECT FROM documents d WHERE d.request_id = r.id AND d.kind = 'invoice' AND d.voided_at IS NULL)
    ORDER BY r.id LIMIT ${atOnce}`
  for (const { id: requestId } of due) await invoiceOf(deps, { requestId, issuedById: null })
}

/** Looks every few seconds; a failure is logged, and the next round tries again. */
export function startKeepingInvoices(deps: Pick<Deps, 'db' | 'now' | 'log'>): {
  stop(): Promise<void>
} {
  let current: Promise<void> | null = null
  const timer = setInterval(() => {
    current ??= keepInvoices(deps)
      .catch((error: unknown) => deps.log.warn({ err: error }, 'issuing invoices failed'))
      .finally(() => {
        current = null
      })
  }, everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await current
    },
  }
}
