import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MoveTarget } from '../../../../src/domains/order-status/statuses.ts'

/** The label of the button that moves an order to a status. */
export const moveLabel: Record<MoveTarget, MessageDescriptor> = {
  InProduction: msg`Start production`,
  Ready: msg`Mark as ready`,
  Completed: msg`Mark as completed`,
}
