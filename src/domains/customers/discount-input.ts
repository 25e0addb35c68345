import { z } from 'zod'
import { money, percentage } from '../../lib/figure-fields.ts'

/** A discount by spend: from `limit` AZN, so many per cent; qəpik and basis points out. */
export const newDiscountSchema = z.object({ limit: money, percentage })
