import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { orderAction } from '../../kit/orders/order-action-look.ts'
import { orderedSelection } from '../../kit/orders/ordered-options.ts'
import type { MyOrder } from './order-labels.tsx'

/** The form with the same once more: service, product, choice, count, and the comment of that order. */
const choiceOf = ({ id, service, serviceType, count, options }: MyOrder) => ({
  service: service.id,
  ...(serviceType && { product: serviceType.id }),
  ...(options && { options: orderedSelection(options) }),
  count,
  again: id,
})

export const RepeatLink = ({ order }: { order: MyOrder }) => (
  <Link to="/order" search={choiceOf(order)} className={orderAction}>
    <Trans>Repeat this order</Trans>
    <span className="sr-only"> № {order.id}</span>
  </Link>
)

export const RepeatButton = ({ order }: { order: MyOrder }) => (
  <LinkButton to="/order" search={choiceOf(order)} wide arrow>
    <Trans>Repeat this order</Trans>
  </LinkButton>
)
