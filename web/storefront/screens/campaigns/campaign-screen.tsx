import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { CampaignFigure } from '../../../ui/campaigns/campaign-figure.tsx'
import { TicketSheet } from '../../../ui/campaigns/ticket-sheet.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { campaignQuery } from '../../kit/campaigns/queries.ts'
import { timeLeft } from '../../kit/campaigns/time-left.ts'
import { Page } from '../../kit/page.tsx'
import { CampaignServices } from './campaign-services.tsx'
import { CampaignStub } from './campaign-stub.tsx'

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
        <h1 className="type-d1 max-md:text-[length:min(52px,12.6vw)]">{campaign.title}</h1>
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
              className="absolute inset-0 size-full bg-proof! object-contain"
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

/**
 * The time in ms, moving on. It begins with when the loader ran, which the server sends along, so that the
 * first render in the browser says what the server said.
 */
function useNow(loadedAt: number): number {
  const [now, setNow] = useState(loadedAt)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, pace)
    return () => clearInterval(timer)
  }, [])
  return now
}
