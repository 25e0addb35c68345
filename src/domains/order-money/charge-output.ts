import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { toAzn } from '../../lib/money.ts'

/** What an order may cost beside its price. */
export const chargeKinds = ['delivery', 'design', 'other'] as const

/** What an order costs beside its price; the amount in AZN. */
export const chargeSchema = z.object({
  id: z.int(),
  kind: z.enum(chargeKinds),
  amount: z.number(),
  note: z.string(),
  /** The shipment whose price it is, and with which it is changed (DEL-13); null for others. */
  shipmentId: z.int().nullable(),
})

/** The charges of an order that count, the first first. */
export const countingCharges = {
  where: { removedAt: null },
  orderBy: { id: 'asc' },
  select: { id: true, kind: true, amount: true, note: true, shipmentId: true },
} as const satisfies Prisma.Order$chargesArgs
type ChargeRow = Prisma.ChargeGetPayload<Pick<typeof countingCharges, 'select'>>

export const toCharge = ({ amount, ...row }: ChargeRow): z.infer<typeof chargeSchema> => ({
  ...row,
  amount: toAzn(amount),
})
