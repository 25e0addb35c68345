import { Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../../lib/api.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Empty } from '../../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../../ui/admin/filter.tsx'
import { Pager } from '../../../../ui/admin/pager.tsx'
import { SearchField } from '../../../../ui/admin/search-field.tsx'
import { SectionFailed } from '../../../../ui/admin/section-failed.tsx'
import { TableWaiting } from '../../../../ui/admin/table-waiting.tsx'
import { Money } from '../../../../ui/money.tsx'
import { ListBody } from '../../../kit/lists/list-body.tsx'
import { usePageSize } from '../../../kit/lists/page-size.ts'
import { focusFirstRow } from '../document-parts.tsx'
import type { DocumentsSearch } from '../documents-search.ts'
import { portalStateNames, portalStates } from './eqaime-types.ts'
import { NumbersPart } from './numbers-part.tsx'
import { SentRows } from './sent-rows.tsx'
import { WithRail } from './with-rail.tsx'

const lastOnes = 3

/** What was exported last, below what is to be written. */
export function SentPart() {
  const language = useLanguage()
  const query = useQuery(useApi().eqaime.sent.queryOptions({ page: 1, pageSize: lastOnes }))
  const { data, isError, isFetching, refetch } = query
  if (isError && !data)
    return (
      <SectionFailed onRetry={() => void refetch()} busy={isFetching}>
        <Trans>What was exported did not load.</Trans>
      </SectionFailed>
    )
  if (!data || data.items.length === 0) return null
  return (
    <section aria-labelledby="eqaime-sent">
      <div className="mb-2 flex flex-wrap items-baseline gap-x-2.5">
        <h2 id="eqaime-sent" className="admin-h2">
          <Trans>In the portal</Trans>
        </h2>
        <p className="admin-meta text-t3">
          <Trans>exported last</Trans>
        </p>
        <Link
          to="/admin/documents"
          search={{ tab: 'portal' }}
          className="ml-auto font-medium text-cyan-text underline-offset-4 hover:underline"
        >
          <Trans>All ({formatNumber(data.count, language)})</Trans>
        </Link>
      </div>
      <SentRows rows={data.items} />
    </section>
  )
}

/** Everything that was exported, with its number and state in the portal. */
export function SentTab({ searchId }: { searchId: string }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { q = '', state, page = 1 } = useSearch({ from: '/admin/documents' })
  const pageSize = usePageSize('eqaime', 50)
  const query = useQuery({
    ...useApi().eqaime.sent.queryOptions({ name: q, ...(state && { state }), page, pageSize: pageSize.size }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  const go = (next: Omit<DocumentsSearch, 'tab'>) =>
    void navigate({
      to: '/admin/documents',
      search: { tab: 'portal', ...next },
      replace: true,
      resetScroll: false,
    })
  const isFiltered = q !== '' || state !== undefined
  return (
    <WithRail count={0} rail={<NumbersPart />}>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <SearchField
          id={searchId}
          label={t`Buyer, VÖEN, number`}
          value={q}
          className="w-full md:w-56"
          onDown={focusFirstRow}
          onSearch={(text) => go({ ...(state && { state }), ...(text && { q: text }) })}
        />
        <FilterSelect
          label={t`State`}
          value={state ?? ''}
          all={t({ message: 'all', context: 'filter' })}
          options={portalStateNames.map((value) => ({ value, label: i18n._(portalStates[value].name) }))}
          onChange={(value) => {
            const chosen = portalStateNames.find((one) => one === value)
            go({ ...(q && { q }), ...(chosen && { state: chosen }) })
          }}
          clearLabel={t`All states`}
        />
        <p role="status" className="text-t3 md:ml-auto">
          {data && data.count > 0 && (
            <Trans>
              <Money azn={data.gross} />, of it VAT <Money azn={data.vat} />
            </Trans>
          )}
        </p>
      </div>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-28', 'grow', 'w-24', 'w-24']} />}
        failed={<Trans>What was exported did not load.</Trans>}
        none={
          data?.items.length === 0 && (
            <Empty
              title={isFiltered ? <Trans>Nothing was found</Trans> : <Trans>Nothing was exported yet</Trans>}
              why={
                <Trans>
                  What is exported for the portal stands here, with the number and the state that it has
                  there.
                </Trans>
              }
            />
          )
        }
      >
        {data && data.items.length > 0 && (
          <>
            <SentRows rows={data.items} />
            <Pager page={page} pageSize={pageSize} total={data.count} label={t`In the portal`} />
          </>
        )}
      </ListBody>
    </WithRail>
  )
}
