import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { buttonLook } from '../../../ui/admin/button.tsx'
import { ChatIcon, PhoneIcon } from '../../../ui/admin/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { EmailLink } from '../../kit/email-link.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { NoMailWhy } from '../../kit/mail-note.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useWhatsApp } from '../../kit/orders/use-whatsapp.ts'
import { phoneLinks } from '../../kit/phone-links.ts'

/** The customer, one click from a call or a message. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { user } = useFrame()
  const language = useLanguage()
  const phone = phoneLinks(order.appUser.phoneNumber)
  const whatsApp = useWhatsApp(order)
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="admin-h2 leading-6!">
          <Trans>Customer</Trans>
        </h2>
        {canOpen(user, 'orders') && (
          <Link
            to="/admin/ordersadmin"
            search={{ customer: order.appUser.id }}
            className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            {order.customer ? (
              <Trans>All their orders ({formatNumber(order.customer.orders, language)})</Trans>
            ) : (
              <Trans>All their orders</Trans>
            )}
          </Link>
        )}
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3">
        <div className="flex justify-between gap-4">
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              {canOpen(user, 'users') ? (
                <Link
                  to="/admin/users/$id"
                  params={{ id: String(order.appUser.id) }}
                  className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
                >
                  {customerOf(order)}
                </Link>
              ) : (
                customerOf(order)
              )}
            </p>
            <p className="text-t2 tabular-nums">{phone.shown}</p>
            {order.customer?.email && (
              <p className="wrap-anywhere">
                <EmailLink email={order.customer.email} />
              </p>
            )}
          </div>
          {order.customer && (
            <p className="text-right">
              <span className="block font-semibold">
                <Money azn={order.customer.budget} />
              </span>
              <span className="admin-meta text-t3">
                <Trans>in 3 years</Trans>
              </span>
            </p>
          )}
        </div>
        <NoMailWhy order={order} className="mt-1.5" />
        <p className="mt-2.5 flex flex-wrap gap-2">
          {whatsApp && (
            <a href={whatsApp} target="_blank" rel="noreferrer" className={buttonLook({}, 'grow')}>
              <ChatIcon /> <Trans>Write on WhatsApp</Trans>
            </a>
          )}
          {phone.shown && (
            <a href={phone.call} className={buttonLook({}, 'grow')}>
              <PhoneIcon /> <Trans>Call</Trans>
            </a>
          )}
        </p>
      </div>
    </section>
  )
}
