/** How the new orders stand; in the address, newest first when it says nothing. */
const sorts = ['newest', 'oldest', 'amount'] as const
export type Sort = (typeof sorts)[number]

type Sortable = { id: number; orderDate: string; quote: { total: number } | null }

const older = (one: Sortable, other: Sortable) =>
  Date.parse(one.orderDate) - Date.parse(other.orderDate) || one.id - other.id

const byAmount = (one: Sortable, other: Sortable) =>
  (other.quote?.total ?? -1) - (one.quote?.total ?? -1) || older(one, other)

/** A new list; by amount the biggest suggestion comes first, and orders without one last. */
export function sortOrders<Order extends Sortable>(orders: readonly Order[], sort: Sort): Order[] {
  if (sort === 'amount') return orders.toSorted(byAmount)
  return orders.toSorted(sort === 'oldest' ? older : (one, other) => older(other, one))
}
