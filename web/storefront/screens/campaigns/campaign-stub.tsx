import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { LinkButton } from '../../../ui/button.tsx'
import { CampaignPeriod } from '../../../ui/campaigns/campaign-period.tsx'
import type { TimeLeft } from '../../kit/campaigns/time-left.ts'

type StubCampaign = {
  id: number
  offer: string
  date: string
  endDate: string | null
  percentage: number | null
  services: readonly { id: number }[]
}

/** Offer, period, what is left of the time, and the way on: to the order, or to what runs now. */
export function CampaignStub({ campaign, left }: { campaign: StubCampaign; left: TimeLeft }) {
  const over = left.state === 'over'
  const [only, second] = campaign.services
  return (
    <>
      {over ? (
        <p className="type-d3">
          <Trans>The campaign is over.</Trans>
        </p>
      ) : (
        campaign.percentage !== null &&
        campaign.offer && <p className="type-d3 max-w-120">{campaign.offer}</p>
      )}
      <dl className="flex flex-wrap items-end gap-x-10 gap-y-3 pt-4 pb-6">
        {!over && (
          <Fact name={<Trans>Time left</Trans>} large>
            <TimeLeftText left={left} />
          </Fact>
        )}
        {(campaign.date || campaign.endDate) && (
          <Fact name={<Trans>Period</Trans>}>
            <CampaignPeriod campaign={campaign} />
          </Fact>
        )}
      </dl>
      {over ? (
        <LinkButton to="/companies" wide arrow>
          <Trans>Campaigns that are running</Trans>
        </LinkButton>
      ) : (
        <LinkButton
          to="/order"
          search={{ campaign: campaign.id, ...(only && !second && { service: only.id }) }}
          wide
          arrow
          className="hover:bg-paper hover:text-key"
        >
          {campaign.percentage === null ? <Trans>Place order</Trans> : <Trans>Order with the discount</Trans>}
        </LinkButton>
      )}
    </>
  )
}

type FactProps = { name: ReactNode; large?: boolean; children: ReactNode }

const Fact = ({ name, large = false, children }: FactProps) => (
  <div>
    <dt className="type-label">{name}</dt>
    <dd className={large ? 'type-d3 tabular-nums' : 'type-card'}>{children}</dd>
  </div>
)

/** `12 gün 7 saat`; below an hour and without an end in words. Nothing for what is over: say that elsewhere. */
function TimeLeftText({ left }: { left: TimeLeft }) {
  if (left.state === 'over') return null
  if (left.state === 'endless') return <Trans>No end date</Trans>
  if (left.state === 'lastHour') return <Trans>Less than an hour</Trans>
  const { days, hours } = left
  return (
    <>
      {days > 0 && <Plural value={days} one="# day" other="# days" />}
      {days > 0 && hours > 0 && ' '}
      {hours > 0 && <Plural value={hours} one="# hour" other="# hours" />}
    </>
  )
}
