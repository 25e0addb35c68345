import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, type RefObject, useId, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { ChevronDownIcon, ChevronRightIcon } from '../../../../ui/admin/icons.tsx'
import { adminWide, useMedia } from '../../../../ui/admin/use-media.ts'
import type { Place } from '../../../kit/grid/selection.ts'
import { type Cell, type Cells, isOpen, rowKeys, valueAt } from '../cells.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { headWidth } from './head-width.ts'
import { PriceLine } from './price-line.tsx'
import type { GridModel, PasteSummary } from './use-grid.ts'
import type { GridItem } from './use-grid-rows.ts'

type PriceGridProps = { editing: OptionsEditing; grid: GridModel }

/** The prices as a spreadsheet; of many rows only the visible ones are rendered. */
export function PriceGrid({ editing, grid }: PriceGridProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const wide = useMedia(adminWide)
  const box = useRef<HTMLDivElement>(null)
  const { rows, selection, range, texts, at } = grid
  const { items, heads } = rows
  const { runs, cells } = editing.values
  const height = wide ? 30 : 44
  const view = useWindow(box, { lines: items.length, height, head: height })
  const line = items.findIndex((item) => item.kind === 'row' && item.row === selection.cursor.row)
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`
  const { row, column } = selection.cursor
  const show = view.show
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the place moves, not when anything else does
  useLayoutEffect(() => {
    if (line < 0 || !grid.table.current?.matches(':focus')) return
    show(line)
    showColumn(box.current, document.getElementById(cellId(row, column)))
    // Scrolls the page as well, once the line is rendered.
    const later = setTimeout(() => document.getElementById(cellId(row, column))?.scrollIntoView(nearest), 50)
    return () => clearTimeout(later)
  }, [line, row, column])
  const marks = useMemo(
    () => new Map(grid.notes.map((note, index) => [note.key, { note, number: index + 1 }])),
    [grid.notes],
  )
  const isArgued = Object.keys(editing.conflicts).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  const width = useMemo(() => columnWidth(cells, texts.amount, isArgued), [cells, isArgued, language])
  const { drag, ...presses } = usePresses(grid)
  return (
    <div
      ref={box}
      onScroll={view.onScroll}
      className="max-h-[70vh] overflow-auto border-key border-t-2 bg-paper focus-within:outline-2 focus-within:outline-cyan"
    >
      <div style={{ height: view.from * height }} />
      <table
        ref={grid.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a spreadsheet
        role="grid"
        tabIndex={0}
        aria-label={t`Price table`}
        aria-multiselectable
        aria-rowcount={items.length + 1}
        aria-colcount={runs.length + 1}
        aria-activedescendant={at.line ? cellId(row, column) : undefined}
        onKeyDown={grid.onKeyDown}
        onCopy={grid.onCopy}
        onPaste={grid.onPaste}
        {...presses}
        onPointerOver={drag}
        className={classNames(
          'w-full table-fixed border-separate border-spacing-0 select-none tabular-nums outline-none!',
          heads.length > 1 ? '[--head:7rem] max-md:[--head:4rem]' : '[--head:10rem] max-md:[--head:6.5rem]',
        )}
      >
        <colgroup>
          <col style={{ width: `calc(${Math.max(1, heads.length)} * (var(--head) + 0.75rem) + 0.8rem)` }} />
          <col span={runs.length} style={{ width }} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1} style={{ height }}>
            <th
              scope="col"
              className="sticky top-0 left-0 z-20 border-key border-b bg-paper px-3 text-left font-medium"
            >
              <span className="flex gap-3">
                {heads.map(({ key, name }) => (
                  <span key={key} className={headWidth}>
                    {textIn(name, language)}
                  </span>
                ))}
                {heads.length === 0 && <Trans>Price</Trans>}
              </span>
            </th>
            {runs.map((run, index) => (
              <th
                key={run}
                scope="col"
                aria-colindex={index + 2}
                className={`sticky top-0 z-10 border-key border-b bg-paper px-2.5 text-right font-semibold ${index >= range.left && index <= range.right ? 'text-cyan-text shadow-[inset_0_-2px_0_var(--cyan)]' : ''}`}
              >
                {texts.run(run)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.slice(view.from, view.to).map((item, index) => {
            const place = view.from + index + 2
            if (item.kind === 'fold')
              return (
                <FoldLine
                  key={`fold-${item.choice.key}`}
                  item={item}
                  place={place}
                  height={height}
                  columns={runs.length + 1}
                  onToggle={() => rows.toggle([item.choice.key])}
                />
              )
            const keys = rowKeys(item.line.key, runs)
            const isIn = item.row >= range.top && item.row <= range.bottom
            return (
              <PriceLine
                key={item.line.key}
                ids={cellId(item.row, 0).slice(0, -1)}
                row={item.row}
                place={place}
                height={height}
                names={item.names.map(({ name }) => textIn(name, language)).join('\n')}
                spoken={texts.row(item.line)}
                isFirst={item.isFirst}
                runs={runs}
                cells={keys.map((key) => valueAt(cells, key))}
                stored={keys.map((key) => valueAt(editing.stored.cells, key))}
                theirs={keys.map((key): Cell | undefined => editing.conflicts[key])}
                marks={keys.map((key) => marksOf(marks.get(key)))}
                pasted={keys.map((key, place) =>
                  pastedSides(grid.pasted, key, { row: item.whole, column: place }),
                )}
                left={isIn ? range.left : -1}
                right={isIn ? range.right : -1}
                cursor={item.row === row ? column : -1}
                typed={grid.typed}
              />
            )
          })}
        </tbody>
      </table>
      <div style={{ height: (items.length - view.to) * height }} />
    </div>
  )
}

/** The edges of the pasted block that a cell lies at, `in` for a cell of a file; empty outside. */
function pastedSides(pasted: PasteSummary | null, key: string, { row, column }: Place): string {
  if (!pasted?.keys.has(key)) return ''
  const { range } = pasted
  const ends = {
    in: true,
    top: row === range?.top,
    bottom: row === range?.bottom,
    left: column === range?.left,
    right: column === range?.right,
  }
  return Object.entries(ends)
    .flatMap(([side, isThere]) => (isThere ? side : []))
    .join(' ')
}

const nearest: ScrollIntoViewOptions = { block: 'nearest', inline: 'nearest' }

/** `e3`: the third note, an error; `w4`: a warning. */
const marksOf = (mark: { note: { kind: string }; number: number } | undefined): string =>
  mark ? `${mark.note.kind.slice(0, 1)}${mark.number}` : ''

/** Beside the column that sticks. */
function showColumn(box: HTMLElement | null, cell: HTMLElement | null): void {
  if (!box || !cell) return
  const fixed = cell.parentElement?.firstElementChild?.clientWidth ?? 0
  const right = cell.offsetLeft + cell.offsetWidth - box.clientWidth
  if (box.scrollLeft > cell.offsetLeft - fixed) box.scrollLeft = cell.offsetLeft - fixed
  else if (box.scrollLeft < right) box.scrollLeft = right
}

/** With a mouse: a press selects a cell, Shift or dragging selects several, a double press edits. */
function usePresses(grid: GridModel) {
  const placeOf = (target: EventTarget): Place | null => {
    const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null
    return cell ? { row: Number(cell.dataset.row), column: Number(cell.dataset.column) } : null
  }
  const extend = (cursor: Place) => grid.select({ anchor: grid.selection.anchor, cursor })
  return {
    onPointerDown: (event: PointerEvent) => {
      const place = placeOf(event.target)
      if (!place || event.button !== 0) return
      if (event.shiftKey) extend(place)
      else grid.select({ anchor: place, cursor: place })
    },
    onDoubleClick: () => grid.begin(),
    drag: (event: PointerEvent) => {
      const place = event.buttons === 1 && event.pointerType === 'mouse' ? placeOf(event.target) : null
      if (place) extend(place)
    },
  }
}

/** The widths of one digit in the table and of what stands beside it, px. */
const sign = 7.6
const beside = 22
const least = 76

/**
 * The width of each column, px: enough for its widest price, twice that where a cell holds two prices. Fixed,
 * so that typing moves nothing.
 */
function columnWidth(cells: Cells, write: (cell: number | null) => string, isArgued: boolean): number {
  let largest = 0
  let isAsked = false
  for (const cell of Object.values(cells)) {
    if (cell === null) isAsked = true
    else if (!isOpen(cell) && cell > largest) largest = cell
  }
  const signs = Math.max(write(largest).length, isAsked ? write(null).length : 0)
  return Math.max(least, Math.ceil(beside + sign * signs * (isArgued ? 2.4 : 1)))
}

/** How many extra lines are rendered above and below, for quick scrolling. */
const spare = 5

/**
 * Which of many lines of equal height are rendered: those in the visible part of the box. `head` is the
 * height of its sticky top, px.
 */
function useWindow(
  box: RefObject<HTMLElement | null>,
  { lines, height, head }: { lines: number; height: number; head: number },
) {
  const [first, setFirst] = useState(0)
  const [seen, setSeen] = useState(20)
  useLayoutEffect(() => {
    const measure = () => setSeen(Math.ceil((box.current?.clientHeight ?? 600) / height))
    measure()
    addEventListener('resize', measure)
    return () => removeEventListener('resize', measure)
  }, [box, height])
  const from = Math.max(0, Math.min(first, lines - seen) - spare)
  const to = Math.min(lines, from + seen + 2 * spare)
  return {
    from,
    to,
    onScroll: () => setFirst(Math.floor((box.current?.scrollTop ?? 0) / height)),
    /** Brings a line and, by its offsets, a column into view; `fixed`: the sticky column's width, px. */
    show: (line: number) => {
      const element = box.current
      if (!element) return
      const top = line * height
      const below = top + height + head - element.clientHeight
      if (element.scrollTop > top) element.scrollTop = top
      else if (element.scrollTop < below) element.scrollTop = below
    },
  }
}

type FoldLineProps = {
  item: GridItem & { kind: 'fold' }
  place: number
  height: number
  columns: number
  onToggle: () => void
}

/** The head of the rows of one size; a press folds them. */
function FoldLine({ item, place, height, columns, onToggle }: FoldLineProps) {
  const language = useLanguage()
  const { choice, isOpen, rows } = item
  return (
    <tr aria-rowindex={place} style={{ height }}>
      <th scope="rowgroup" colSpan={columns} className="bg-line1 p-0 text-left font-normal">
        <button
          type="button"
          tabIndex={-1}
          aria-expanded={isOpen}
          onClick={onToggle}
          className="sticky left-0 flex items-center gap-2 px-3 outline-offset-[-2px]!"
          style={{ height }}
        >
          {isOpen ? <ChevronDownIcon size={14} /> : <ChevronRightIcon size={14} />}
          <span className="font-semibold">{textIn(choice.name, language)}</span>
          <span className="admin-meta text-t3">
            <Plural value={rows} one="# row" other="# rows" />
          </span>
        </button>
      </th>
    </tr>
  )
}
