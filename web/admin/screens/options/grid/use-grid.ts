import { type ClipboardEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { readBlock } from '../../../kit/grid/read-block.ts'
import {
  type Place,
  rangeOf,
  type Selection,
  selectionAt,
  stepOf,
  within,
} from '../../../kit/grid/selection.ts'
import { type Cells, cellKey, tableOf, valueAt } from '../cells.ts'
import { readCell } from '../read-cell.ts'
import type { OptionsEditing } from '../use-options-editor.ts'
import { useCellTexts } from '../use-options-texts.ts'
import { copyText, fillDown, fillRight, fillWith, type Patch } from './fill.ts'
import { cellNotes, nextError, warningId } from './notes.ts'
import { type Pasted, pasteBlock } from './paste.ts'
import { createTyped } from './typed.ts'
import { useActs } from './use-acts.ts'
import { useGridRows } from './use-grid-rows.ts'

/** The last paste or import, until the next action. */
export type PasteSummary = Omit<Pasted, 'patch'> & {
  /** The file's name. */
  file: string | null
  keys: ReadonlySet<string>
  changed: number
  same: number
  before: Cells
}

const page = 12

/** The actions of the price table, and the notes on its cells. */
export function useGrid(editing: OptionsEditing) {
  const { values, edit, undo, redo } = editing
  const { runs, cells } = values
  const texts = useCellTexts()
  const table = useRef<HTMLTableElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const [seen, see] = useState<ReadonlySet<string>>(new Set())
  const [pasted, setPasted] = useState<PasteSummary | null>(null)
  const [typed] = useState(createTyped)
  /** The cell to go to once its fold is open; the row counts in the whole table. */
  const [wanted, want] = useState<Place | null>(null)
  const [kept, select] = useState<Selection>(selectionAt({ row: 0, column: 0 }))
  const rows = useGridRows(values)
  const { lines } = rows
  const notes = useMemo(
    () => cellNotes(cells, { rows: rows.rows, runs }, seen),
    [cells, rows.rows, runs, seen],
  )
  const extent = { rows: lines.length, columns: runs.length, page }
  const selection = within(kept, extent)
  const { cursor } = selection
  const range = rangeOf(selection)
  const shape = { rows: lines.map(({ line }) => line.key), runs }
  const at = { line: lines[cursor.row], run: runs[cursor.column] }
  const current = at.line && at.run !== undefined ? cellKey(at.line.line.key, at.run) : null

  const put = (patch: Patch) => {
    setPasted(null)
    const changed = Object.entries(patch).filter(([key, cell]) => valueAt(cells, key) !== cell)
    if (changed.length > 0) edit({ cells: tableOf(cells, Object.fromEntries(changed)) })
  }
  const commit = (text: string) => {
    typed.set(null)
    if (current && text.trim() !== texts.amount(valueAt(cells, current))) put({ [current]: readCell(text) })
  }
  const move = (key: string, { far = false, extend = false } = {}): boolean => {
    const cursorThen = stepOf(key, cursor, extent, far)
    if (cursorThen) select({ anchor: extend ? selection.anchor : cursorThen, cursor: cursorThen })
    return cursorThen !== null
  }
  const begin = (text: string | null = null) => {
    if (!current) return
    // Synchronously, as a fast typist's next key already belongs to the field.
    flushSync(() => typed.set(text ?? texts.amount(valueAt(cells, current))))
    input.current?.focus()
    if (text === null) input.current?.select()
  }
  const goTo = (note: Place) => {
    if (!lines.some(({ whole }) => whole === note.row)) rows.open([note.row])
    want(note)
  }
  useEffect(() => {
    const line = wanted && lines.find(({ whole }) => whole === wanted.row)
    if (!line) return
    table.current?.focus({ preventScroll: true })
    select(selectionAt({ row: line.row, column: wanted.column }))
    want(null)
  }, [wanted, lines])

  const undoPaste = () => {
    setPasted(null)
    undo()
  }
  const acts = useActs({
    put,
    goTo,
    see: (key, price) => see(new Set([...seen, warningId(key, price)])),
  })
  /** Keys with Ctrl or ⌘, by their position on any layout. */
  const command = (code: string, isBack: boolean): boolean => {
    if (code === 'KeyZ' || code === 'KeyY') {
      setPasted(null)
      if (code === 'KeyZ' && !isBack) undo()
      else redo()
    } else if (code === 'KeyD') put(fillDown(cells, shape, range))
    else if (code === 'KeyR') put(fillRight(cells, shape, range))
    else if (code === 'KeyA')
      select({ anchor: { row: 0, column: 0 }, cursor: { row: lines.length - 1, column: runs.length - 1 } })
    else return false
    return true
  }
  const press = (key: string, code: string): boolean => {
    if (pasted && code === 'KeyZ') undoPaste()
    else if (key === 'F2' || key === 'Enter') begin()
    else if (key === 'Delete' || key === 'Backspace') put(fillWith(shape, range, ''))
    else if (key === 'Escape') {
      setPasted(null)
      select(selectionAt(cursor))
    } else if (key === 'F8') {
      const next = nextError(notes, { row: at.line?.whole ?? 0, column: cursor.column })
      if (next) goTo(next)
    } else if (key.length === 1 && key !== ' ') begin(key)
    else return false
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, shiftKey, key, code } = event
    const far = event.ctrlKey || event.metaKey
    if (altKey || !isOfTable(event)) return
    const isDone = (far ? command(code, shiftKey) : press(key, code)) || move(key, { far, extend: shiftKey })
    if (isDone) event.preventDefault()
  }
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', copyText(cells, shape, range, texts.amount))
  }
  /** Changes many cells at once: they are marked, their folds opened, and one step undoes them all. */
  const putBlock = ({ patch, ...about }: Pasted & Pick<PasteSummary, 'file'>) => {
    const keys = Object.keys(patch)
    const changed = keys.filter((key) => valueAt(cells, key) !== patch[key]).length
    put(patch)
    rows.open(
      rows.rows.flatMap(({ key }, index) => (runs.some((run) => cellKey(key, run) in patch) ? [index] : [])),
    )
    setPasted({ keys: new Set(keys), changed, same: keys.length - changed, before: cells, ...about })
  }
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault()
    const block = readBlock(event.clipboardData.getData('text/plain'))
    const isSingle = block.length === 1 && block[0]?.length === 1
    if (isSingle) {
      put(fillWith(shape, range, readCell(block[0]?.[0] ?? '')))
      return
    }
    const place = { row: lines[range.top]?.whole ?? 0, column: range.left }
    putBlock({ file: null, ...pasteBlock(block, place, { rows: rows.rows, runs }) })
  }
  return {
    table,
    input,
    rows,
    notes,
    selection,
    range,
    shape,
    typed,
    pasted,
    texts,
    current,
    at,
    undoPaste,
    select,
    commit,
    begin,
    move,
    put,
    putBlock,
    goTo,
    onKeyDown,
    onCopy,
    onPaste,
    focus: () => table.current?.focus({ preventScroll: true }),
    acts,
  }
}

export type GridModel = ReturnType<typeof useGrid>

/** Not in a button of the table. */
const isOfTable = ({ target, currentTarget }: KeyboardEvent): boolean => target === currentTarget
