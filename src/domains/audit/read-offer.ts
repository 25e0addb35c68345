import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { toAzn } from '../../lib/money.ts'
import type { Snapshot } from '../content/values.ts'

const written = z.array(
  z.object({
    kind: z.string(),
    service: z.object({ az: z.string() }),
    title: z.object({ az: z.string() }),
    count: z.int(),
    price: z.int(),
  }),
)

/**
 * Its name is its number. Nothing that anybody wrote or is called: its entries stay when the customer is erased (DAT-2),
 * so a line of staff's own words is named by its service.
 */
export async function readOffer(tx: Transaction, id: number): Promise<Snapshot | null> {
  const row = await tx.offer.findUnique({ where: { id } })
  if (!row) return null
  const lines = (written.safeParse(row.lines).data ?? []).map(({ kind, service, title, count, price }) => {
    const what = kind === 'free' ? service.az : title.az
    return `${what} × ${count}: ${toAzn(price).toFixed(2)}`
  })
  const { language, days, lastRevision, validUntil, state } = row
  return {
    name: String(id),
    fields: {
      ...{ offerLines: lines, offerLanguage: language, offerDays: days, offerRevision: lastRevision },
      ...{ validUntil: validUntil?.toISOString() ?? null, offerState: state },
    },
  }
}
