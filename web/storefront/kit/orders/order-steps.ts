import { type OrderStatus, orderStatuses } from '../../../../src/domains/orders/transitions.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { pick } from '../../../../src/lib/languages.ts'

/** The way of an order, in its order; `NotApproved` stands beside it. */
export const steps: readonly OrderStatus[] = ['Pending', 'Accepted', 'InProduction', 'Ready', 'Completed']

/** 0 for a pending order; −1 for one that was not approved. */
export const stepOf = (status: OrderStatus): number => steps.indexOf(status)

/** The server's own name of a status in the reader's language. */
export const statusName = (status: OrderStatus, language: Language): string =>
  pick(orderStatuses[status], 'name', language)

/** Still under way. */
export const isOpen = (status: OrderStatus): boolean => status !== 'Completed' && status !== 'NotApproved'

/** What is under way comes first; otherwise as they are, newest first. */
export const openFirst = <Order extends { status: OrderStatus }>(orders: readonly Order[]): Order[] => [
  ...orders.filter(({ status }) => isOpen(status)),
  ...orders.filter(({ status }) => !isOpen(status)),
]
