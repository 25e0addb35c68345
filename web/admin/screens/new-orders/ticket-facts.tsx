import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { ChatIcon } from '../../../ui/admin/icons.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { SelectBox } from '../../kit/orders/select-box.tsx'
import { useWaitingText } from '../../kit/orders/use-waiting-text.ts'
import { isLate, minutesSince } from '../../kit/orders/waiting-time.ts'
import { phoneLinks } from '../../kit/phone-links.ts'
import { useNow } from '../../kit/use-now.ts'
import type { TicketProps } from './ticket.tsx'

/** What is ordered, by whom, and how long it has waited; the perforation is its edge. */
export function TicketFacts({ order, isNew, settled, name }: TicketProps & { name: string }) {
  const { t } = useLingui()
  const language = useLanguage()
  const waitingText = useWaitingText()
  const minutes = minutesSince(order.orderDate, useNow())
  const waited = waitingText(minutes)
  const phone = phoneLinks(order.appUser.phoneNumber)
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
                № {order.id}
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
        {phone.whatsApp && (
          <a href={phone.whatsApp} target="_blank" rel="noreferrer" className={classNames(link, 'text-t2')}>
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
