import { useRef, useState } from 'react'
import { rangeOf, type Selection } from './selection.ts'

/** As many as the server takes in one call. */
export const maxSelected = 100

/** Which rows are worked on together: as they are now where the list shows them, else as they were last seen. */
export function useSelection<Row extends { id: number }>(shown: readonly Row[]): Selection<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Row>>(new Map())
  const last = useRef<number | undefined>(undefined)
  const add = (rows: readonly Row[]) =>
    setChosen(
      (before) => new Map([...before, ...rows.map((row) => [row.id, row] as const)].slice(0, maxSelected)),
    )
  const drop = (ids: readonly number[]) =>
    setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id))))
  const isWhole = shown.length > 0 && shown.every(({ id }) => chosen.has(id))
  return {
    rows: [...chosen.values()].map((row) => shown.find(({ id }) => id === row.id) ?? row),
    has: (id) => chosen.has(id),
    toggle: (row, isRange) => {
      if (isRange) add(rangeOf(shown, last.current, row.id))
      else if (chosen.has(row.id)) drop([row.id])
      else add([row])
      last.current = row.id
    },
    toggleAll: () => (isWhole ? drop(shown.map(({ id }) => id)) : add(shown)),
    isWhole,
    set: (rows) => setChosen(new Map(rows.slice(0, maxSelected).map((row) => [row.id, row]))),
    clear: () => setChosen(new Map()),
  }
}
