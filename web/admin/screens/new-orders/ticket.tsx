import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { acceptedAs, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { ChatIcon } from '../../../ui/admin/icons.tsx'
import { InkStrip } from '../../../ui/admin/ink-strip.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { formatMoment } from '../../kit/formats.ts'
import { NoMailWhy } from '../../kit/mail-note.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { SelectBox } from '../../kit/orders/select-box.tsx'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { whatsAppOf } from '../../kit/orders/use-whatsapp.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useNow } from '../../kit/use-now.ts'
import { ticketId } from './ticket-focus.ts'
import { TicketPrice, type TicketPriceProps } from './ticket-price.tsx'
import type { SettledOrder } from './use-settled.ts'

type TicketProps = Omit<TicketFactsProps, 'name'> &
  TicketPriceProps & {
    isSelected: boolean
    onSelect: () => void
    onRemove: () => void
  }

/** A job ticket: facts │ how the price came about │ price and buttons, with a perforation after the facts. */
export function Ticket(props: TicketProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { order, isSelected, onSelect, settled } = props
  const name = pick(order.serviceType ?? order.service, 'name', language)
  return (
    <li
      id={ticketId(order.id)}
      tabIndex={isSelected ? 0 : -1}
      aria-label={t`No. ${order.id}, ${name}`}
      onFocus={() => !isSelected && onSelect()}
      onPointerDown={() => !isSelected && onSelect()}
      className={classNames(
        'relative grid scroll-mt-16 scroll-mb-12 overflow-hidden border outline-none! @min-[580px]:grid-cols-[minmax(0,1fr)_minmax(0,300px)] @min-[900px]:grid-cols-[minmax(0,1fr)_264px_284px] @min-[1060px]:grid-cols-[minmax(0,1fr)_276px_300px]',
        settled ? 'bg-sheet' : 'bg-paper',
        isSelected ? 'border-cyan shadow-[inset_0_0_0_1px_var(--cyan)]' : 'border-line2',
      )}
    >
      <TicketFacts {...props} name={name} />
      <TicketQuote order={order} />
      <div className="border-line1 px-4 pb-4 @min-[580px]:border-l @min-[580px]:pt-4">
        {settled ? <TicketSettled settled={settled} onRemove={props.onRemove} /> : <TicketPrice {...props} />}
      </div>
    </li>
  )
}

/** Who was faster, when and at which price; the ticket goes once the user has read it. */
function TicketSettled({ settled, onRemove }: { settled: SettledOrder; onRemove: () => void }) {
  const language = useLanguage()
  const now = useNow()
  const { move, detail, refused } = settled
  const price = detail?.price ?? null
  return (
    <div role="alert">
      {refused && (
        <p className="admin-meta mb-2 text-error">
          <Trans>Nothing was changed: the order has moved on in the meantime.</Trans>
        </p>
      )}
      <div className="flex gap-3">
        <span className="pt-1">{detail && <InkStrip status={detail.status} />}</span>
        <div className="min-w-0">
          <p className="font-semibold">
            {move ? <MoveLabel move={move} /> : <Trans>Someone else has answered it</Trans>}
          </p>
          {move && (
            <p className="text-t2">
              {formatMoment(move.at, now, language)}
              {detail && ` · ${pick(detail.orderStatus, 'name', language)}`}
            </p>
          )}
          {price !== null && (
            <p className="text-t2">
              <Trans>
                Price: <Money azn={price} />
              </Trans>
            </p>
          )}
        </div>
      </div>
      <AdminButton className="mt-3" onClick={onRemove}>
        <Trans>Remove from the list</Trans>
      </AdminButton>
    </div>
  )
}

function MoveLabel({ move }: { move: NonNullable<SettledOrder['move']> }) {
  const language = useLanguage()
  const who = move.actor ? `${move.actor.name} ${move.actor.surname}`.trim() : ''
  if (who === '') return pick(move.to, 'name', language)
  if (move.to.id === orderStatuses[acceptedAs].id) return <Trans>{who} has accepted it</Trans>
  if (move.to.name_en === 'Not approved') return <Trans>{who} has cancelled it</Trans>
  return <Trans>{who} has moved it on</Trans>
}

type TicketFactsProps = {
  order: NewOrder
  name: string
  /** It arrived while the screen was open. */
  isNew: boolean
  /** Another user has already moved the order on. */
  settled: SettledOrder | undefined
}

