import { type FocusEvent, useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { Editor } from '../../../kit/editor/use-editor.ts'
import { pasteTiers, type TierColumn } from './paste-tiers.ts'
import type { TierSaid } from './tier-note.tsx'
import { blankRow, doubtOf, errorsOf, type Figure, sortRows, type TierRow } from './tier-rows.ts'
import { useTierLabels } from './use-tier-labels.ts'

/** What was done to the rows, to be said. */
export type TiersTold =
  | { kind: 'pasted'; filled: number; left: number }
  | { kind: 'removed' }
  | { kind: 'sorted' }

/** The rows of a table of tiers, the list of this name in an editor's form: what can be done, and what is said of each. */
export function useTiers(editor: Editor, name: string) {
  const { words } = useTierLabels()
  const table = useRef<HTMLTableElement>(null)
  const [told, tell] = useState<TiersTold | null>(null)
  const { setValue, clearErrors } = useFormContext()
  const { append, remove, replace } = useFieldArray({ name })
  const rows = editor.values[name] as readonly TierRow[]
  const stored = editor.stored[name] as readonly TierRow[]
  /** Looked through once a figure is left: a number that is being typed isn't wrong yet. */
  const [isLeft, leave] = useState(false)
  const errors = isLeft ? errorsOf(rows) : []

  const act = (does: () => void, said: TiersTold | null) => {
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
      (live && figure !== '' ? words(column, live, figure) : undefined)
    )
  }
  return {
    table,
    told,
    rows,
    isUnsorted: errors.some(({ count }) => count === 'tiers.notRising'),
    leave: ({ relatedTarget }: FocusEvent) => {
      // A button that is being pressed must not move away under the pointer.
      if (!(relatedTarget instanceof HTMLButtonElement)) leave(true)
    },
    /** What is said of a row, and which of its figures aren't stored under the same count. */
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
      if (pasted)
        act(() => replace(pasted.rows), { kind: 'pasted', filled: pasted.filled, left: pasted.left })
      return pasted !== null
    },
  }
}
