import { Trans, useLingui } from '@lingui/react/macro'
import { FlexRender, type Header, type Row, type RowData } from '@tanstack/react-table'
import type { ComponentType, HTMLAttributes, ReactNode } from 'react'
import { classNames } from '../../lib/class-names.ts'
import { SortDownIcon, SortUpIcon } from './icons.tsx'
import type { DataTableModel, TableParts } from './use-data-table.ts'

const looks = {
  /** A screen's main table: its head sticks below the top bar and keeps its rules while the rows scroll. */
  list: {
    table: '',
    head: 'sticky top-12 z-[2] px-2.5 max-xl:px-1.5 shadow-[inset_0_2px_0_var(--key),inset_0_-1px_0_var(--line)] first:pl-3.5 pointer-coarse:top-14',
    cell: 'px-2.5 first:pl-3.5 max-xl:px-1.5',
  },
  /** A table that is one of several things on a screen. */
  part: { table: 'border-key border-t-2', head: 'border-line border-b px-3.5', cell: 'px-3.5' },
}

type RowAttributes = HTMLAttributes<HTMLTableRowElement> & { [name: `data-${string}`]: string | number }

type RowsProps<Data extends RowData> = {
  look?: keyof typeof looks
  /** The classes of every cell. */
  cellClassName?: string
  rowProps?: (row: Data) => RowAttributes
  /** Replaces `<tr>`; it must be defined outside of components. */
  rowAs?: ComponentType<HTMLAttributes<HTMLTableRowElement> & { record: Data }>
  /** The actions at a row's end; no column, as they may change with every render. */
  actions?: (row: Data) => ReactNode
  actionsClassName?: string
}

type DataTableProps<Data extends RowData> = RowsProps<Data> & {
  table: DataTableModel<Data>
  className?: string
}

/** The heads of sortable columns sort; ↑ and ↓ go through the `data-row` links of its rows. */
export function DataTable<Data extends RowData>({ table, className, ...rows }: DataTableProps<Data>) {
  const look = looks[rows.look ?? 'list']
  return (
    <table className={classNames('w-full bg-paper', look.table, className)}>
      <thead>
        {table.getHeaderGroups().map(({ id, headers }) => (
          <tr key={id} className="text-left">
            {headers.map((header) => (
              <ColumnHead key={header.id} header={header} className={look.head} />
            ))}
            {rows.actions && (
              <th scope="col" className={classNames(headLook, look.head, rows.actionsClassName)}>
                <span className="sr-only">
                  <Trans>Actions</Trans>
                </span>
              </th>
            )}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <TableRow key={row.id} row={row} {...rows} />
        ))}
      </tbody>
    </table>
  )
}

/** The classes of a row's link, which covers the row. */
export const rowLink =
  'after:absolute after:inset-0 outline-none! focus-visible:after:outline-2 focus-visible:after:-outline-offset-1 focus-visible:after:outline-cyan'

const headLook = 'h-8 whitespace-nowrap bg-paper font-medium text-[12px]'

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const

type ColumnHeadProps<Data extends RowData> = { header: Header<TableParts, Data>; className: string }

/** A second press reverses the order. */
function ColumnHead<Data extends RowData>({ header: { column }, className }: ColumnHeadProps<Data>) {
  const { i18n } = useLingui()
  const { meta } = column.columnDef
  const sorted = column.getIsSorted()
  const name = meta && i18n._(meta.name)
  const own = meta?.head ? (
    <meta.head />
  ) : (
    <span className={meta?.isNameHidden ? 'sr-only' : undefined}>{name}</span>
  )
  return (
    <th
      scope="col"
      aria-sort={sorted ? ariaSorts[sorted] : undefined}
      className={classNames(headLook, className, meta?.isNumber && 'text-right', meta?.className)}
    >
      {!meta?.head && column.getCanSort() ? (
        <button
          type="button"
          onClick={column.getToggleSortingHandler()}
          className={classNames(
            'flex min-h-6 w-full items-center gap-1.5 font-medium hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
            meta?.isNumber && 'justify-end',
          )}
        >
          {name}
          {sorted && (sorted === 'asc' ? <SortUpIcon size={13} /> : <SortDownIcon size={13} />)}
        </button>
      ) : (
        own
      )}
    </th>
  )
}

function TableRow<Data extends RowData>(props: RowsProps<Data> & { row: Row<TableParts, Data> }) {
  const { row, look = 'list', cellClassName = 'py-1.5', rowProps, actions, actionsClassName } = props
  const { rowAs: As = PlainRow } = props
  return (
    <As
      record={row.original}
      {...rowProps?.(row.original)}
      className="group/row relative border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground"
    >
      {row.getVisibleCells().map((cell) => {
        const { isNumber, className, cellClassName: own } = cell.column.columnDef.meta ?? {}
        return (
          <td
            key={cell.id}
            className={classNames(
              looks[look].cell,
              cellClassName,
              isNumber && 'text-right tabular-nums',
              className,
              own,
            )}
          >
            <FlexRender cell={cell} />
          </td>
        )
      })}
      {actions && <td className={classNames('py-0.5 pr-2', actionsClassName)}>{actions(row.original)}</td>}
    </As>
  )
}

const PlainRow = ({ record: _, ...row }: HTMLAttributes<HTMLTableRowElement> & { record: unknown }) => (
  <tr {...row} />
)
