import { z } from 'zod'
import type { Buyer } from '../../db/generated/client.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { voenFault } from '../../lib/voen.ts'

export const buyerSchema = z.object({
  id: z.int(),
  name: z.string(),
  voen: z.string(),
  /** What is to be looked at again in its VÖEN; null where it follows the rule, or there is none (DOC-2). */
  voenFault: z.enum(['length', 'check', 'kind']).nullable(),
  address: z.string(),
  requisites: z.string(),
  contract: z.string(),
  wantsEqaime: z.boolean(),
  updatedAt: updatedAtOut,
})
export type BuyerView = z.infer<typeof buyerSchema>

/** `isMain`: it pays for the newest order that one of the customer's companies pays for (DOC-42). */
export const customerBuyerSchema = buyerSchema.extend({ isMain: z.boolean() })

export const toBuyer = ({ updatedAt, ...row }: Buyer): BuyerView =>
  buyerSchema.parse({
    ...row,
    voenFault: row.voen === '' ? null : voenFault(row.voen),
    updatedAt: updatedAt.toISOString(),
  })
