import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus } from '../../../../src/domains/orders/transitions.ts'

/** What the button that moves an order there does. */
export const moveWords: Partial<Record<OrderStatus, MessageDescriptor>> = {
  InProduction: msg`Start production`,
  Ready: msg`Mark as ready`,
  Completed: msg`Mark as completed`,
}
