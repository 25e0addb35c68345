import { type InputHTMLAttributes, type KeyboardEvent, useState } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { adminControlLook } from '../../../../ui/admin/field.tsx'
import type { Figure } from './tier-rows.ts'

type FigureInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'onPaste'> & {
  value: Figure
  format: (value: number) => string
  read: (text: string) => Figure
  onChange: (value: Figure) => void
  /** Cells of a spreadsheet; true when it has taken them. */
  onCells: (text: string) => boolean
  error: string | undefined
  /** What describes it besides: the note of its row. */
  noteId: string | undefined
  doubted: boolean
  changed: boolean
}

/** A figure in a cell: as it is typed while it has the focus, afterwards as the reader's language writes it. */
export function FigureInput(props: FigureInputProps) {
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
