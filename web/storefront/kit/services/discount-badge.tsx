import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { toBasisPoints, toPercent } from '../../../../src/lib/money.ts'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { untilDay } from '../../../lib/until-day.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { WireTier } from '../calculator/wire-quote.ts'
import { impliedPercentage } from '../calculator/wire-quote.ts'
import { campaignsQuery } from './detail-queries.ts'

type DiscountBadgeProps = {
  serviceId: number
  /**
   * The prices that the badge stands beside; without them it is about the campaign's discount on the whole service.
   */
  tiers?: readonly WireTier[]
}

/** The reduction of these prices, and until when or why it counts; nothing without one. */
export function DiscountBadge({ serviceId, tiers }: DiscountBadgeProps) {
  const language = useLanguage()
  const user = useUser()
  const campaigns = useCampaigns().filter(
    (campaign) => campaign.percentage !== null && campaign.services.some(({ id }) => id === serviceId),
  )
  const highest = Math.max(0, ...campaigns.map((campaign) => toBasisPoints(campaign.percentage ?? 0)))
  const percentageBp = tiers ? impliedPercentage(tiers) : highest
  if (percentageBp === 0) return null
  const percentage = formatNumber(toPercent(percentageBp), language)
  const best = campaigns.find((campaign) => toBasisPoints(campaign.percentage ?? 0) === percentageBp)
  return <Badge>{textOf(percentage, best?.endDate ?? null, !best && user !== null)}</Badge>

  function textOf(percentage: string, endDate: string | null, isOwn: boolean) {
    if (isOwn) return <Trans>Your own discount: {percentage}%</Trans>
    if (endDate === null) return <Trans>{percentage}% off</Trans>
    const until = untilDay(endDate, language)
    return (
      <Trans>
        {percentage}% off {until}
      </Trans>
    )
  }
}

function useCampaigns() {
  const { data } = useQuery(campaignsQuery({ api: useApi(), language: useLanguage() }))
  return data?.items ?? []
}
