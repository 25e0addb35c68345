import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { AdminButton, WordButton } from '../../../../ui/admin/button.tsx'
import { commandKey } from '../../../../ui/admin/command-key.ts'
import { ErrorIcon, PlusIcon } from '../../../../ui/admin/icons.tsx'
import { KeyCap } from '../../../../ui/admin/key-cap.tsx'
import { type DataTableModel, useDataTable } from '../../../../ui/admin/use-data-table.ts'
import { useMedia } from '../../../../ui/admin/use-media.ts'
import type { Editor } from '../../../kit/editor/use-editor.ts'
import { type TierLine, tierColumns } from './tier-columns.tsx'
import { TierRow } from './tier-row.tsx'
import { mostTiers, tiersOf } from './tier-rows.ts'
import { type TiersTold, useTiers } from './use-tiers.ts'

type TiersTableProps = {
  editor: Editor
  /** Of the value: the rows of the table. */
  name: string
  /** The running campaign's, 0 for none. */
  percentageBp: number
  /** The campaign in words, at the head. */
  aside?: ReactNode
  /** Where the site shows these prices, or doesn't. */
  note: ReactNode
}

/** Price tiers as a table: typed, pasted from a spreadsheet, checked in words (ADM-7). */
export function TiersTable({ editor, name, percentageBp, aside, note }: TiersTableProps) {
  const id = useId()
  const wide = useMedia('(width >= 768px)')
  const tiers = useTiers(editor, name)
  const { rows, told } = tiers
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
          <TierRow key={row.id} row={row} />
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
        {told && <PriceLabelText told={told} />}
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

function PriceLabelText({ told }: { told: TiersTold }) {
  if (told.kind === 'removed') return <Trans>The row was removed.</Trans>
  if (told.kind === 'sorted') return <Trans>The tiers are sorted by run.</Trans>
  return (
    <>
      <Plural value={told.filled} one="# row was pasted." other="# rows were pasted." />{' '}
      {told.left > 0 && (
        <Plural value={told.left} one="# line was left out." other="# lines were left out." />
      )}
    </>
  )
}