/** What is ordered, by whom, and how long it has waited; the perforation is its edge. */
function TicketFacts({ order, isNew, settled, name }: TicketFactsProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const waitingText = useWaitingText()
  const minutes = minutesSince(order.orderDate, useNow())
  const waited = waitingText(minutes)
  const phone = phoneLinks(order.appUser.phoneNumber)
  const whatsApp = whatsAppOf(order)
  const link =
    'inline-flex min-h-6 items-center gap-1.5 font-medium underline-offset-4 hover:underline max-md:-my-1 max-md:min-h-11 pointer-coarse:-my-1 pointer-coarse:min-h-11'
  return (
    <div className="relative px-4 pt-4 pb-4 @min-[580px]:col-span-2 @min-[900px]:col-span-1">
      <Perforation />
      <div className="flex gap-3.5">
        {!settled && <SelectBox order={order} />}
        <Picture
          url={order.photoUrl}
          alt=""
          sizes="72px"
          className={classNames(
            'h-13.5 w-18 shrink-0 border border-line2 object-cover',
            settled && 'opacity-60 grayscale',
          )}
        />
        <div className="flex min-w-0 grow flex-wrap items-start justify-between gap-x-4 @max-[580px]:flex-col-reverse">
          <div className="max-w-full">
            <h2 className={classNames('admin-ticket wrap-anywhere', settled && 'text-t2')}>{name}</h2>
            <p>
              {order.serviceType && (
                <span className="mr-2.5 text-t3">{pick(order.service, 'name', language)}</span>
              )}
              <strong className="whitespace-nowrap font-semibold">
                <Trans>{formatNumber(order.count, language)} pcs</Trans>
              </strong>
            </p>
          </div>
          <p className="@min-[580px]:text-right @max-[580px]:flex @max-[580px]:flex-wrap @max-[580px]:items-baseline @max-[580px]:gap-x-2">
            <span className="block font-semibold tabular-nums">
              {isNew && (
                <span className="admin-meta mr-2 font-medium text-t2">
                  <span aria-hidden="true" className="mr-1.5 inline-block size-1.5 rounded-full bg-ink-m" />
                  <Trans context="customer">new</Trans>
                </span>
              )}
              <Link
                to="/admin/ordersadmin/$id"
                params={{ id: String(order.id) }}
                title={t`Open the order`}
                className={link}
              >
                <Reference id={order.id} />
              </Link>
            </span>
            <span
              className={classNames(
                'block',
                isLate(minutes) && !settled ? 'font-medium text-warn' : 'text-t3',
              )}
            >
              {settled ? <Trans>placed {waited} ago</Trans> : <Trans>waiting for {waited}</Trans>}
            </span>
          </p>
        </div>
      </div>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-3.5">
        <span className="font-semibold wrap-anywhere">
          {`${order.appUser.name} ${order.appUser.surname}`.trim()}
        </span>
        {phone.shown && (
          <a href={phone.call} className={classNames(link, 'text-cyan-text tabular-nums')}>
            {phone.shown}
          </a>
        )}
        {whatsApp && (
          <a href={whatsApp} target="_blank" rel="noreferrer" className={classNames(link, 'text-t2')}>
            <ChatIcon /> WhatsApp
          </a>
        )}
        <span className="admin-meta text-t3">
          {order.customer.orders <= 1 ? (
            <Trans>first order</Trans>
          ) : (
            <Plural value={order.customer.orders} one="# order" other="# orders" />
          )}
          {order.customer.budget > 0 && (
            <>
              {' · '}
              <Trans>
                <Money azn={order.customer.budget} /> in 3 years
              </Trans>
            </>
          )}
        </span>
      </p>
      <NoMailWhy order={order} className="mt-1" />
      <ChoiceList order={order} className="mt-2 max-w-160" />
      {order.comment && (
        <p className="mt-2 max-w-160 border-line2 border-l-2 pl-2.5 whitespace-pre-line text-t2 wrap-anywhere">
          <LinkedText text={order.comment} />
        </p>
      )}
    </div>
  )
}

/** Where the stub is torn off: below the facts, or at their right when there is room. */
const Perforation = () => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute inset-x-0 bottom-0 border-t border-t3 border-dashed @min-[900px]:inset-x-auto @min-[900px]:inset-y-0 @min-[900px]:right-0 @min-[900px]:border-t-0 @min-[900px]:border-l"
  >
    <span className="absolute -top-[7px] -left-[7px] size-3.5 rounded-full border border-line2 bg-sheet" />
    <span className="absolute -top-[7px] -right-[7px] size-3.5 rounded-full border border-line2 bg-sheet @min-[900px]:top-auto @min-[900px]:-bottom-[7px] @min-[900px]:-left-[7px]" />
  </span>
)
