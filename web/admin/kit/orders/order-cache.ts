import type { QueryClient } from '@tanstack/react-query'
import type { Offering } from './offered-actions.ts'
import type { Note, OrderDetail, OrderRow } from './queries.ts'

type Cached = { items: OrderRow[] } | OrderRow[] | OrderDetail | undefined
type Patch = Partial<Pick<OrderRow, 'status' | 'orderStatus' | 'price'> & Offering>

// As the procedures' keys begin: every page of the list, every search, and the orders' own pages.
const shownIn = [[['orders', 'list']], [['orders', 'search']], [['orders', 'byId']]]

/** Shows an order as it is now (or soon will be) wherever it is shown; reads that are under way are dropped. */
export async function patchOrder(queryClient: QueryClient, id: number, patch: Patch): Promise<void> {
  for (const queryKey of shownIn) {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueriesData<Cached>({ queryKey }, (cached) => patched(cached, id, patch))
  }
}

/** Refetches everything about orders: the lists, the counts, the new ones. */
export const renewOrders = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: [['orders']] })

function patched(cached: Cached, id: number, patch: Patch): Cached {
  const change = <Order extends OrderRow>(order: Order) => (order.id === id ? { ...order, ...patch } : order)
  if (cached === undefined) return cached
  if (Array.isArray(cached)) return cached.map(change)
  if ('items' in cached) return { ...cached, items: cached.items.map(change) }
  return change(cached)
}

/** Shows a note that was just added, edited or deleted on the order's own page. */
export function setCachedNote(queryClient: QueryClient, id: number, note: Note): void {
  queryClient.setQueriesData<OrderDetail>({ queryKey: [['orders', 'byId']] }, (order) => {
    if (order?.id !== id) return order
    const notes = order.notes ?? []
    const isKnown = notes.some((one) => one.id === note.id)
    return {
      ...order,
      notes: isKnown ? notes.map((one) => (one.id === note.id ? note : one)) : [...notes, note],
    }
  })
}
