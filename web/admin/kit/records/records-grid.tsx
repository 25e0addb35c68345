import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { PlaceButton } from '../places/place-button.tsx'
import { canDrag, PlacesContext } from '../places/places-context.ts'
import { inPlaces, usePageOrder } from '../places/use-page-order.ts'
import { SortableGrid } from '../sortable/sortable-grid.tsx'
import type { CardParts, RecordKind, RecordRow } from './record-kind.ts'

/** `place`: among all of its kind, from 1. */
export type ListedRow = RecordRow & { place: number }
export type RecordsPage<Row> = { items: Row[]; pagination: { totalItems: number } }

type RecordsGridProps<Row extends ListedRow> = {
  kind: RecordKind<Row>
  queryKey: QueryKey
  rows: readonly Row[]
  /** Which part of the whole list it is; null where others stand between them, so that none can be dragged. */
  part: { before: number; of: number } | null
  label: string
  className: string
  card: (row: Row, parts: CardParts) => ReactNode
  onDelete: (row: Row) => void
}

/** A page of records as cards, put in order by dragging, or one by one to any place. */
export function RecordsGrid<Row extends ListedRow>(props: RecordsGridProps<Row>) {
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
