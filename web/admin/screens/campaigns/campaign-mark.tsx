import { Plural, Trans } from '@lingui/react/macro'
import { Mark } from '../../../ui/admin/mark.tsx'
import { useNow } from '../../kit/use-now.ts'
import { type CampaignDays, campaignState } from './campaign-state.ts'

/** From so many days on the end is near. */
const urgent = 3

/** Running with the days that are left, coming, or over. */
export function CampaignMark({ campaign }: { campaign: CampaignDays }) {
  const where = campaignState(campaign, useNow())
  if (where.state === 'coming')
    return (
      <Mark kind="info">
        {where.daysUntil === null ? (
          <Trans>in preparation: not on the site yet</Trans>
        ) : (
          <Plural value={where.daysUntil} one="coming: begins tomorrow" other="coming: begins in # days" />
        )}
      </Mark>
    )
  if (where.state === 'over')
    return (
      <Mark kind="plain">
        <Plural value={where.daysAgo} one="ended yesterday" other="ended # days ago" />
      </Mark>
    )
  const { daysLeft } = where
  if (daysLeft === null)
    return (
      <Mark kind="ok">
        <Trans>running, no end date</Trans>
      </Mark>
    )
  return (
    <Mark kind={daysLeft <= urgent ? 'warn' : 'ok'}>
      {daysLeft === 0 ? (
        <Trans>running: last day</Trans>
      ) : (
        <Plural value={daysLeft} one="running: # day left" other="running: # days left" />
      )}
    </Mark>
  )
}
