import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonLook } from '../../../ui/office/button.tsx'
import { ChatIcon, PhoneIcon } from '../../../ui/office/icons.tsx'
import { useFrame } from '../frame-context.ts'
import { mayOpen } from '../menu.ts'
import { phoneLinks } from '../new-orders/phone-links.ts'
import { customerOf } from '../orders/order-words.tsx'
import type { OrderDetail } from '../orders/queries.ts'

/** Who ordered it, one click from a call and from a message. */
export function OrderCustomer({ order }: { order: OrderDetail }) {
  const { user } = useFrame()
  const phone = phoneLinks(order.appUser.phoneNumber)
  return (
    <section>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="office-h2 leading-6!">
          <Trans>Customer</Trans>
        </h2>
        {mayOpen(user, 'orders') && (
          <Link
            to="/admin/ordersadmin"
            search={{ customer: order.appUser.id }}
            className="inline-flex min-h-6 items-center font-medium text-cyan-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <Trans>All their orders</Trans>
          </Link>
        )}
      </div>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper px-3.5 py-3">
        <p className="font-semibold">{customerOf(order)}</p>
        <p className="tabular-nums text-t2">{phone.shown}</p>
        <p className="mt-2.5 flex flex-wrap gap-2">
          {phone.whatsApp && (
            <a href={phone.whatsApp} target="_blank" rel="noreferrer" className={buttonLook({}, 'grow')}>
              <ChatIcon /> <Trans>Write on WhatsApp</Trans>
            </a>
          )}
          <a href={phone.call} className={buttonLook({}, 'grow')}>
            <PhoneIcon /> <Trans>Call</Trans>
          </a>
        </p>
      </div>
    </section>
  )
}
