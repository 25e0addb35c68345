import {
  type OrderStatus,
  type Stage,
  type Step,
  stageOf,
  steps,
} from '../../../../src/domains/order-status/statuses.ts'

/** The columns from left to right; what was given up has only a narrow strip at the end. */
export const boardColumns = steps
export type BoardColumn = Step

const hours = 60
const days = 24 * hours
const never = Number.POSITIVE_INFINITY
/** From this age at a stage an order has been there long, in minutes since it was placed. */
const longAt: Record<Stage, number> = {
  unpriced: 2 * hours,
  queued: 2 * days,
  printing: 5 * days,
  made: 7 * days,
  toCollect: 7 * days,
  done: never,
  givenUp: never,
}
export const isLong = (status: OrderStatus, minutes: number): boolean => minutes >= longAt[stageOf(status)]

type Card = { id: number; status: OrderStatus; orderDate: string; promisedOn?: string | null }

/**
 * The cards of each column, the newest first, or by their promised day. The reads overlap while a card is on its way from one column to the
 * next: each order is shown once, as the newest read (the first of them) has it.
 */
export function intoColumns<Order extends Card>(
  reads: readonly (readonly Order[])[],
  byDay = false,
): Record<BoardColumn, Order[]> {
  const known = new Map<number, Order>()
  for (const order of reads.flat()) if (!known.has(order.id)) known.set(order.id, order)
  const newestFirst = (one: Order, other: Order) =>
    Date.parse(other.orderDate) - Date.parse(one.orderDate) || other.id - one.id
  const cards = [...known.values()].toSorted(
    (one, other) => (byDay ? dayOf(one).localeCompare(dayOf(other)) : 0) || newestFirst(one, other),
  )
  const of = (column: BoardColumn) => cards.filter(({ status }) => status === column)
  return Object.fromEntries(boardColumns.map((column) => [column, of(column)])) as Record<
    BoardColumn,
    Order[]
  >
}

/** Orders without a promised day come last. */
const dayOf = ({ promisedOn }: Card): string => promisedOn ?? '9'

type Columns = Record<BoardColumn, readonly { id: number }[]>

/** The card that an arrow key leads to: in the column up or down, or beside it in the next column that has cards. */
export function cardBeside(columns: Columns, id: number | undefined, key: string): number | undefined {
  const at = boardColumns.findIndex((column) => columns[column].some((card) => card.id === id))
  const column = boardColumns[at]
  if (column === undefined) return boardColumns.flatMap((one) => columns[one])[0]?.id
  const row = columns[column].findIndex((card) => card.id === id)
  if (key === 'ArrowUp') return columns[column][Math.max(row - 1, 0)]?.id
  if (key === 'ArrowDown') return columns[column][Math.min(row + 1, columns[column].length - 1)]?.id
  const others = key === 'ArrowLeft' ? boardColumns.slice(0, at).toReversed() : boardColumns.slice(at + 1)
  const next = others.find((one) => columns[one].length > 0)
  return next === undefined ? id : columns[next][Math.min(row, columns[next].length - 1)]?.id
}
