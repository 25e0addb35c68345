import type { inferRouterOutputs } from '@trpc/server'
import {
  daysInOrder,
  endsTooEarly,
  newCampaignSchema,
} from '../../../../src/domains/campaigns/campaign-input.ts'
import type { AllTexts } from '../../../../src/domains/content/texts.ts'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { figureIn } from '../../../../src/lib/read-whole.ts'
import { readPercent } from '../../../../src/lib/written-numbers.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { blankTexts } from '../../kit/editor/content-texts.ts'
import { chosenFilesOf } from '../../kit/editor/values.ts'
import { written } from '../../kit/forms/written.ts'

export type Campaign = inferRouterOutputs<AppRouter>['campaigns']['multilanguage']

export type CampaignValues = AllTexts<'campaign'> & {
  serviceIds: number[]
  /** Per cent as it is written; empty for a campaign without a reduction. */
  percentage: string
  /** `YYYY-MM-DD`; empty to start at once. */
  startDate: string
  /** `YYYY-MM-DD`; empty for no end. */
  endDate: string
  /** The stored picture's address, or the file chosen for it. */
  file: string | File
  state: boolean
}

const writtenPercentage = written(newCampaignSchema.shape.percentage)

/** Pictures are checked when they are chosen. */
export const campaignForm = newCampaignSchema
  .omit({ file: true })
  .extend({ percentage: writtenPercentage })
  .refine(daysInOrder, { path: ['endDate'], params: { message: endsTooEarly } })

export const blankCampaign: CampaignValues = {
  ...blankTexts('campaign'),
  serviceIds: [],
  percentage: '',
  startDate: '',
  endDate: '',
  file: '',
  state: true,
}

export function readCampaign(record: Campaign, language: Language) {
  const {
    id: _,
    services,
    serviceI: __,
    photoUrl,
    percentage,
    startDate,
    endDate,
    priority: ___,
    ...rest
  } = record
  const { updatedAt, ...plain } = rest
  const values: CampaignValues = {
    ...plain,
    serviceIds: services.map(({ id }) => id),
    percentage: percentage === null ? '' : formatNumber(percentage, language),
    startDate: startDate?.slice(0, 10) ?? '',
    endDate: endDate?.slice(0, 10) ?? '',
    file: photoUrl,
  }
  return { values, version: updatedAt }
}

const dayOf = (text: string): string | null => (text === '' ? null : `${text}T00:00:00.000Z`)

/** What was changed, as the server takes it; its days as midnight UTC (CAM-5). */
export function campaignChange(changed: Partial<CampaignValues>) {
  const { percentage, startDate, endDate, file, ...plain } = changed
  return {
    ...plain,
    ...(percentage !== undefined && { percentage: percentOf(percentage) }),
    ...(startDate !== undefined && { startDate: dayOf(startDate) }),
    ...(endDate !== undefined && { endDate: dayOf(endDate) }),
    ...chosenFilesOf({ file }, ['file']),
  }
}

/** The percentage; null for none, and for what isn't one. */
export const percentOf = (text: string): number | null =>
  writtenPercentage.safeParse(text).success ? (figureIn(readPercent(text)) ?? null) : null

/** The input of POST /deal. */
export const newCampaign = ({ title, description, ...values }: CampaignValues) => ({
  ...campaignChange(values),
  title,
  description,
})
