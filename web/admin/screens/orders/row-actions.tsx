import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { referenceOf } from '../../../../src/lib/reference.ts'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { buttonLook, IconButton } from '../../../ui/admin/button.tsx'
import { ChevronRightIcon, CloseIcon } from '../../../ui/admin/icons.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { MoneyMark } from '../../kit/orders/money-word.tsx'
import { moveLabel } from '../../kit/orders/move-labels.ts'
import { actionOf, moveOf } from '../../kit/orders/offered-actions.ts'
import { ChoiceList, hasChoices } from '../../kit/orders/order-choices.tsx'
import { customerOf, ItemLabel, PriceLabel, StatusLabel } from '../../kit/orders/order-labels.tsx'
import { type ListedOrder, orderQuery } from '../../kit/orders/queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { phoneLinks } from '../../kit/phone-links.ts'

/** A summary of an order without leaving the list; Space or Esc closes it. */
export function QuickLook({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const language = useLanguage()
  const { data } = useQuery(orderQuery(useApi(), order.id))
  const notes = data?.notes?.filter(({ isDeleted }) => !isDeleted) ?? []
  return (
    <Modal place="side" title={<Trans>Order No. {order.id}</Trans>} onClose={onClose}>
      <p className="mt-2">
        <StatusLabel order={order} />
      </p>
      <dl className="mt-3 border-line2 border-t">
        <Fact head={<Trans>Job</Trans>}>
          <ItemLabel order={order} />
        </Fact>
        {hasChoices(order) && (
          <Fact head={<Trans>Choices</Trans>}>
            <ChoiceList order={order} />
          </Fact>
        )}
        <Fact head={<Trans>Quantity</Trans>}>{formatNumber(order.count, language)}</Fact>
        <Fact head={<Trans>Price</Trans>}>
          <PriceLabel order={order} />
        </Fact>
        {order.money && (
          <Fact head={<Trans>Payment</Trans>}>
            <MoneyMark order={order} />
          </Fact>
        )}
        <Fact head={<Trans>Customer</Trans>}>
          {customerOf(order)},{' '}
          <span className="whitespace-nowrap">{phoneLinks(order.appUser.phoneNumber).shown}</span>
        </Fact>
        <Fact head={<Trans>Ordered on</Trans>}>{formatDate(order.orderDate, language, 'moment')}</Fact>
        {order.comment && (
          <Fact head={<Trans>Customer’s comment</Trans>}>
            <span className="whitespace-pre-line">
              <LinkedText text={order.comment} />
            </span>
          </Fact>
        )}
        {notes.map((note) => (
          <Fact key={note.id} head={`${note.author.name} ${note.author.surname}`.trim()}>
            <span className="whitespace-pre-line">
              <LinkedText text={note.text} />
            </span>
          </Fact>
        ))}
      </dl>
      {(order.quote || order.options) && (
        <div className="-mx-4 border-line2 border-b">
          <TicketQuote order={order} />
        </div>
      )}
      <p className="mt-4">
        <Link
          data-safe=""
          to="/admin/ordersadmin/$id"
          params={{ id: String(order.id) }}
          onKeyDown={(event) => {
            if (event.key !== ' ') return
            event.preventDefault()
            if (!event.repeat) onClose()
          }}
          className={buttonLook({})}
        >
          <Trans>Open the order</Trans>
        </Link>
      </p>
    </Modal>
  )
}

const Fact = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="border-line2 border-b py-2">
    <dt className="admin-meta text-t3">{head}</dt>
    <dd className="wrap-anywhere">{children}</dd>
  </div>
)

/** The actions at the end of an order's row: its next status, or its price, and cancelling. */
export function OrderRowActions({ order, acts }: { order: ListedOrder; acts: OrderActionHandlers }) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const next = moveOf(order)?.to
  const size = 'size-7! pointer-coarse:size-11!'
  return (
    <div className="relative z-[1] flex min-h-7 items-center justify-end gap-1 opacity-0 group-focus-within/row:opacity-100 group-hover/row:opacity-100 pointer-coarse:opacity-100">
      {next && (
        <IconButton
          label={`${i18n._(moveLabel[next])}, ${referenceOf(order.id, language)}`}
          onClick={() => acts.move(order, next)}
          className={`${size} border border-line bg-paper`}
        >
          <ChevronRightIcon size={14} />
        </IconButton>
      )}
      {actionOf(order, 'confirm') && (
        <Link
          to="/admin/newordersadmin"
          search={{ order: order.id }}
          aria-label={t`Set the price, No. ${order.id}`}
          title={t`Set the price`}
          className="inline-grid size-7 place-items-center rounded-[2px] border border-line bg-paper font-medium hover:border-key pointer-coarse:size-11"
        >
          ₼
        </Link>
      )}
      {actionOf(order, 'cancel') && (
        <IconButton
          label={t`Cancel order No. ${order.id}`}
          onClick={() => acts.ask(order)}
          className={`${size} text-error!`}
        >
          <CloseIcon size={14} />
        </IconButton>
      )}
    </div>
  )
}
