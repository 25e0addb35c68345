import { useLanguage } from '../../lib/language.tsx'
import { untilDay } from '../../lib/until-day.ts'

/** The period as the company wrote it, else the last day; nothing for a campaign without end. */
export function CampaignPeriod({ campaign }: { campaign: { date: string; endDate: string | null } }) {
  const language = useLanguage()
  if (campaign.date) return <>{campaign.date}</>
  return campaign.endDate === null ? null : (
    <time dateTime={campaign.endDate.slice(0, 10)}>{untilDay(campaign.endDate, language)}</time>
  )
}
