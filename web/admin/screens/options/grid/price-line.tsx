import { useLingui } from '@lingui/react/macro'
import { memo } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import { type Cell, isOpen } from '../cells.ts'
import { useCellTexts } from '../use-options-texts.ts'
import { headWidth } from './head-width.ts'
import { type Typed, useTyped } from './typed.ts'

type PriceLineProps = {
  /** The part of its cells' keys without the column. */
  ids: string
  row: number
  place: number
  height: number
  /** The texts of its head, a line for each group. */
  names: string
  spoken: string
  isFirst: boolean
  runs: readonly number[]
  cells: readonly Cell[]
  stored: readonly Cell[]
  /** Another user's prices of cells in conflict. */
  theirs: readonly (Cell | undefined)[]
  marks: readonly string[]
  /** Sides of the block that was pasted, by their first letters: `in`, `in top left`; empty outside. */
  pasted: readonly string[]
  /** The selected columns; -1 for none. */
  left: number
  right: number
  cursor: number
  /** The text being typed at the cursor. */
  typed: Typed
}

/** A row of prices. It rerenders only when something in it has changed, as there may be hundreds. */
export const PriceLine = memo(function PriceLine(props: PriceLineProps) {
  const { names, isFirst, runs, place, height } = props
  const heads = names.split('\n')
  return (
    <tr aria-rowindex={place} style={{ height }}>
      <th
        scope="row"
        className="sticky left-0 z-[5] border-line1 border-r border-b bg-sheet px-3 text-left font-normal"
      >
        <span className="flex gap-3">
          {heads.map((name, index) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
              key={index}
              title={name}
              className={classNames(headWidth, index === 0 && 'font-medium')}
            >
              {index === 0 && !isFirst ? <span className="sr-only">{name}</span> : name}
            </span>
          ))}
        </span>
      </th>
      {runs.map((run, column) => (
        <PriceCell key={run} line={props} run={run} column={column} />
      ))}
    </tr>
  )
}, isSameLine)

/** Compares lists by their content, everything else by identity. */
function isSameLine(before: PriceLineProps, now: PriceLineProps): boolean {
  return (Object.keys(now) as (keyof PriceLineProps)[]).every((name) => {
    const [one, other] = [before[name], now[name]]
    if (!Array.isArray(one) || !Array.isArray(other)) return Object.is(one, other)
    return one.length === other.length && one.every((item, index) => Object.is(item, other[index]))
  })
}

function PriceCell({ line, run, column }: { line: PriceLineProps; run: number; column: number }) {
  const { t } = useLingui()
  const texts = useCellTexts()
  const cell = line.cells[column]
  const value = cell === undefined ? '' : cell
  const mark = line.marks[column] ?? ''
  const theirs = line.theirs[column]
  const isCursor = line.cursor === column
  const isSelected = column >= line.left && column <= line.right
  const isError = mark.startsWith('e')
  const isChanged = value !== line.stored[column]
  const text = texts.amount(value)
  const pasted = line.pasted[column] ?? ''
  // Columns are as wide as their prices. The hundreds of cells carry only the styles they need: a positioned
  // or clipped cell is a layer to paint.
  const mayOverflow = isCursor || isOpen(value) || theirs !== undefined
  const said = [`${line.spoken}, ${texts.pieces(run)}: ${text || t`empty`}`]
  if (isError) said.push(t`error`)
  if (isChanged) said.push(t`changed`)
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the table has the focus and says which cell is meant
    <td
      id={`${line.ids}${column}`}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a spreadsheet
      role="gridcell"
      aria-colindex={column + 2}
      aria-selected={isSelected}
      aria-invalid={isError || undefined}
      aria-label={said.join(', ')}
      data-row={line.row}
      data-column={column}
      className={classNames(
        'cursor-cell whitespace-nowrap border-line1 border-b border-l px-2.5 text-right',
        (isCursor || mark !== '') && 'relative',
        mayOverflow && 'overflow-clip text-ellipsis',
        (isSelected || pasted !== '') && 'bg-cyan-ground',
        ...pasted.split(' ').map((side) => sides[side]),
        isError && 'bg-error-ground font-medium text-error',
        mark.startsWith('w') && 'bg-warn-ground text-warn',
        isChanged && !isError && 'shadow-[inset_3px_0_0_var(--cyan)]',
        isError && 'shadow-[inset_0_0_0_2px_var(--error)]',
        isCursor && 'z-[4] font-semibold outline-2 outline-cyan outline-offset-[-2px]',
        value === null && 'text-t3',
      )}
    >
      {mark !== '' && (
        <span
          className={classNames(
            'absolute top-0.5 left-0.5 min-w-3.5 px-0.5 text-center font-semibold text-[10px] leading-3.5',
            isError ? 'bg-error text-on-error' : 'bg-warn text-paper',
          )}
        >
          {mark.slice(1)}
        </span>
      )}
      {theirs !== undefined && `${texts.amount(theirs)} · `}
      {isCursor ? <TypedText typed={line.typed} text={text} /> : text || t`empty`}
    </td>
  )
}

/** A dashed line around the block. */
const sides: Readonly<Record<string, string>> = {
  top: '[border-top:2px_dashed_var(--cyan)]',
  bottom: '[border-bottom:2px_dashed_var(--cyan)]',
  left: '[border-left:2px_dashed_var(--cyan)]',
  right: '[border-right:2px_dashed_var(--cyan)]',
}

function TypedText({ typed, text }: { typed: Typed; text: string }) {
  const { t } = useLingui()
  return (useTyped(typed) ?? text) || t`empty`
}
