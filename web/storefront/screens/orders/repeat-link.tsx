import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { orderAction } from './order-action-look.ts'
import type { MyOrder } from './order-labels.tsx'

/** The form with the same once more: service, product, count, and the comment of that order. */
const choiceOf = ({ id, service, serviceType, count }: MyOrder) => ({
  service: service.id,
  ...(serviceType && { product: serviceType.id }),
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
