import { bakuDay } from '../../lib/days.ts'
import type { Deps } from '../../procedures/deps.ts'
import { sellerOn } from '../seller/read-seller.ts'
import { missingRequisites } from '../seller/seller-input.ts'
import { invoiceOf } from './issue-invoice.ts'

const everyMs = 5000
const hourMs = 60 * 60 * 1000
const atOnce = 50

/**
 * What companies are asked to pay has its invoice without anybody's doing (DOC-5).
 * @throws AggregateError of those that failed, once all others are issued
 */
export async function keepInvoices(deps: Pick<Deps, 'db' | 'now' | 'emails'>): Promise<void> {
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
  const failed: unknown[] = []
  for (const { id: requestId } of due)
    await invoiceOf(deps, { requestId, issuedById: null }).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, 'invoices were not issued')
}

/**
 * What the law lets go of an erased customer's documents is emptied: who bought, what it says, and its PDF (DOC-13).
 */
export async function emptyDocuments({
  db,
  now,
  settings,
}: Pick<Deps, 'db' | 'now' | 'settings'>): Promise<void> {
  const until = bakuDay(now())
  until.setUTCFullYear(until.getUTCFullYear() - settings.DOCUMENT_KEEP_YEARS)
  await db.$transaction(async (tx) => {
    const due = await tx.$queryRaw<{ id: number }[]>`
      UPDATE documents d SET content = '{}', buyer_name = '', buyer_voen = '', void_reason = ''
      FROM users u
      WHERE u.id = d.user_id AND u.deleted_at IS NOT NULL AND d.day < ${until}::date AND d.content <> '{}'
      RETURNING d.id`
    await tx.documentPdf.deleteMany({ where: { documentId: { in: due.map(({ id }) => id) } } })
  })
}

/** Looks every few seconds, and once an hour for what is to be emptied; what failed is logged and tried again. */
export function startKeepingDocuments(deps: Pick<Deps, 'db' | 'now' | 'log' | 'settings' | 'emails'>): {
  stop(): Promise<void>
} {
  let current: Promise<void> | null = null
  let emptyAt = 0
  const round = async () => {
    if (Date.now() >= emptyAt) {
      emptyAt = Date.now() + hourMs
      await emptyDocuments(deps)
    }
    await keepInvoices(deps)
  }
  const timer = setInterval(() => {
    current ??= round()
      .catch((error: unknown) => deps.log.warn({ err: error }, 'keeping documents failed'))
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
