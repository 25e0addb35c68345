import { isOpen, type OrderStatus, orderStatusNames } from '../../../../src/domains/order-status/statuses.ts'
import { bakuDay } from '../../../../src/lib/days.ts'
import { foldLetters } from '../../../../src/lib/text-folding.ts'
import type { MyOrder } from './order-labels.tsx'
import type { OrdersFilter } from './orders-search.ts'

/** `open` is everything that is still under way. */
type StatusChoice = OrderStatus | 'open'

/** What an address says of the status; undefined for what is none. */
export const toStatusChoice = (status: string | undefined): StatusChoice | undefined =>
  status === 'open' ? status : orderStatusNames.find((name) => name === status)

export const isFiltered = ({ q, status, from, to }: OrdersFilter): boolean =>
  [q, toStatusChoice(status), from, to].some((part) => part !== undefined)

type Names = { name: string; name_ru: string; name_en: string }
const namesOf = ({ name, name_ru, name_en }: Names) => [name, name_ru, name_en]

/** The orders that a filter leaves, in their order; every word that is searched for must be in one of them. */
export function filterOrders(orders: readonly MyOrder[], filter: OrdersFilter): MyOrder[] {
  const { q = '', from, to } = filter
  const status = toStatusChoice(filter.status)
  const words = foldLetters(q.replaceAll('№', ' ')).split(/\s+/).filter(Boolean)
  return orders.filter((order) => {
    const day = bakuDay(new Date(order.orderDate)).toISOString().slice(0, 10)
    return (
      (status === undefined || (status === 'open' ? isOpen(order.status) : order.status === status)) &&
      (from === undefined || day >= from) &&
      (to === undefined || day <= to) &&
      holds(order, words)
    )
  })
}

function holds(order: MyOrder, words: readonly string[]): boolean {
  if (words.length === 0) return true
  const { id, service, serviceType, comment } = order
  const texts = [String(id), ...namesOf(service), ...(serviceType ? namesOf(serviceType) : []), comment]
  const folded = foldLetters(texts.join('\n'))
  return words.every((word) => folded.includes(word))
}
