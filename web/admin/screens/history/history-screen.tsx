import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminLinkButton, WordButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { FilterSelect } from '../../../ui/admin/filter.tsx'
import { FilterFold } from '../../../ui/admin/filter-fold.tsx'
import { UndoIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager } from '../../../ui/admin/pager.tsx'
import { TableWaiting } from '../../../ui/admin/table-waiting.tsx'
import { Screen } from '../../kit/frame/screen.tsx'
import { EntryChanges } from '../../kit/history/entry-changes.tsx'
import { ActMark, hasScreen, RecordName } from '../../kit/history/entry-labels.tsx'
import { type AuditEntry, recordKinds, recordPlaces } from '../../kit/history/record-places.ts'
import { type UndoableKind, undoableKinds, useUndoDelete } from '../../kit/history/use-undo-delete.ts'
import { DayFilter } from '../../kit/lists/day-filter.tsx'
import { ListBody } from '../../kit/lists/list-body.tsx'
import { usePageSize } from '../../kit/lists/page-size.ts'
import { useListKeys } from '../../kit/lists/use-list-keys.ts'
import { focusRow } from '../../kit/lists/use-row-keys.ts'
import { filtersInForce, type HistorySearch, isFiltered } from './history-search.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { MomentList, MomentRow } from './moment-list.tsx'
import { SignInsScreen } from './sign-ins-screen.tsx'

/** The changes, or the sign-ins where the address asks for them. */
export function HistoryView() {
  const { view } = useSearch({ from: '/admin/history' })
  return view === 'signins' ? <SignInsScreen /> : <HistoryScreen />
}

const searchId = 'history-search'
const offered = [20, 50, 100]

/** Every change by staff as one list to search (AUD-2). */
function HistoryScreen() {
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

type HistoryFiltersProps = {
  search: HistorySearch
  onFilter: (change: Partial<HistorySearch>) => void
  onShowAll: () => void
}

/** The filters by kind of record, by person and by days. */
function HistoryFilters({ search, onFilter, onShowAll }: HistoryFiltersProps) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { data: people = [] } = useQuery(useApi().history.people.queryOptions())
  const { kind = '', who } = search
  const kinds = recordKinds.map((value) => ({ value, label: i18n._(recordPlaces[value].name) }))
  const persons = people.map(({ id, name }) => ({ value: String(id), label: name }))
  const isKnown = who === undefined || people.some(({ id }) => id === who)
  return (
    <FilterFold inForce={filtersInForce(search)}>
      <FilterSelect
        label={t`Where`}
        all={t`everywhere`}
        clearLabel={t`Everywhere`}
        value={kind}
        options={kinds}
        onChange={(value) => onFilter({ kind: kinds.find((one) => one.value === value)?.value })}
      />
      <FilterSelect
        label={t`Who`}
        all={t`everybody`}
        clearLabel={t`Everybody`}
        value={who === undefined ? '' : String(who)}
        options={isKnown ? persons : [...persons, { value: String(who), label: referenceOf(who, language) }]}
        onChange={(value) => onFilter({ who: value === '' ? undefined : Number(value) })}
      />
      <DayFilter search={search} onFilter={onFilter} />
      {isFiltered(search) && (
        <WordButton onClick={onShowAll} className="px-1.5">
          <Trans>Show all</Trans>
        </WordButton>
      )}
    </FilterFold>
  )
}

const columns = 'xl:grid-cols-[116px_150px_minmax(150px,230px)_minmax(0,1fr)]'

/** Every entry: when, who, what, and what changed; stacked on narrow screens. */
function HistoryList({ entries }: { entries: readonly AuditEntry[] }) {
  const { t } = useLingui()
  return (
    <MomentList columns={columns} heads={[t`When`, t`Who`, t`Where`, t`What changed`]}>
      {entries.map((entry) => (
        <Row key={entry.id} entry={entry} />
      ))}
    </MomentList>
  )
}

function Row({ entry }: { entry: AuditEntry }) {
  const { at, actor, act } = entry
  return (
    <MomentRow columns={columns} at={at} who={actor.name}>
      <div className="min-w-0 max-xl:order-3 max-xl:col-span-full">
        <RecordName entry={entry} />
      </div>
      <div className="grid min-w-0 content-start gap-1.5 max-xl:order-4 max-xl:col-span-full">
        <p className="flex flex-wrap items-center gap-3 empty:hidden">
          <ActMark act={act} />
          {act === 'deleted' && <BringBack entry={entry} />}
        </p>
        <EntryChanges entry={entry} />
      </div>
    </MomentRow>
  )
}

/** A record that was restored since says so instead. */
function BringBack({ entry: { kind, recordId, restorable } }: { entry: AuditEntry }) {
  const undoable = undoableKinds.find((one) => one === kind)
  if (!undoable) return null
  if (restorable) return <UndoButton kind={undoable} id={recordId} />
  return (
    <span className="text-t3">
      <Trans>brought back since</Trans>
    </span>
  )
}

function UndoButton({ kind, id }: { kind: UndoableKind; id: number }) {
  const undoDelete = useUndoDelete(kind)
  return (
    <WordButton onClick={undoDelete(id)} className="inline-flex items-center gap-1.5">
      <UndoIcon size={14} />
      <Trans>Bring back</Trans>
    </WordButton>
  )
}
