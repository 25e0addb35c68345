import { useMemo, useState } from 'react'
import type { Choice, Group } from '../../../../../src/domains/options/configuration.ts'
import { axesOf, type PriceRow, priceRows } from '../cells.ts'
import type { OptionsValues } from '../options-values.ts'

/** With more rows than this all folds but the first are closed at first. */
const maxOpen = 60

/** A line of the table: the head of a fold, or a row; `row` counts the rows that are shown, `whole` all of them. */
export type GridItem =
  | { kind: 'fold'; choice: Choice; rows: number; isOpen: boolean }
  | { kind: 'row'; line: PriceRow; row: number; whole: number; names: readonly Choice[]; isFirst: boolean }

/** The rows of the price table, folded by the choices of its first group where there are several groups. */
export function useGridRows({ groups }: Pick<OptionsValues, 'groups'>) {
  const rows = useMemo(() => priceRows(groups), [groups])
  const [turned, turn] = useState<ReadonlySet<string>>(new Set())
  const items = useMemo(() => itemsOf(rows, foldsOf(groups, rows, turned)), [groups, rows, turned])
  const axes = axesOf(groups)
  const folds = foldsOf(groups, rows, turned)
  const toggle = (keys: readonly string[]) =>
    turn((before) => {
      const after = new Set(before)
      for (const key of keys) if (!after.delete(key)) after.add(key)
      return after
    })
  return {
    rows,
    items,
    /** The visible rows. */
    lines: useMemo(() => items.filter((item) => item.kind === 'row'), [items]),
    heads: folds.length > 0 ? axes.slice(1) : axes,
    toggle,
    /** Opens the folds that hold these rows of the whole table. */
    open: (whole: readonly number[]) => {
      const held = new Set(whole.map((row) => Math.floor((row * folds.length) / rows.length)))
      toggle(folds.flatMap(({ choice, isOpen }, index) => (held.has(index) && !isOpen ? choice.key : [])))
    },
  }
}

type Fold = { choice: Choice; isOpen: boolean }

/** A fold for each choice of the first group; none where there is only one group. */
function foldsOf(groups: readonly Group[], rows: readonly PriceRow[], turned: ReadonlySet<string>): Fold[] {
  const [first, ...others] = axesOf(groups)
  if (!first || others.length === 0) return []
  return first.choices.map((choice, index) => ({
    choice,
    isOpen: turned.has(choice.key) !== (rows.length <= maxOpen || index === 0),
  }))
}

function itemsOf(rows: readonly PriceRow[], folds: readonly Fold[]): GridItem[] {
  const made: GridItem[] = []
  const each = rows.length / Math.max(1, folds.length)
  let shown = 0
  for (const [whole, line] of rows.entries()) {
    const fold = folds[Math.floor(whole / each)]
    if (fold && whole % each === 0) made.push({ kind: 'fold', rows: each, ...fold })
    if (fold && !fold.isOpen) continue
    const names = fold ? line.choices.slice(1) : line.choices
    const isFirst = names.length < 2 || names[0]?.key !== namesOf(made.at(-1))?.[0]?.key
    made.push({ kind: 'row', line, row: shown, whole, names, isFirst })
    shown += 1
  }
  return made
}

const namesOf = (item: GridItem | undefined): readonly Choice[] | undefined =>
  item?.kind === 'row' ? item.names : undefined
