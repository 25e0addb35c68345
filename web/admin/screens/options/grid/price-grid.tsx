import { Trans, useLingui } from '@lingui/react/macro'
import { type PointerEvent, useId, useLayoutEffect, useMemo, useRef } from 'react'
import { textIn } from '../../../../../src/domains/options/in-language.ts'
import { classNames } from '../../../../lib/class-names.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { adminWide, useMedia } from '../../../../ui/admin/use-media.ts'
import { type Cell, rowKeys, valueAt } from '../cells.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { columnWidth } from './column-width.ts'
import { FoldLine } from './fold-line.tsx'
import { headWidth } from './head-width.ts'
import { PriceLine } from './price-line.tsx'
import type { Place } from './selection.ts'
import type { GridModel, PasteSummary } from './use-grid.ts'
import { useWindow } from './use-window.ts'

type PriceGridProps = { editing: OptionsEditing; grid: GridModel }

/** The prices as a spreadsheet; of many rows only those are drawn that are seen. */
export function PriceGrid({ editing, grid }: PriceGridProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const id = useId()
  const wide = useMedia(adminWide)
  const box = useRef<HTMLDivElement>(null)
  const { rows, selection, range, words, at } = grid
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
    // The page as well, once the line is drawn.
    const later = setTimeout(() => document.getElementById(cellId(row, column))?.scrollIntoView(nearest), 50)
    return () => clearTimeout(later)
  }, [line, row, column])
  const marks = useMemo(
    () => new Map(grid.notes.map((note, index) => [note.key, { note, number: index + 1 }])),
    [grid.notes],
  )
  const isArgued = Object.keys(editing.conflicts).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language alone
  const width = useMemo(() => columnWidth(cells, words.amount, isArgued), [cells, isArgued, language])
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
                {words.run(run)}
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
                spoken={words.row(item.line)}
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

/** On which sides of the block that was pasted a cell lies, `in` for one of a file; empty outside. */
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

/** By mouse: a press chooses a cell, with Shift or by pulling several, two presses write. */
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
