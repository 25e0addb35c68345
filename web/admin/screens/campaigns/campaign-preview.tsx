import { useQuery } from '@tanstack/react-query'
import { type Language, pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { isDay } from '../../../ui/admin/day-text.ts'
import { CampaignFigure } from '../../../ui/campaigns/campaign-figure.tsx'
import { CampaignPeriod } from '../../../ui/campaigns/campaign-period.tsx'
import { TicketSheet } from '../../../ui/campaigns/ticket-sheet.tsx'
import { SitePreview } from '../../kit/editor/site-preview.tsx'
import { useObjectUrl } from '../../kit/pictures/use-object-url.ts'
import { useNow } from '../../kit/use-now.ts'
import { campaignState } from './campaign-state.ts'
import { type CampaignValues, percentOf } from './campaign-values.ts'

/** The ticket as it will be in the list of campaigns. */
export function CampaignPreview({ values }: { values: CampaignValues }) {
  const photo = useObjectUrl(values.file)
  const endDate = isDay(values.endDate) ? values.endDate : null
  const isOver = campaignState({ state: true, startDate: null, endDate }, useNow()).state === 'over'
  return (
    <SitePreview>
      {(language) => {
        const campaign = {
          title: pick(values, 'title', language) || '…',
          offer: pick(values, 'offer', language),
          head: pick(values, 'head', language),
          date: pick(values, 'date', language),
          endDate,
          percentage: percentOf(values.percentage),
        }
        return (
          <div className="p-4">
            <TicketSheet
              look={isOver ? 'void' : 'dots'}
              figure={<CampaignFigure campaign={campaign} />}
              picture={
                photo !== '' && (
                  <img src={photo} alt="" className="absolute inset-0 size-full bg-proof object-cover" />
                )
              }
            >
              <p className="type-d3 break-words">{campaign.title}</p>
              <p className="pt-1">
                <CampaignPeriod campaign={campaign} />
              </p>
              <ServiceNames ids={values.serviceIds} language={language} />
            </TicketSheet>
          </div>
        )
      }}
    </SitePreview>
  )
}

function ServiceNames({ ids, language }: { ids: readonly number[]; language: Language }) {
  const { data } = useQuery(useApi().services.list.queryOptions({ language }))
  const chosen = data?.items.filter(({ id }) => ids.includes(id)) ?? []
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-4 pt-2">
      {chosen.map(({ id, name }) => (
        <li key={id} className="type-small flex min-h-8 min-w-0 items-center font-semibold">
          <span className="min-w-0 border-key border-b pb-0.5 wrap-anywhere">{name}</span>
        </li>
      ))}
    </ul>
  )
}
