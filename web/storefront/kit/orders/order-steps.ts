import { isOpen, type OrderStatus, orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { pick } from '../../../../src/lib/languages.ts'

/** The server's own name of a status in the reader's language. */
export const statusName = (status: OrderStatus, language: Language): string =>
  pick(orderStatuses[status], 'name', language)

/** What is under way comes first; otherwise as they are, newest first. */
export const openFirst = <Order extends { status: OrderStatus }>(orders: readonly Order[]): Order[] => [
  ...orders.filter(({ status }) => isOpen(status)),
  ...orders.filter(({ status }) => !isOpen(status)),
]
