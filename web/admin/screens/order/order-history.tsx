import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import type { HistoryKind } from './history-entries.ts'
import { NoteForm } from './note-form.tsx'
import { OrderMoves } from './order-moves.tsx'

/** Every move of the order and what staff have written about it, the newest first; at last its placing. */
export function OrderHistory({ order }: { order: OrderDetail }) {
  const [kind, setKind] = useState<HistoryKind>('all')
  return (
    <section className="mt-7">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="admin-h2 leading-6!">
          <Trans>History and internal notes</Trans>
        </h2>
        <KindSwitch order={order} kind={kind} onKind={setKind} />
      </div>
      <NoteForm key={order.id} orderId={order.id} className="mb-4 border border-line2 bg-paper p-2.5" />
      <OrderMoves order={order} kind={kind} />
      {kind === 'notes' && order.notes?.length === 0 && (
        <p className="text-t3">
          <Trans>Nobody has written about this order yet.</Trans>
        </p>
      )}
    </section>
  )
}

type KindSwitchProps = { order: OrderDetail; kind: HistoryKind; onKind: (kind: HistoryKind) => void }

function KindSwitch({ order, kind, onKind }: KindSwitchProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const notes = formatNumber(order.notes?.filter(({ isDeleted }) => !isDeleted).length ?? 0, language)
  const moves = formatNumber(order.events.filter(({ from }) => from !== null).length, language)
  const kinds = [
    { kind: 'all', label: t`All` },
    { kind: 'notes', label: t`Notes ${notes}` },
    { kind: 'moves', label: t`Statuses ${moves}` },
  ] as const
  return (
    <fieldset className="flex divide-x divide-line2 rounded-[2px] border border-line bg-paper">
      <legend className="sr-only">
        <Trans>What the history shows</Trans>
      </legend>
      {kinds.map((one) => (
        <button
          key={one.kind}
          type="button"
          aria-pressed={kind === one.kind}
          onClick={() => onKind(one.kind)}
          className="min-h-7 px-2.5 text-t2 hover:text-key aria-pressed:bg-key aria-pressed:font-medium aria-pressed:text-on-key max-md:min-h-11 pointer-coarse:min-h-11"
        >
          {one.label}
        </button>
      ))}
    </fieldset>
  )
}
