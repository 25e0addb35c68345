import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../../../src/domains/order-status/statuses.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { PenIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { type HistoryKind, historyOf, type Move } from './history-entries.ts'
import { MoveLabel } from './move-label.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteText } from './note-text.tsx'

const statusOf = ({ to }: Move): OrderStatus =>
  orderStatusNames.find((name) => orderStatuses[name].id === to.id) ?? 'Pending'

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
      <NoteForm key={order.id} orderId={order.id} />
      <ol className="flex flex-col">
        {historyOf(order, kind).map((entry) =>
          entry.kind === 'note' ? (
            <Entry key={entry.key} at={entry.at} mark={<PenIcon className="text-t2" />}>
              <NoteText orderId={order.id} note={entry.note} />
            </Entry>
          ) : (
            <Entry key={entry.key} at={entry.at} mark={<InkStrip status={statusOf(entry.move)} />}>
              <MoveLabel move={entry.move} />
            </Entry>
          ),
        )}
        {kind !== 'notes' && (
          <Entry at={order.orderDate} mark={<InkStrip status="Pending" />}>
            <Trans>
              <strong className="font-semibold">{customerOf(order)}</strong> placed the order
            </Trans>
          </Entry>
        )}
      </ol>
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

function Entry({ at, mark, children }: { at: string; mark: ReactNode; children: ReactNode }) {
  const language = useLanguage()
  return (
    <li className="group grid grid-cols-[104px_28px_minmax(0,1fr)] gap-x-3 max-admin:grid-cols-[112px_28px_minmax(0,1fr)] max-md:grid-cols-[28px_minmax(0,1fr)]">
      <time dateTime={at} className="text-t3 tabular-nums max-md:col-start-2">
        {formatDate(at, language, 'moment')}
      </time>
      <span className="flex flex-col items-center pt-1 max-md:col-start-1 max-md:row-span-2 max-md:row-start-1">
        {mark}
        <span aria-hidden="true" className="my-1 min-h-3 w-px grow bg-line2 group-last:hidden" />
      </span>
      <div className="min-w-0 pb-3.5 wrap-anywhere max-md:col-start-2">{children}</div>
    </li>
  )
}
