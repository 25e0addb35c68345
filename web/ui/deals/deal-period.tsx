import { useLanguage } from '../../lib/language.tsx'
import { untilDay } from '../../lib/until-day.ts'

/** The period in the company's own words; without any, the last day; nothing for a campaign without end. */
export function DealPeriod({ deal }: { deal: { date: string; endDate: string | null } }) {
  const language = useLanguage()
  if (deal.date) return <>{deal.date}</>
  return deal.endDate === null ? null : (
    <time dateTime={deal.endDate.slice(0, 10)}>{untilDay(deal.endDate, language)}</time>
  )
}
