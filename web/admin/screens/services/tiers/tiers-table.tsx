import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { FlexRender, type Row } from '@tanstack/react-table'
import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { classNames } from '../../../../lib/class-names.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { ErrorIcon, PlusIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { type DataTableModel, type TableParts, useDataTable } from '../../../../ui/admin/use-data-table.ts'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import type { Editor } from '../../../kit/editor/use-editor.ts'
import { type Pasted, pasteTiers, type TierColumn } from './paste-tiers.ts'
import { type TierLine, tierColumns } from './tier-columns.tsx'
import { hasNote, TierNote, type TierSaid } from './tier-note.tsx'
import {
  blankRow,
  doubtOf,
  errorsOf,
  type Figure,
  mostTiers,
  sortRows,
  type TierRow,
  tiersOf,
} from './tier-rows.ts'
import { useTierLabels } from './use-tier-labels.ts'

type TiersTableProps = {
  editor: Editor
  /** The field's name; its value is the rows of the table. */
  name: string
  /** The running campaign's percentage in basis points, 0 for none. */
  percentageBp: number
  /** The text about the campaign, in the head. */
  aside?: ReactNode
  /** Says where the site shows these prices, or that it doesn't. */
  note: ReactNode
}

/** Price tiers as a table: typed, pasted from a spreadsheet, checked in words (ADM-7). */
export function TiersTable({ editor, name, percentageBp, aside, note }: TiersTableProps) {
  const id = useId()
  const wide = useMedia('(width >= 768px)')
  const tiers = useTiers(editor, name)
  const { rows, result } = tiers
  const error = editor.errors[name]
  const lines = rows.map(
    (row, index): TierLine => ({
      ...tiers.stateOf(index),
      id: `${id}-${index}`,
      place: index + 1,
      row,
      percentageBp,
      wide,
      onChange: (column, value) => tiers.change(index, column, value),
      onCells: (column, text) => tiers.paste(index, column, text),
      onRemove: index === 0 ? undefined : () => tiers.remove(index),
    }),
  )
  const table = useDataTable({
    columns: tierColumns,
    data: lines,
    visibility: { onSite: wide, note: wide },
    // A row is its place; what is typed stands above it.
    rowId: (_, index) => String(index),
  })
  return (
    <section aria-labelledby={id}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2.5 gap-y-1 pb-1.5">
        <h2 id={id} className="admin-h2">
          <Trans>Price tiers</Trans>
        </h2>
        <span className="text-t3 tabular-nums">{tiersOf(rows).length || ''}</span>
        {aside && <span className="sm:ml-auto">{aside}</span>}
      </div>
      <p className="admin-meta pb-2 text-t3">{note}</p>
      <table
        ref={tiers.table}
        aria-labelledby={id}
        onBlur={tiers.leave}
        className="w-full border-key border-t-2 bg-paper"
      >
        <TiersHead table={table} />
        {table.getRowModel().rows.map((row) => (
          <TierTableRow key={row.id} row={row} />
        ))}
      </table>
      {error && (
        <p className="admin-meta flex gap-1.5 pt-1.5 text-error">
          <ErrorIcon size={14} className="mt-px" />
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
        <AdminButton disabled={rows.length >= mostTiers} onClick={tiers.add}>
          <PlusIcon />
          <Trans>Add a tier</Trans>
        </AdminButton>
        {tiers.isUnsorted && (
          <WordButton onClick={tiers.sort}>
            <Trans>Sort by run</Trans>
          </WordButton>
        )}
        <p className="admin-meta flex flex-wrap items-center gap-x-1.5 text-t3 max-sm:hidden">
          <Trans>Copy the cells in a spreadsheet and paste them here.</Trans>
          <span className="flex gap-x-1 pointer-coarse:hidden">
            <KeyCap>{commandKey}</KeyCap>
            <KeyCap>V</KeyCap>
          </span>
        </p>
      </div>
      <p role="status" className="admin-meta min-h-4 pt-1 text-t2">
        {result && <PriceLabelText result={result} />}
      </p>
    </section>
  )
}

function TiersHead({ table }: { table: DataTableModel<TierLine> }) {
  const { i18n } = useLingui()
  return (
    <thead>
      {table.getHeaderGroups().map(({ id, headers }) => (
        <tr key={id} className="border-line border-b text-right">
          {headers.map(({ column: { columnDef } }) => (
            <th
              key={columnDef.id}
              scope="col"
              className={classNames(
                'h-8 px-1 font-medium text-[12px] sm:px-2 sm:first:pl-3.5',
                columnDef.meta?.className,
              )}
            >
              <span className={columnDef.meta?.isNameHidden ? 'sr-only' : undefined}>
                {columnDef.meta && i18n._(columnDef.meta.name)}
              </span>
            </th>
          ))}
        </tr>
      ))}
    </thead>
  )
}

function PriceLabelText({ result }: { result: TiersResult }) {
  if (result.kind === 'removed') return <Trans>The row was removed.</Trans>
  if (result.kind === 'sorted') return <Trans>The tiers are sorted by run.</Trans>
  return (
    <>
      <Plural value={result.filled} one="# row was pasted." other="# rows were pasted." />{' '}
      {result.hasHead && <Trans>The first line was read as headings.</Trans>}{' '}
      {result.left.length > 0 && <LeftOut cells={result.left} />}
    </>
  )
}

/** How many cells are named. */
const mostNamed = 12

/** The cells that found no place. */
function LeftOut({ cells }: { cells: readonly string[] }) {
  const more = cells.length - mostNamed
  return (
    <span className="font-medium text-warn [overflow-wrap:anywhere]">
      <Plural value={cells.length} one="# cell was left out:" other="# cells were left out:" />{' '}
      {cells.slice(0, mostNamed).join(' · ')}
      {more > 0 && ` +${more}`}
    </span>
  )
}

const rule = 'border-line1 border-b group-last/tiers:border-line2'

/** A tier: its figures, what they come to, and its note. */
function TierTableRow({ row }: { row: Row<TableParts, TierLine> }) {
  const { id, said, wide } = row.original
  const hasLine = !wide && hasNote(said)
  return (
    <tbody className="group/tiers">
      <tr className={hasLine ? undefined : rule}>
        {row.getVisibleCells().map((cell) => (
          <td
            key={cell.id}
            className={classNames(
              'px-1 py-1 first:pl-0 sm:px-2 sm:first:pl-3.5',
              cell.column.columnDef.meta?.className,
              cell.column.columnDef.meta?.cellClassName,
            )}
          >
            <FlexRender cell={cell} />
          </td>
        ))}
      </tr>
      {hasLine && (
        <tr className={rule}>
          <td id={id} colSpan={4} className="admin-meta px-1 pb-2">
            <TierNote {...said} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The announcement of what was done to the rows. */
type TiersResult = ({ kind: 'pasted' } & Omit<Pasted, 'rows'>) | { kind: 'removed' } | { kind: 'sorted' }

/** The rows of a table of tiers, the list of this name in an editor's form: their actions and notes. */
function useTiers(editor: Editor, name: string) {
  const { texts } = useTierLabels()
  const table = useRef<HTMLTableElement>(null)
  const [result, tell] = useState<TiersResult | null>(null)
  const { setValue, clearErrors } = useFormContext()
  const { append, remove, replace } = useFieldArray({ name })
  const rows = editor.values[name] as readonly TierRow[]
  const stored = editor.stored[name] as readonly TierRow[]
  /** Checked when a figure is left, as a number being typed isn't wrong yet. */
  const [isLeft, leave] = useState(false)
  const errors = isLeft ? errorsOf(rows) : []

  const act = (does: () => void, said: TiersResult | null) => {
    if (editor.held) return
    does()
    clearErrors(name)
    tell(said)
    leave(true)
  }
  const focusCount = (row: number) =>
    requestAnimationFrame(() =>
      table.current?.querySelectorAll<HTMLElement>('input[data-column="count"]')[row]?.focus(),
    )
  const errorOf = (index: number, column: TierColumn): string | undefined => {
    const live = errors[index]?.[column]
    const figure = rows[index]?.[column]
    return (
      editor.errors[`${name}.${index}.${column}`] ??
      (live && figure !== '' ? texts(column, live, figure) : undefined)
    )
  }
  return {
    table,
    result,
    rows,
    isUnsorted: errors.some(({ count }) => count === 'tiers.notRising'),
    leave: ({ relatedTarget }: FocusEvent) => {
      // A button that is being pressed must not move away under the pointer.
      if (!(relatedTarget instanceof HTMLButtonElement)) leave(true)
    },
    /** The note on a row, and which of its figures aren't stored under the same count. */
    stateOf: (index: number): { said: TierSaid; changed: Record<TierColumn, boolean> } => {
      const { count, price } = rows[index] ?? blankRow
      const same = stored.find((row) => row.count === count)
      const isPriceChanged = price !== '' && same?.price !== price
      return {
        said: {
          errors: { count: errorOf(index, 'count'), price: errorOf(index, 'price') },
          doubt: doubtOf(rows, index),
          was: isPriceChanged && typeof same?.price === 'number' ? same.price : undefined,
        },
        changed: { count: !same && count !== '', price: isPriceChanged },
      }
    },
    change: (index: number, column: TierColumn, value: Figure) => {
      act(() => setValue(`${name}.${index}.${column}`, value), null)
      leave(false)
    },
    add: () => {
      act(() => append(blankRow, { shouldFocus: false }), null)
      focusCount(rows.length)
    },
    remove: (index: number) => {
      act(() => remove(index), { kind: 'removed' })
      focusCount(Math.min(index, rows.length - 2))
    },
    sort: () => act(() => replace(sortRows(rows)), { kind: 'sorted' }),
    /** True when these were cells of a spreadsheet. */
    paste: (index: number, column: TierColumn, text: string): boolean => {
      const pasted = pasteTiers(rows, { row: index, column }, text)
      if (pasted) act(() => replace(pasted.rows), { kind: 'pasted', ...pasted })
      return pasted !== null
    },
  }
}
