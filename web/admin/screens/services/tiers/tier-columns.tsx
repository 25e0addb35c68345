import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { IconButton } from '../../../../ui/admin/button.tsx'
import { adminControlLook } from '../../../../ui/admin/field.tsx'
import { TrashIcon } from '../../../../ui/admin/icons.tsx'
import { columnHelper } from '../../../../ui/admin/use-data-table.ts'
import { Money } from '../../../../ui/money.tsx'
import { PiecePrice } from '../../../../ui/piece-price.tsx'
import type { TierColumn } from './paste-tiers.ts'
import { hasNote, TierNote, type TierSaid } from './tier-note.tsx'
import { type Figure, figuresOf, readAmount, readCount, type TierRow } from './tier-rows.ts'

/** A tier as its row shows it. */
export type TierLine = {
  /** The id of its note. */
  id: string
  place: number
  row: TierRow
  said: TierSaid
  changed: Record<TierColumn, boolean>
  percentageBp: number
  /** Whether the note has room beside the figures, else it has a line below them. */
  wide: boolean
  onChange: (column: TierColumn, value: Figure) => void
  onCells: (column: TierColumn, text: string) => boolean
  /** Undefined for the first row (ADM-7). */
  onRemove: (() => void) | undefined
}

const column = columnHelper<TierLine>()

export const tierColumns = column.columns([
  column.display({
    id: 'count',
    cell: ({ row }) => <CountCell line={row.original} />,
    meta: { name: msg`Run, pcs`, className: 'w-28 sm:w-36' },
  }),
  column.display({
    id: 'price',
    cell: ({ row }) => <PriceCell line={row.original} />,
    meta: { name: msg`Price, ₼`, className: 'w-30 sm:w-36' },
  }),
  column.display({
    id: 'piece',
    cell: ({ row }) => <PieceCell line={row.original} />,
    meta: { name: msg`1 piece`, className: 'md:w-24', cellClassName: 'text-right text-t2' },
  }),
  column.display({
    id: 'onSite',
    cell: ({ row }) => <OnSiteCell line={row.original} />,
    meta: { name: msg({ message: 'On the site', context: 'column' }), className: 'w-44 text-right' },
  }),
  column.display({
    id: 'note',
    cell: ({ row: { original: line } }) => (
      <div id={line.id}>
        <TierNote {...line.said} />
      </div>
    ),
    meta: { name: msg`Note`, isNameHidden: true, cellClassName: 'admin-meta' },
  }),
  column.display({
    id: 'remove',
    cell: ({ row }) => <RemoveCell line={row.original} />,
    meta: {
      name: msg`Actions`,
      isNameHidden: true,
      className: 'w-px',
      cellClassName: 'py-0.5! pr-1! sm:pr-2!',
    },
  }),
])

function CountCell({ line }: { line: TierLine }) {
  const { t } = useLingui()
  const { place } = line
  const language = useLanguage()
  return (
    <FigureCell
      line={line}
      column="count"
      label={t`Run, row ${place}`}
      format={(value) => formatNumber(value, language)}
      read={readCount}
    />
  )
}

function PriceCell({ line }: { line: TierLine }) {
  const { t } = useLingui()
  const { place } = line
  const language = useLanguage()
  return (
    <FigureCell
      line={line}
      column="price"
      label={t`Price, row ${place}`}
      format={(value) => formatMoney(value, language).replace(/\u00a0₼$/, '')}
      read={readAmount}
    />
  )
}

type FigureCellProps = {
  line: TierLine
  column: TierColumn
  label: string
  format: (value: number) => string
  read: (text: string) => Figure
}

const FigureCell = ({ line, column, label, ...figure }: FigureCellProps) => (
  <FigureInput
    {...figure}
    value={line.row[column]}
    data-column={column}
    aria-label={label}
    error={line.said.errors[column]}
    noteId={hasNote(line.said) ? line.id : undefined}
    doubted={line.said.doubt !== null && column === 'price'}
    changed={line.changed[column]}
    onChange={(value) => line.onChange(column, value)}
    onCells={(text) => line.onCells(column, text)}
  />
)

function PieceCell({ line: { row, percentageBp, wide } }: { line: TierLine }) {
  const figures = figuresOf(row, percentageBp)
  if (!figures) return null
  return (
    <>
      <PiecePrice azn={figures.piece} />
      {!wide && figures.isReduced && (
        <span className="admin-meta block text-key">
          <Money azn={figures.onSite} />
        </span>
      )}
    </>
  )
}

function OnSiteCell({ line: { row, percentageBp } }: { line: TierLine }) {
  const figures = figuresOf(row, percentageBp)
  if (!figures) return null
  return (
    <>
      {figures.isReduced && (
        <s className="mr-2 text-t3">
          <span className="sr-only">
            <Trans>Old price</Trans>{' '}
          </span>
          <Money azn={Number(row.price)} />
        </s>
      )}
      <span className="font-semibold">
        <Money azn={figures.onSite} />
      </span>
    </>
  )
}

function RemoveCell({ line: { place, onRemove } }: { line: TierLine }) {
  const { t } = useLingui()
  return (
    onRemove && (
      <IconButton label={t`Remove row ${place}`} onClick={onRemove} className="hover:text-error">
        <TrashIcon />
      </IconButton>
    )
  )
}

type FigureInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onPaste'> & {
  value: Figure
  format: (value: number) => string
  read: (text: string) => Figure
  onChange: (value: Figure) => void
  /** Pastes cells of a spreadsheet; true when they were taken. */
  onCells: (text: string) => boolean
  error: string | undefined
  /** The id of what else describes it: the note of its row. */
  noteId: string | undefined
  doubted: boolean
  changed: boolean
}

/** A figure in a cell: as it is typed while it has the focus, afterwards as the reader's language writes it. */
function FigureInput(props: FigureInputProps) {
  const { value, format, read, onChange, onCells, error, noteId, doubted, changed, ...rest } = props
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
      value={typed ?? (typeof value === 'number' ? format(value) : value)}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
      onBlur={() => setTyped(null)}
      onKeyDown={stepToRow}
      onPaste={(event) => {
        if (!onCells(event.clipboardData.getData('text/plain'))) return
        event.preventDefault()
        setTyped(null)
      }}
      aria-invalid={error ? true : undefined}
      aria-describedby={noteId}
      className={classNames(
        adminControlLook({ error, warning: doubted, changed }),
        'px-2.5 text-right tabular-nums sm:px-3',
      )}
      {...rest}
    />
  )
}

/** ↑ and ↓ stay in the column, as in a spreadsheet. */
function stepToRow(event: KeyboardEvent<HTMLInputElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return
  event.preventDefault()
  const { column } = event.currentTarget.dataset
  const cells = [...(event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>('input') ?? [])]
  const own = cells.filter((cell) => cell.dataset.column === column)
  const next = own[own.indexOf(event.currentTarget) + step]
  next?.focus()
  next?.select()
}
