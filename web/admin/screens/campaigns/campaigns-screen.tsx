import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { withPercentSign } from '../../../../src/lib/percent.ts'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { useWidthPageSize } from '../../kit/lists/page-size.ts'
import { CardLink } from '../../kit/records/card-link.tsx'
import { cardSizes } from '../../kit/records/card-sizes.ts'
import { RecordFoot } from '../../kit/records/record-foot.tsx'
import type { CardParts } from '../../kit/records/record-kind.ts'
import { RecordsScreen } from '../../kit/records/records-screen.tsx'
import { TranslationMarks } from '../../kit/records/translation-marks.tsx'
import { CampaignMark } from './campaign-mark.tsx'
import { type CampaignRow, useCampaignKind } from './use-campaign-kind.tsx'

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
      texts={{
        title: t`Campaigns`,
        search: t`Name of the campaign`,
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

const to = '/admin/companies/editcompany/$id'
const texts = ['title', 'description', 'offer', 'head', 'date'].map((key) => ({ key }))

/** A campaign as a ticket with its stub, and its state; the whole card links to its editor. */
function CampaignCard({ campaign, ...parts }: { campaign: CampaignRow } & CardParts) {
  const language = useLanguage()
  const { id, percentage, endDate, photoUrl, services, state } = campaign
  const title = pick(campaign, 'title', language)
  const period = pick(campaign, 'date', language) || (endDate && formatDate(endDate, language))
  const names = services.map((service) => pick(service, 'name', language))
  return (
    <article className="relative grid h-full grid-cols-[104px_minmax(0,1fr)] border border-line2 bg-paper hover:border-line">
      <div className="relative min-h-40 border-line border-r border-dashed">
        <Picture url={photoUrl} alt="" sizes="104px" className="absolute inset-0 size-full object-cover" />
      </div>
      <div className="flex min-w-0 flex-col">
        <div className="grow px-3.5 pt-3 pb-2.5">
          <CampaignMark campaign={campaign} />
          <h2 className="admin-ticket pt-1.5">
            <CardLink to={to} id={id}>
              {title}
            </CardLink>
          </h2>
          <p className="flex flex-wrap items-baseline gap-x-2.5 pt-0.5">
            {percentage !== null && (
              <span className="admin-figure shrink-0">
                −{withPercentSign(formatNumber(percentage, language), language)}
              </span>
            )}
            <span className="min-w-0 text-t2">{period}</span>
          </p>
          <p
            className={classNames(
              'admin-meta line-clamp-2 pt-0.5',
              names.length > 0 ? 'text-t3' : 'font-medium text-warn',
            )}
          >
            {names.length > 0 ? names.join(', ') : <Trans>no services</Trans>}
          </p>
          <TranslationMarks kind="campaign" id={id} values={campaign} fields={texts} />
        </div>
        <RecordFoot
          id={id}
          name={title}
          to={to}
          href={state ? `/companies/details/${id}` : null}
          {...parts}
        />
      </div>
    </article>
  )
}
