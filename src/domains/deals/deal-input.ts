import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import {
  clearable,
  day,
  flag,
  id,
  list,
  maybe,
  optionalFields,
  percentage,
  priority,
  requiredTexts,
  texts,
} from '../../lib/fields.ts'
import { fileField } from '../media/received-file.ts'

const textFields = {
  ...requiredTexts('title', 200),
  ...requiredTexts('description', 20_000),
  ...texts('offer', 1000),
  ...texts('head', 500),
  ...texts('date', 200),
}

const otherFields = {
  /** Empty: a campaign without a reduction. */
  percentage: clearable(percentage),
  /** Empty: without end. */
  endDate: clearable(day),
  /** On the wire also `ServiceTypeIds`, the old client's name for it. */
  serviceIds: list(id).optional(),
  priority: maybe(priority),
  state: maybe(flag),
  file: maybe(fileField),
}

/** Title and description in az are required (specification 5). */
export const newDealSchema = z.object({ ...textFields, ...otherFields })
export type NewDeal = z.output<typeof newDealSchema>

/** What isn't sent stays; `updatedAt`, as it was read, guards against overwriting another's change. */
export const changedDealSchema = z.object({
  id,
  ...optionalFields(textFields),
  ...otherFields,
  updatedAt: readAt,
})
export type ChangedDeal = z.output<typeof changedDealSchema>
