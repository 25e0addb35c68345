import { Plural, Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'

const look = 'font-bold underline underline-offset-4'

/** Nobody has refused the order, and nobody has said that it arrived. */
export const UnansweredOrder = () => (
  <>
    <Trans>
      The connection broke before we could answer, so the order may have reached us. Press once more: nothing
      is ordered twice.
    </Trans>{' '}
    <Link to="/myorder" className={look}>
      <Trans>My orders</Trans>
    </Link>
  </>
)

/** The order that was sent before the form was changed is there; the changed one hasn't been sent. */
export const ArrivedOrder = ({ orders }: { orders: readonly number[] }) => (
  <>
    <Plural
      value={orders.length}
      one="Your first order has reached us as it was before the change:"
      other="Your first orders have reached us as they were before the change:"
    />{' '}
    {orders.map((id) => (
      <Link key={id} to="/myorder/$id" params={{ id: String(id) }} className={look}>
        <Trans>Order No. {id}</Trans>
      </Link>
    ))}
    {'. '}
    <Trans>The changed one hasn’t been sent. Press once more to order it as well.</Trans>
  </>
)
