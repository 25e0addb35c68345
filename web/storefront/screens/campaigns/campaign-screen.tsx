import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { learnServerTime, serverNow } from '../../../lib/server-time.ts'
import { useHydrated } from '../../../lib/session.ts'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { CampaignFigure } from '../../../ui/campaigns/campaign-figure.tsx'
import { CampaignPeriod } from '../../../ui/campaigns/campaign-period.tsx'
import { TicketSheet } from '../../../ui/campaigns/ticket-sheet.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Arrow } from '../../../ui/icons.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceFrom } from '../../../ui/price-from.tsx'
import { campaignQuery, campaignServicesQuery } from '../../kit/campaigns/queries.ts'
import { type TimeLeft, timeLeft } from '../../kit/campaigns/time-left.ts'
import { Page } from '../../kit/page.tsx'

const route = getRouteApi('/_storefront/companies/details/$id')

/** A campaign, running or over, as one large ticket (CAM-2). */
export function CampaignScreen() {
  const { id } = route.useParams()
  const { loadedAt } = route.useLoaderData()
  const { data: campaign } = useQuery(campaignQuery({ api: useApi(), language: useLanguage() }, Number(id)))
  const left = timeLeft(campaign?.endDate ?? null, useNow(loadedAt))
  if (!campaign) return null
  return (
    <Page above={[{ label: <Trans>Campaigns</Trans>, to: '/companies' }]} current={campaign.title}>
      <div className="pt-3 pb-9 md:pt-7 md:pb-12">
        <h1 className="type-d1 max-md:text-[length:min(52px,11.4vw)]">{campaign.title}</h1>
        {campaign.head && <p className="type-lead max-w-175 pt-5 md:pt-7">{campaign.head}</p>}
      </div>
      <div className="relative">
        <CropMarks />
        <TicketSheet
          look={left.state === 'over' ? 'void' : 'flat'}
          figure={<CampaignFigure campaign={campaign} />}
          picture={
            <Picture
              url={campaign.photoUrl}
              alt=""
              sizes="(width >= 768px) 48vw, 92vw"
              eager
              className="absolute inset-0 size-full bg-proof! object-cover"
            />
          }
        >
          <CampaignStub campaign={campaign} left={left} />
        </TicketSheet>
      </div>
      <div className="grid gap-x-6 gap-y-12 pt-12 md:pt-18 lg:grid-cols-2">
        <p className="type-lead max-w-160 whitespace-pre-line">{campaign.description}</p>
        <CampaignServices services={campaign.services} />
      </div>
    </Page>
  )
}

const pace = 30_000
/** Longer than the server keeps a page for all (answer-cache.ts), in ms; one out of the browser's cache may be old. */
const kept = 20 * 60_000

/**
 * The current time in ms by the server's clock. It begins with the time at which the loader ran, which the server
 * sends along, so that the first render in the browser says what the server said.
 */
function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt)
  const [isSent] = useState(!useHydrated())
  useEffect(() => {
    const [loading] = performance.getEntriesByType('navigation')
    const isFresh = loading instanceof PerformanceNavigationTiming && loading.transferSize > 0
    if (isSent && isFresh && Math.abs(loadedAt - serverNow()) > kept) learnServerTime(loadedAt)
    const tick = () => setNow(serverNow())
    tick()
    const timer = setInterval(tick, pace)
    return () => clearInterval(timer)
  }, [isSent, loadedAt])
  return now
}

type CampaignServicesProps = { services: readonly { id: number; name: string }[] }

/** The services that the campaign is about, each linked to its prices. */
function CampaignServices({ services }: CampaignServicesProps) {
  const { data: cards } = useQuery(
    campaignServicesQuery({ api: useApi(), language: useLanguage() }, services),
  )
  const prices = new Map(cards?.map(({ id, priceFrom }) => [id, priceFrom]))
  return (
    <section aria-labelledby="campaign-services">
      <h2 id="campaign-services" className="type-d3 pb-5">
        <Trans>Services in the campaign</Trans>
      </h2>
      {services.length === 0 ? (
        <TextLink to="/services" arrow>
          <Trans>All services</Trans>
        </TextLink>
      ) : (
        <ul className="border-key border-t-2">
          {services.map(({ id, name }) => (
            <li key={id} className="border-key border-b">
              <Link
                to="/services/card/$id"
                params={{ id: String(id) }}
                className="type-card flex min-h-16 items-center justify-between gap-4 px-0 py-3 wrap-anywhere transition-colors hover:bg-ink hover:px-4"
              >
                {name}
                <span className="ml-auto flex shrink-0 items-center gap-4">
                  <span className="type-small">{cards && <PriceFrom azn={prices.get(id) ?? null} />}</span>
                  <Arrow />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

type StubCampaign = {
  id: number
  offer: string
  date: string
  endDate: string | null
  percentage: number | null
  services: readonly { id: number }[]
}

/** The offer, its period, the remaining time, and a link on: to the order, or to what runs now. */
function CampaignStub({ campaign, left }: { campaign: StubCampaign; left: TimeLeft }) {
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

/**
 * `12 gün 7 saat`; a text when less than an hour is left or the campaign has no end. Nothing for a campaign that is
 * over: that is said elsewhere.
 */
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
