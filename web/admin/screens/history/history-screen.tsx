import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { hasScreen } from '../../kit/history/entry-labels.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { HistoryFilters } from './history-filters.tsx'
import { HistoryList } from './history-list.tsx'
import { type HistorySearch, isFiltered } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'

const searchId = 'history-search'
const offered = [20, 50, 100]

/** Every change by staff as one list to search (AUD-2). */
export function HistoryScreen() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const search = useSearch({ from: '/admin/history' })
  const { page = 1, q, kind, who, from, to } = search
  const pageSize = usePageSize('history', 20, offered)
  const { size } = pageSize
  const input = { page, pageSize: size, search: q, kind, actorId: who, from, to }
  const query = useQuery({ ...useApi().history.list.queryOptions(input), placeholderData: keepPreviousData })
  const entries = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const hasRows = entries !== undefined && entries.length > 0
  const go = (next: HistorySearch) =>
    void navigate({ to: '/admin/history', search: next, replace: true, resetScroll: false })
  const onFilter = (change: Partial<HistorySearch>) => go({ ...search, page: undefined, ...change })
  const showAll = () => go({})
  const keys = useListKeys({
    searchId,
    hasRows: entries?.some(hasScreen) ?? false,
    onShowAll: isFiltered(search) ? showAll : undefined,
  })
  return (
    <Screen
      title={<Trans>History</Trans>}
      meta={<Trans>every change by staff</Trans>}
      shortcuts={keys}
      note={<Trans>What is written here can be neither changed nor deleted</Trans>}
    >
      <HistoryTabs />
      <ListHead
        searchId={searchId}
        label={t`Name, person or text`}
        q={q ?? ''}
        onSearch={(text) => onFilter({ q: text === '' ? undefined : text })}
        onDown={() => focusRow(1)}
        found={
          isFiltered(search) &&
          query.isSuccess &&
          !query.isPlaceholderData && <Plural value={total} one="# change found" other="# changes found" />
        }
      >
        <HistoryFilters search={search} onFilter={onFilter} onShowAll={showAll} />
      </ListHead>
      <ListBody
        query={query}
        waiting={<TableWaiting widths={['w-24', 'w-32', 'w-40', 'grow']} />}
        failed={<Trans>The history did not load.</Trans>}
        none={entries && entries.length === 0 && <NoEntries search={search} isPastEnd={total > 0} />}
      >
        {hasRows && (
          <>
            <HistoryList entries={entries} />
            <Pager page={page} pageSize={pageSize} total={total} label={t`History`} />
          </>
        )}
      </ListBody>
    </Screen>
  )
}

function NoEntries({ search, isPastEnd }: { search: HistorySearch; isPastEnd: boolean }) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminLinkButton to="/admin/history" search={{ ...search, page: undefined }}>
          <Trans>To the first page</Trans>
        </AdminLinkButton>
      </Empty>
    )
  if (!isFiltered(search))
    return (
      <Empty
        title={<Trans>Nothing has been changed yet</Trans>}
        why={<Trans>Whatever staff save, delete or confirm appears here.</Trans>}
      />
    )
  return (
    <Empty
      title={<Trans>No change was found</Trans>}
      why={<Trans>People, records and their texts were searched.</Trans>}
    >
      <AdminLinkButton to="/admin/history">
        <Trans>Show all changes</Trans>
      </AdminLinkButton>
    </Empty>
  )
}
