import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type OrderStatus,
  orderStatuses,
  orderStatusNames,
  placedAs,
} from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { PenIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { RecordEntry } from '../../kit/history/record-entry.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { NoteText } from './note-text.tsx'
import { type HistoryKind, historyOf, type Move } from './order-rules.ts'

const statusOf = ({ to }: Move): OrderStatus =>
  orderStatusNames.find((name) => orderStatuses[name].id === to.id) ?? placedAs

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
          <MoveLabel move={entry.move} isCustomers={entry.move.actor?.id === order.appUser.id} />
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

/** Who did what to the order and why: a move, an undone move, a corrected price. */
function MoveLabel({ move, isCustomers }: { move: Move; isCustomers: boolean }) {
  const { kind, price, oldPrice, reason, isUndone, passed } = move
  const isPassedUnpaid = passed === 'deposit' || passed === 'payment'
  return (
    <>
      <p className={isUndone ? 'text-t3 line-through' : undefined}>
        <Act move={move} />
      </p>
      {kind === 'priceCorrected' && price !== null && oldPrice !== null && (
        <p className="text-t2">
          <s className="text-t3">
            <Money azn={oldPrice} />
          </s>
          {' → '}
          <strong className="font-semibold">
            <Money azn={price} />
          </strong>
        </p>
      )}
      {kind === 'moved' && price !== null && !isUndone && (
        <p className="text-t2">
          <Trans>
            Price: <Money azn={price} />
          </Trans>
        </p>
      )}
      {reason !== null && !isUndone && isPassedUnpaid && <StaffReason reason={reason} />}
      {reason !== null && !isUndone && !isPassedUnpaid && (
        <ReasonText reason={reason} isCustomers={isCustomers} />
      )}
    </>
  )
}

/** Why something was done, by its customer or told to them. */
export const ReasonText = ({ reason, isCustomers }: { reason: string; isCustomers: boolean }) => (
  <p className="whitespace-pre-line text-t2 wrap-anywhere">
    {isCustomers ? (
      <Trans>
        The customer’s reason: <LinkedText text={reason} />
      </Trans>
    ) : (
      <Trans>
        Reason, as the customer reads it: <LinkedText text={reason} />
      </Trans>
    )}
  </p>
)

/** Why an order went on unpaid, which no customer reads (PAY-5). */
const StaffReason = ({ reason }: { reason: string }) => (
  <p className="whitespace-pre-line text-t2 wrap-anywhere">
    <Trans>
      Unpaid, with a reason for staff: <LinkedText text={reason} />
    </Trans>
  </p>
)

function Act({ move: { kind, to, actor, passed } }: { move: Move }) {
  const language = useLanguage()
  const who = actor ? `${actor.name} ${actor.surname}`.trim() : null
  const status = pick(to, 'name', language)
  if (who === null) return status
  if (kind === 'priceCorrected')
    return (
      <Trans>
        <strong className="font-semibold">{who}</strong> corrected the price
      </Trans>
    )
  if (kind === 'gatePassed')
    return passed === 'approval' ? (
      <Trans>
        <strong className="font-semibold">{who}</strong> lets it go on without approval
      </Trans>
    ) : (
      <Trans>
        <strong className="font-semibold">{who}</strong> lets it go on unpaid
      </Trans>
    )
  if (kind === 'undone')
    return (
      <Trans>
        <strong className="font-semibold">{who}</strong> took the move back: {status}
      </Trans>
    )
  return (
    <Trans>
      <strong className="font-semibold">{who}</strong> changed the status: {status}
    </Trans>
  )
}

const pageSize = 100
const ofMoves: ReadonlySet<string> = new Set(['status', 'price', 'passed'])

/** The history of the order: its moves, and what staff did with its artwork and links. */
export function OrderStory({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { user } = useFrame()
  const query = useQuery({
    ...useApi().history.ofRecord.queryOptions({ kind: 'order', id: order.id, pageSize }),
    enabled: canOpen(user, 'orders'),
  })
  // Its moves stand above.
  const entries =
    query.data?.items.filter(({ changes }) => !changes.some(({ field }) => ofMoves.has(field))) ?? []
  return (
    <Modal title={<Trans>What happened to No. {order.id}</Trans>} onClose={onClose} place="side">
      <h3 className="admin-h2 mt-3 mb-2">
        <Trans>Statuses and prices</Trans>
      </h3>
      <OrderMoves order={order} />
      {entries.length > 0 && (
        <h3 className="admin-h2 mt-4 mb-2">
          <Trans>Artwork, proofs and messages by us</Trans>
        </h3>
      )}
      {query.isError && (
        <SectionFailed onRetry={() => query.refetch()} busy={query.isFetching}>
          <Trans>The history did not load.</Trans>
        </SectionFailed>
      )}
      <ol>
        {entries.map((entry) => (
          <RecordEntry key={entry.id} entry={entry} />
        ))}
      </ol>
    </Modal>
  )
}
