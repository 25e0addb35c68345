import { pick } from '../../../../src/lib/languages.ts'
import { toBasisPoints } from '../../../../src/lib/money.ts'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { untilDay } from '../../../lib/until-day.ts'
import { Mark } from '../../../ui/admin/mark.tsx'
import type { Campaign } from './queries.ts'

/** The percentage of the running campaign in basis points, 0 without one. */
export const basisPointsOf = (campaign: Campaign | null): number =>
  campaign ? toBasisPoints(campaign.percentage) : 0

/** The campaign whose discount the prices carry: `«Stiker həftəsi» −15 %, 23 noyabradək`. */
export function CampaignMark({ campaign }: { campaign: Campaign | null }) {
  const language = useLanguage()
  if (!campaign) return null
  const title = pick(campaign, 'title', language)
  const named = language === 'en' ? `“${title}”` : `«${title}»`
  const until = campaign.endDate ? `, ${untilDay(campaign.endDate, language)}` : ''
  return (
    <Mark kind="plain" className="whitespace-normal! wrap-anywhere">
      {`${named} −${formatPercent(campaign.percentage, language)}${until}`}
    </Mark>
  )
}
