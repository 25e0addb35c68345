import type { MessageDescriptor } from '@lingui/core'
import {
  type ColumnSort,
  type ColumnVisibilityState,
  columnVisibilityFeature,
  createColumnHelper,
  functionalUpdate,
  metaHelper,
  type ReactTable,
  type RowData,
  rowSortingFeature,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import type { ComponentType } from 'react'

type ColumnLook = {
  /** Its head, and its name in the column chooser. */
  name: MessageDescriptor
  /** Replaces the name in its head. */
  head?: ComponentType
  /** The cells speak for themselves, so the name is only for screen readers. */
  isNameHidden?: boolean
  isNumber?: boolean
  /** The classes of its head and cells. */
  className?: string
  cellClassName?: string
}

const features = tableFeatures({
  columnVisibilityFeature,
  rowSortingFeature,
  columnMeta: metaHelper<ColumnLook>(),
})
export type TableParts = typeof features
type Options<Row extends RowData> = TableOptions<TableParts, Row>

/** A table with its columns, its rows and its state. */
export type DataTableModel<Row extends RowData> = ReactTable<TableParts, Row>

/** Defines columns, outside of components: a cell is a component, and a new one would lose the focus. */
export const columnHelper = <Row extends RowData>() => createColumnHelper<TableParts, Row>()

type DataTableInput<Row extends RowData> = Pick<Options<Row>, 'columns' | 'data'> & {
  /** How the rows are sorted, and which way a column sorts when it is first pressed; a column says that it can. */
  sort?: { by: ColumnSort; first: 'asc' | 'desc'; onSort: (by: ColumnSort) => void }
  /** Columns that it doesn't name are shown. */
  visibility?: ColumnVisibilityState
  onVisibility?: (visibility: ColumnVisibilityState) => void
  rowId?: NonNullable<Options<Row>['getRowId']>
}

/** Its rows come filtered, sorted and cut into pages: the server does that, and the address says how. */
export function useDataTable<Row extends RowData>(input: DataTableInput<Row>): DataTableModel<Row> {
  const { columns, data, sort, visibility = everyColumn, onVisibility, rowId } = input
  const sorting = sort ? [sort.by] : []
  return useTable({
    features,
    columns,
    data,
    ...(rowId && { getRowId: rowId }),
    defaultColumn: { enableSorting: false },
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    sortDescFirst: sort?.first === 'desc',
    state: { sorting, columnVisibility: visibility },
    onSortingChange: (updater) => {
      const [by] = functionalUpdate(updater, sorting)
      if (by) sort?.onSort(by)
    },
    onColumnVisibilityChange: (updater) => onVisibility?.(functionalUpdate(updater, visibility)),
  })
}

const everyColumn: ColumnVisibilityState = {}
