import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { untilDay } from '../../../lib/until-day.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { OrderForm } from './use-order-form.ts'

/** Above the form: the campaign that led here, and whether the chosen service is among its own. */
export function CampaignLine({ form: { campaign, service } }: { form: OrderForm }) {
  const language = useLanguage()
  if (!campaign) return null
  const { title, endDate, services } = campaign
  const isOutside = service !== undefined && services.every(({ id }) => id !== service.id)
  const percentage = campaign.percentage === null ? null : formatNumber(campaign.percentage, language)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-[1.5px] border-key px-4.5 py-3">
      {percentage !== null && (
        <Badge>
          <Trans>{percentage}% off</Trans>
        </Badge>
      )}
      <p className="min-w-0">
        <strong className="font-bold">{title}</strong>
        {endDate !== null && `, ${untilDay(endDate, language)}`}
      </p>
      {isOutside && services.length > 0 && (
        <p className="type-small w-full">
          <Trans>The service that you chose isn’t part of this campaign.</Trans>
        </p>
      )}
    </div>
  )
}
