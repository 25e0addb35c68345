import { Trans } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi, useClient } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { SlugLine } from '../../../ui/slug-line.tsx'
import { CampaignTicket } from '../../kit/campaigns/campaign-ticket.tsx'
import { campaignsTextsQuery } from '../../kit/campaigns/queries.ts'
import { homeCampaignsQuery } from './queries.ts'

/** Two random campaigns as tickets, each with two other services in its margin. */
export function CampaignsTeaser() {
  const from = { api: useApi(), language: useLanguage(), client: useClient(), queryClient: useQueryClient() }
  const { data: picked = [] } = useQuery(homeCampaignsQuery(from))
  const texts = useQuery(campaignsTextsQuery(from)).data?.[0]
  if (picked.length === 0) return null
  const spans = picked.length === 1 ? ['lg:col-span-2 xl:col-span-12'] : ['xl:col-span-7', 'xl:col-span-5']
  return (
    <section data-ink="y" aria-labelledby="home-campaigns" className="sheet-width pt-20 md:pt-32">
      <SlugLine>
        <Trans>Yellow, Y 100</Trans>
      </SlugLine>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-5 pt-7 pb-8 md:pt-14 md:pb-14">
        <h2 id="home-campaigns" className="type-d2 hyphens-auto break-words">
          {texts?.head || <Trans>Campaigns</Trans>}
        </h2>
        <TextLink to="/companies" arrow>
          <Trans>See all</Trans>
        </TextLink>
      </div>
      <ul className="grid grid-cols-1 gap-6 lg:grid-cols-2 xl:grid-cols-12">
        {picked.map(({ campaign, words }, index) => (
          <CampaignTicket
            key={campaign.id}
            campaign={campaign}
            heading="h3"
            look={index === 0 ? 'flat' : 'dots'}
            sizes="(width >= 1280px) 24vw, (width >= 600px) 40vw, 92vw"
            className={spans[index] ?? ''}
          >
            {words.length > 0 && <ExtraWords words={words} />}
          </CampaignTicket>
        ))}
      </ul>
    </section>
  )
}

/** What else is printed here; not a part of the campaign. */
const ExtraWords = ({ words }: { words: readonly { id: number; name: string }[] }) => (
  <div className="type-small flex flex-wrap items-center gap-x-3 pt-1">
    <p>
      <Trans>We also print:</Trans>
    </p>
    <ul className="flex flex-wrap gap-x-3">
      {words.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="/services/card/$id"
            params={{ id: String(id) }}
            className="relative z-1 flex min-h-8 items-center wrap-anywhere underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </div>
)
