import type { QueryKey } from '@tanstack/react-query'
import { sharePlaces } from '../../../../src/domains/places/rearrange.ts'
import { moveItem } from '../pictures/picture-items.ts'
import { useOrder } from '../sortable/use-order.ts'
import type { PlacesKind } from './places-kind.ts'

type PageOrder<Data, Row> = {
  kind: PlacesKind
  queryKey: QueryKey
  /** The records that are shown. */
  rows: readonly Row[]
  rowsOf: (data: Data) => readonly Row[]
  withRows: (data: Data, rows: Row[]) => Data
}

/** The shown part of a list, reordered by dragging: `items` for a sortable area, and what a move does. */
export function usePageOrder<Data, Row extends { id: number }>(options: PageOrder<Data, Row>) {
  const { kind, queryKey, rows, rowsOf, withRows } = options
  const put = useOrder<Data>({
    queryKey,
    arrange: (data, ids) => withRows(data, arranged(rowsOf(data), ids)),
    put: kind.order,
    renew: kind.renew,
  })
  const items = rows.map((row) => ({ key: String(row.id), row }))
  const idsOf = (list: readonly { row: Row }[]) => list.map(({ row }) => row.id)
  return {
    items,
    onMove: (key: string, over: string) => put(idsOf(items), idsOf(moveItem(items, key, over))),
  }
}

/** A page with its rows in another order; the places stay the same. */
export const inPlaces = <Page extends { items: { place: number }[] }>(
  page: Page,
  rows: Page['items'],
): Page => ({
  ...page,
  items: rows.map((row, index) => ({ ...row, place: page.items[index]?.place ?? row.place })),
})

/** The rows with those of `ids` in this order, without rows that are no longer shown. */
function arranged<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const shown = ids.filter((id) => byId.has(id))
  return sharePlaces([...byId.keys()], shown).flatMap((id) => byId.get(id) ?? [])
}
