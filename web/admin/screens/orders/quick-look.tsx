import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useApi } from '../../../lib/api.ts'
import { formatDate, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { buttonLook } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { ChoiceList, hasChoices } from '../../kit/orders/order-choices.tsx'
import { customerOf, ItemLabel, PriceLabel, StatusLabel } from '../../kit/orders/order-labels.tsx'
import { type ListedOrder, orderQuery } from '../../kit/orders/queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import { phoneLinks } from '../../kit/phone-links.ts'

/** What one wants to know of an order without leaving the list; Space or Esc closes it. */
export function QuickLook({ order, onClose }: { order: ListedOrder; onClose: () => void }) {
  const language = useLanguage()
  const { data } = useQuery(orderQuery(useApi(), order.id))
  const notes = data?.notes?.filter(({ isDeleted }) => !isDeleted) ?? []
  return (
    <Modal place="side" title={<Trans>Order № {order.id}</Trans>} onClose={onClose}>
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
