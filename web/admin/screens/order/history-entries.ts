import type { OrderDetail } from '../../kit/orders/queries.ts'

export type Note = NonNullable<OrderDetail['notes']>[number]
export type Move = OrderDetail['events'][number]
export type AuditEntry =
  | { kind: 'note'; at: string; key: string; note: Note }
  | { kind: 'move'; at: string; key: string; move: Move }

const historyKinds = ['all', 'notes', 'moves'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Notes and moves of an order together, the newest first; its placing is no move. */
export function historyOf(
  { events, notes = [] }: Pick<OrderDetail, 'events' | 'notes'>,
  kind: HistoryKind,
): AuditEntry[] {
  const moves = events
    .filter(({ from }) => from !== null)
    .map((move): AuditEntry => ({ kind: 'move', at: move.at, key: `move ${move.id}`, move }))
  const written = notes.map(
    (note): AuditEntry => ({ kind: 'note', at: note.at, key: `note ${note.id}`, note }),
  )
  return [...(kind === 'notes' ? [] : moves), ...(kind === 'moves' ? [] : written)]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .toReversed()
}
