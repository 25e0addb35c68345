import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { clearable, day, flag, id, list, maybe, percentage, priority } from '../../lib/fields.ts'
import { fileField } from '../../procedures/received-file.ts'
import { changedTexts, newTexts } from '../content/texts.ts'

export const endsTooEarly: Message = /*i18n*/ {
  id: 'campaigns.endsTooEarly',
  message: 'A campaign cannot end before it begins.',
}

type Days = { startDate?: Date | null | undefined; endDate?: Date | null | undefined }

/** A campaign ends on its first day or later; either may be missing. */
export const daysInOrder = ({ startDate, endDate }: Days): boolean =>
  !(startDate instanceof Date && endDate instanceof Date) || startDate <= endDate

const otherFields = {
  /** Empty for a campaign without a discount. */
  percentage: clearable(percentage),
  /** The first day in Baku; empty means at once. */
  startDate: clearable(day),
  /** Empty means without end. */
  endDate: clearable(day),
  /** On the wire also `ServiceTypeIds`, the old client's name for it. */
  serviceIds: list(id).optional(),
  priority: maybe(priority),
  state: maybe(flag),
  file: maybe(fileField),
}

/** Title and description in az are required (CAM-3). */
export const newCampaignSchema = z.object({ ...newTexts('campaign'), ...otherFields })
export type NewCampaign = z.output<typeof newCampaignSchema>

/** What isn't sent stays; `updatedAt`, as it was read, guards against overwriting another's change. */
export const changedCampaignSchema = z.object({
  id,
  ...changedTexts('campaign'),
  ...otherFields,
  updatedAt: readAt,
})
export type ChangedCampaign = z.output<typeof changedCampaignSchema>
