import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
} from '../../../../src/domains/order-status/statuses.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { PenIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { type HistoryKind, historyOf, type Move } from './history-entries.ts'
import { MoveLabel } from './move-label.tsx'
import { NoteText } from './note-text.tsx'

const statusOf = ({ to }: Move): OrderStatus =>
  orderStatusNames.find((name) => orderStatuses[name].id === to.id) ?? 'Pending'

/** Moves and notes of the order, newest first; at last its placing. */
export const OrderMoves = ({ order, kind = 'moves' }: { order: OrderDetail; kind?: HistoryKind }) => (
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
)

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
