import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { ViewTab } from '../../../ui/admin/view-tab.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { QuoteRows } from './quote-rows.tsx'

/** Quotes: what waits for us first. */
export function QuotesScreen() {
  const { t } = useLingui()
  const api = useApi()
  const { turn, page = 1 } = useSearch({ from: '/admin/quotes' })
  const pageSize = usePageSize('quotes', 20)
  const query = useQuery(
    api.offers.list.queryOptions({
      ...{ page, pageSize: pageSize.size },
      ...(turn !== 'all' && { turn: turn ?? ('staff' as const) }),
    }),
  )
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  return (
    <Screen
      title={t({ message: 'Quotes', context: 'list' })}
      actions={
        <AdminLinkButton variant="primary" to="/admin/quotes/new">
          <Trans>New quote</Trans>
        </AdminLinkButton>
      }
      note={<Trans>Longest wait first</Trans>}
    >
      <QuoteTabs />
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-12', 'grow', 'w-32', 'w-24', 'w-20']} />}
        failed={<Trans>Quotes did not load.</Trans>}
        none={
          rows?.length === 0 && (
            <Empty
              title={turn === undefined ? <Trans>All done</Trans> : <Trans>There are no quotes here</Trans>}
              why={<Trans>Drafts, questions of customers and what has expired wait for us.</Trans>}
            >
              <AdminLinkButton to="/admin/quotes/new">
                <Trans>New quote</Trans>
              </AdminLinkButton>
            </Empty>
          )
        }
      >
        {rows && rows.length > 0 && (
          <>
            <QuoteRows rows={rows} />
            <Pager
              page={page}
              pageSize={pageSize}
              total={total}
              label={t({ message: 'Quotes', context: 'list' })}
            />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

const exactly = { exact: true, includeSearch: true }

function QuoteTabs() {
  const { t } = useLingui()
  const { turn } = useSearch({ from: '/admin/quotes' })
  const counts = useQuery(useApi().offers.counts.queryOptions()).data
  const tabs = [
    { search: {}, label: t`Ours`, count: counts?.staff },
    { search: { turn: 'customer' }, label: t`Customer’s`, count: counts?.customer },
    { search: { turn: 'over' }, label: t({ message: 'Over', context: 'quotes' }), count: undefined },
    { search: { turn: 'all' }, label: t`All`, count: undefined },
  ] as const
  return (
    <nav
      aria-label={t`Whose turn it is`}
      className="mb-3 flex gap-x-5 overflow-x-auto whitespace-nowrap border-line2 border-b"
    >
      {tabs.map(({ search, label, count }) => (
        <ViewTab
          key={label}
          to="/admin/quotes"
          search={search}
          activeOptions={exactly}
          aria-current={turn === ('turn' in search ? search.turn : undefined) ? 'page' : undefined}
          count={count}
        >
          {label}
        </ViewTab>
      ))}
    </nav>
  )
}
