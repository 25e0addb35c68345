import { undoTimeMs } from '../../../../src/domains/order-status/undo-time.ts'

type Entry = { id: number; kind: string; takesBack: number | null; at: string }

/** Entries that were undone at once never were: neither they nor what undid them are shown (PAY-8). */
export function shownPayments<Shown extends Entry>(payments: readonly Shown[]): Shown[] {
  const byId = new Map(payments.map((payment) => [payment.id, payment]))
  const gone = new Set(
    payments.flatMap(({ id, kind, takesBack, at }) => {
      const undone = takesBack === null ? undefined : byId.get(takesBack)
      const isUndo = kind === 'correction' && undone && Date.parse(at) - Date.parse(undone.at) <= undoTimeMs
      return isUndo ? [id, undone.id] : []
    }),
  )
  return payments.filter(({ id }) => !gone.has(id))
}
