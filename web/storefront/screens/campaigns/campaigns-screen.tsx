import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { CampaignTicket } from '../../kit/campaigns/campaign-ticket.tsx'
import { campaignsPageQuery, campaignsPageSize, campaignsTextsQuery } from '../../kit/campaigns/queries.ts'
import { Page } from '../../kit/page.tsx'

const route = getRouteApi('/_storefront/companies')
const rows = 'grid grid-cols-1 gap-5 md:gap-6 lg:grid-cols-2 xl:grid-cols-12'

/** The running campaigns as tickets, 6 on a page (WEB-1). */
export function CampaignsScreen() {
  const { t } = useLingui()
  const { page = 1 } = route.useSearch()
  const from = { api: useApi(), language: useLanguage() }
  const campaigns = useQuery(campaignsPageQuery(from, page))
  if (campaigns.isPending)
    return (
      <CampaignsPage>
        <LoadingTickets />
      </CampaignsPage>
    )
  // A failed section stays quiet (WEB-8).
  if (campaigns.isError) return <CampaignsPage>{null}</CampaignsPage>
  const { items, pagination } = campaigns.data
  if (items.length === 0) return page > 1 ? <EndOfCampaigns /> : <NoCampaigns />
  return (
    <CampaignsPage>
      <ul className={rows}>
        {items.map((campaign, index) => {
          const place = placeOf(index, items.length)
          return (
            <CampaignTicket
              key={campaign.id}
              campaign={campaign}
              heading="h2"
              look={place.wide ? 'flat' : 'dots'}
              sizes={
                place.wide
                  ? '(width >= 1280px) 24vw, (width >= 600px) 40vw, 92vw'
                  : '(width >= 1024px) 18vw, (width >= 600px) 40vw, 92vw'
              }
              eager={index === 0}
              className={place.className}
            />
          )
        })}
      </ul>
      <div className="mt-10">
        <Pagination page={page} totalPages={pagination.totalPages} label={t`Campaigns`} />
      </div>
    </CampaignsPage>
  )
}

/** The page's head, and the list below it. */
function CampaignsPage({ children }: { children: ReactNode }) {
  const from = { api: useApi(), language: useLanguage() }
  const texts = useQuery(campaignsTextsQuery(from)).data?.[0]
  return (
    <Page current={texts?.title || <Trans>Campaigns</Trans>}>
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 pt-3 xl:flex-nowrap pb-10 md:pt-7 md:pb-14">
        <h1 className="type-d1 min-w-0 max-w-[9em] max-md:text-[length:min(52px,12.6vw)]">
          {texts?.head || <Trans>Campaigns</Trans>}
        </h1>
        {texts?.description && (
          <p className="type-lead max-w-130 md:pb-2 xl:max-w-110 xl:shrink-0">{texts.description}</p>
        )}
      </div>
      {children}
    </Page>
  )
}

/** Wide and narrow tickets change sides from row to row; a single ticket in the last row takes all of it. */
function placeOf(index: number, count: number): { wide: boolean; className: string } {
  if (index === count - 1 && count % 2 === 1) return { wide: true, className: 'lg:col-span-2 xl:col-span-12' }
  const wide = index % 4 === 0 || index % 4 === 3
  return { wide, className: wide ? 'xl:col-span-7' : 'xl:col-span-5' }
}

const NoCampaigns = () => (
  <CampaignsPage>
    <EmptyState drawn title={<Trans>No campaign is running right now.</Trans>}>
      <TextLink to="/services" arrow>
        <Trans>Services and prices</Trans>
      </TextLink>
    </EmptyState>
  </CampaignsPage>
)

/** Shown for a page after the last one, which the server answers with 404. */
export const EndOfCampaigns = () => (
  <CampaignsPage>
    <EmptyState title={<Trans>There are no campaigns on this page.</Trans>}>
      <TextLink to="/companies" arrow>
        <Trans>First page</Trans>
      </TextLink>
    </EmptyState>
  </CampaignsPage>
)

const LoadingTickets = () => (
  <ul aria-busy="true" className={rows}>
    {Array.from({ length: campaignsPageSize }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
      <li key={index} className={classNames('@container', placeOf(index, campaignsPageSize).className)}>
        <Skeleton className="h-123 @min-[440px]:h-117 w-full" />
      </li>
    ))}
  </ul>
)
