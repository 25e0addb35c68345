import { z } from 'zod'
import { orderSchema } from '../orders/order-output.ts'

/** Orders that were placed together, in the order of their lines. */
export const purchaseSchema = z.object({ id: z.int(), orders: z.array(orderSchema) })
export type PurchaseView = z.infer<typeof purchaseSchema>
