import { z } from 'zod'
import { money, percentage } from '../../lib/fields.ts'

/** A discount by spend: `limit` AZN and up, per cent; parsed to qəpik and basis points. */
export const newDiscountSchema = z.object({ limit: money, percentage })
