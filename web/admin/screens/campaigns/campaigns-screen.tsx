import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { cardSizes } from '../../kit/records/card-sizes.ts'
import { RecordsScreen } from '../../kit/records/records-screen.tsx'
import { CampaignCard } from './campaign-card.tsx'
import { useCampaignKind } from './use-campaign-kind.tsx'

/** All campaigns, running, coming and over. */
export function CampaignsScreen() {
  const { t } = useLingui()
  const search = useSearch({ from: '/admin/companies/companies' })
  const { q = '', page = 1 } = search
  const pageSize = useWidthPageSize('campaigns', cardSizes)
  const options = useApi().campaigns.search.queryOptions({ title: q, page, pageSize: pageSize.size })
  const query = useQuery({ ...options, placeholderData: keepPreviousData })
  return (
    <RecordsScreen
      kind={useCampaignKind()}
      query={query}
      queryKey={options.queryKey}
      search={search}
      pageSize={pageSize}
      addPath="/admin/companies/addcompany"
      grid="grid grid-cols-1 gap-4 min-[1200px]:grid-cols-2 min-[1400px]:grid-cols-3"
      card={(campaign, parts) => <CampaignCard campaign={campaign} {...parts} />}
      words={{
        title: t`Campaigns`,
        search: t`Title of the campaign`,
        add: <Trans>Add a campaign</Trans>,
        count: (total) => <Plural value={total} one="# campaign" other="# campaigns" />,
        found: (total) => <Plural value={total} one="# campaign found" other="# campaigns found" />,
        failed: <Trans>The campaigns did not load.</Trans>,
        empty: {
          title: <Trans>There are no campaigns yet</Trans>,
          why: <Trans>Until then, the site says that no campaign is running.</Trans>,
        },
        nothing: {
          title: <Trans>No campaign was found for “{q}”</Trans>,
          why: <Trans>The titles in all languages were searched.</Trans>,
        },
        note: <Trans>A campaign runs to the end of its last day, Baku time</Trans>,
      }}
    />
  )
}
