import { Trans, useLingui } from '@lingui/react/macro'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ListSearch } from '../../../lib/list-search.ts'
import { AdminButton, AdminLinkButton } from '../../../ui/admin/button.tsx'
import { Empty } from '../../../ui/admin/empty.tsx'
import { PlusIcon } from '../../../ui/admin/icons.tsx'
import { ListHead } from '../../../ui/admin/list-head.tsx'
import { Pager, type PageSize } from '../../../ui/admin/pager.tsx'
import { Screen } from '../frame/screen.tsx'
import { ListBody } from '../lists/list-body.tsx'
import { useListKeys } from '../lists/use-list-keys.ts'
import { focusRow } from '../lists/use-row-keys.ts'
import { OrderHint } from '../places/order-hint.tsx'
import { CardsWaiting } from './cards-waiting.tsx'
import { DeleteRecord } from './delete-record.tsx'
import type { CardParts, RecordKind } from './record-kind.ts'
import { type ListedRow, RecordsGrid, type RecordsPage } from './records-grid.tsx'
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
  words: {
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
  const { kind, query, queryKey, search, pageSize, addPath, grid, card, words } = props
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
      title={words.title}
      meta={query.isSuccess && q === '' && words.count(total)}
      actions={
        <AdminLinkButton to={addPath} variant="primary">
          <PlusIcon />
          {words.add}
        </AdminLinkButton>
      }
      shortcuts={keys}
      note={words.note}
    >
      <ListHead
        searchId={searchId}
        label={words.search}
        q={q}
        onSearch={find}
        onDown={() => focusRow(1)}
        found={q !== '' && query.isSuccess && !query.isPlaceholderData && words.found(total)}
      />
      <ListBody
        query={query}
        waiting={<CardsWaiting count={pageSize.size} grid={grid} />}
        failed={words.failed}
        none={
          rows &&
          !hasRows &&
          !remove.isPending && (
            <NoRecords
              isPastEnd={total > 0 && page > 1}
              isSearch={q !== ''}
              words={words}
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
              label={words.title}
              className={grid}
              card={card}
              onDelete={ask}
            />
            <Pager page={page} pageSize={pageSize} total={total} label={words.title} />
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
  words: RecordsScreenProps<ListedRow>['words']
  onFirst: () => void
  onAll: () => void
}

function NoRecords({ isPastEnd, isSearch, words, onFirst, onAll }: NoRecordsProps) {
  if (isPastEnd)
    return (
      <Empty title={<Trans>This page is empty</Trans>} why={<Trans>The list is shorter than that.</Trans>}>
        <AdminButton onClick={onFirst}>
          <Trans>To the first page</Trans>
        </AdminButton>
      </Empty>
    )
  if (!isSearch) return <Empty {...words.empty} />
  return (
    <Empty {...words.nothing}>
      <AdminButton onClick={onAll}>
        <Trans>Show all</Trans>
      </AdminButton>
    </Empty>
  )
}
