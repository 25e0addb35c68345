import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryKey, type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { ListSearch } from '../../../lib/list-search.ts'
import { Bar } from '../../../ui/admin/bar.tsx'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { Late } from '../../../ui/admin/late.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager, type PageSize } from '../../../ui/admin/pager.tsx'
import { Screen } from '../frame/screen.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { useListKeys } from '../lists/use-list-keys.ts'
import { focusRow } from '../lists/use-row-keys.ts'
import { OrderHint } from '../places/order-hint.tsx'
import { PlaceButton } from '../places/place-button.tsx'
import { canDrag, PlacesContext } from '../places/places-context.ts'
import { inPlaces, usePageOrder } from '../places/use-page-order.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import { DeleteRecord } from './delete-record.tsx'
import type { CardParts, RecordKind, RecordRow } from './record-kind.ts'
import { useDeleteRecord } from './use-delete-record.ts'

type RecordsScreenProps<Row extends ListedRow> = {
  kind: RecordKind<Row>
  query: UseQueryResult<RecordsPage<Row>, unknown>
  queryKey: QueryKey
  search: ListSearch
  pageSize: PageSize
  addPath: '/admin/portfolio/portfoliocardadd' | '/admin/companies/addcompany'
  /** Columns of the grid, by the window's width. */
  grid: string
  card: (row: Row, parts: CardParts) => ReactNode
  texts: {
    title: string
    search: string
    add: ReactNode
    count: (total: number) => ReactNode
    found: (total: number) => ReactNode
    failed: ReactNode
    empty: { title: ReactNode; why: ReactNode }
    nothing: { title: ReactNode; why: ReactNode }
    note: ReactNode
  }
}

const searchId = 'records-search'

/** Records as cards: search and page in the address, adding, editing, deleting when asked. */
export function RecordsScreen<Row extends ListedRow>(props: RecordsScreenProps<Row>) {
  const { kind, query, queryKey, search, pageSize, addPath, grid, card, texts } = props
  const { t } = useLingui()
  const navigate = useNavigate()
  const [asked, ask] = useState<Row | null>(null)
  const remove = useDeleteRecord(kind)
  const { q = '', page = 1 } = search
  const rows = query.data?.items
  const total = query.data?.pagination.totalItems ?? 0
  const hasRows = rows !== undefined && rows.length > 0
  const find = (text: string) =>
    void navigate({
      to: '.',
      search: text === '' ? {} : { q: text },
      replace: true,
      resetScroll: false,
    })
  const add = () => void navigate({ to: addPath })
  const keys = useListKeys({
    searchId,
    hasRows,
    own: [{ keys: ['a'], caps: ['A'], label: t`add`, act: add }],
    onShowAll: q === '' ? undefined : () => find(''),
  })
  return (
    <Screen
      title={texts.title}
      meta={query.isSuccess && q === '' && texts.count(total)}
      actions={
        <AdminLinkButton to={addPath} variant="primary">
          <PlusIcon />
          {texts.add}
        </AdminLinkButton>
      }
      shortcuts={keys}
      note={texts.note}
    >
      <ListHead
        searchId={searchId}
        label={texts.search}
        q={q}
        onSearch={find}
        onDown={() => focusRow(1)}
        found={q !== '' && query.isSuccess && !query.isPlaceholderData && texts.found(total)}
      />
      <ListBody
        query={query}
        waiting={<CardsWaiting count={pageSize.size} grid={grid} />}
        failed={texts.failed}
        none={
          rows &&
          !hasRows &&
          !remove.isPending && (
            <NoRecords
              isPastEnd={total > 0 && page > 1}
              isSearch={q !== ''}
              texts={texts}
              onFirst={() => find(q)}
              onAll={() => find('')}
            />
          )
        }
      >
        {hasRows && (
          <>
            {q !== '' && <OrderHint />}
            <RecordsGrid
              kind={kind}
              queryKey={queryKey}
              rows={rows}
              part={q === '' ? { before: (page - 1) * pageSize.size, of: total } : null}
              label={texts.title}
              className={grid}
              card={card}
              onDelete={ask}
            />
            <Pager page={page} pageSize={pageSize} total={total} label={texts.title} />
          </>
        )}
      </ListBody>
      {asked && (
        <DeleteRecord
          kind={kind}
          row={asked}
          onClose={() => ask(null)}
          onConfirm={() => {
            remove.mutate(asked)
            ask(null)
          }}
        />
      )}
    </Screen>
  )
}

type NoRecordsProps = {
  isPastEnd: boolean
  isSearch: boolean
  texts: RecordsScreenProps<ListedRow>['texts']
  onFirst: () => void
  onAll: () => void
}

function NoRecords({ isPastEnd, isSearch, texts, onFirst, onAll }: NoRecordsProps) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminButton onClick={onFirst}>
          <Trans>To the first page</Trans>
        </AdminButton>
      </Empty>
    )
  if (!isSearch) return <Empty {...texts.empty} />
  return (
    <Empty {...texts.nothing}>
      <AdminButton onClick={onAll}>
        <Trans>Show all</Trans>
      </AdminButton>
    </Empty>
  )
}

/** The shape of a page of cards until they are there. */
const CardsWaiting = ({ count, grid }: { count: number; grid: string }) => (
  <Late>
    <div role="status">
      <span className="sr-only">
        <Trans>Loading…</Trans>
      </span>
      <div aria-hidden="true" className={grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
          <div key={index} className="border border-line2 bg-paper p-3">
            <Bar className="h-32 w-full" />
            <Bar className="mt-3 w-32" />
            <Bar className="mt-2 w-20" />
          </div>
        ))}
      </div>
    </div>
  </Late>
)

/** `place`: among all of its kind, from 1. */
type ListedRow = RecordRow & { place: number }
type RecordsPage<Row> = { items: Row[]; pagination: { totalItems: number } }

type RecordsGridProps<Row extends ListedRow> = {
  kind: RecordKind<Row>
  queryKey: QueryKey
  rows: readonly Row[]
  /**
   * Which part of the whole list is shown; null where other records stand in between, so that none can be
   * dragged.
   */
  part: { before: number; of: number } | null
  label: string
  className: string
  card: (row: Row, parts: CardParts) => ReactNode
  onDelete: (row: Row) => void
}

/** A page of records as cards, reordered by dragging, or one at a time to any place. */
function RecordsGrid<Row extends ListedRow>(props: RecordsGridProps<Row>) {
  const { kind, queryKey, rows, part, label, className, card, onDelete } = props
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { domain, nameOf, order, moveTo } = kind
  const places = {
    order,
    moveTo,
    renew: () => queryClient.invalidateQueries({ queryKey: [[domain, 'search']] }),
  }
  const { items, onMove } = usePageOrder<RecordsPage<Row>, Row>({
    kind: places,
    queryKey,
    rows,
    rowsOf: (page) => page.items,
    withRows: inPlaces,
  })
  return (
    <PlacesContext value={{ kind: places, total: part?.of }}>
      <SortableGrid
        items={items}
        nameOf={({ row }) => nameOf(row)}
        onMove={onMove}
        part={part ?? undefined}
        disabled={!canDrag(part?.of)}
        label={label}
        className={className}
      >
        {({ row }, handle) => {
          const placed = { id: row.id, place: row.place, name: nameOf(row) }
          const move = (
            <>
              {handle}
              <PlaceButton placed={placed}>{formatNumber(row.place, language)}</PlaceButton>
            </>
          )
          return card(row, { onDelete: () => onDelete(row), move })
        }}
      </SortableGrid>
    </PlacesContext>
  )
}
