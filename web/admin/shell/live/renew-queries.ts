import type { QueryClient } from '@tanstack/react-query'

/** The beginnings of the query keys that each event of src/live/live-events.ts makes stale. */
const orders = ['orders', 'overview', 'turns']

/** Includes what belongs to an order. */
const wholeOrders = [...orders, 'artwork', 'proofs', 'messages', 'orderLinks', 'shipments']

const contactRequests = ['contactRequests', 'overview']

const made: Record<string, readonly string[]> = {
  offerChanged: ['offers'],
  orderPlaced: orders,
  orderChanged: wholeOrders,
  contactRequestReceived: contactRequests,
  contactRequestChanged: contactRequests,
  missed: [...wholeOrders, ...contactRequests, 'offers'],
}

/** Events that come together are one renewal, ms. */
const together = 100
/** How long a renewal waits for a change that is being sent: it would show the state before it. */
const maxPatience = 5000

/** Refetches what an event has made stale and the screen shows; `stop` drops what is still pending. */
export function queryRenewer(queryClient: QueryClient): { onEvent(name: string): void; stop(): void } {
  const old = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  function renew() {
    if (queryClient.isMutating() > 0 && Date.now() - since < maxPatience) {
      timer = setTimeout(renew, together)
      return
    }
    timer = undefined
    const domains = [...old]
    old.clear()
    for (const domain of domains) void queryClient.invalidateQueries({ queryKey: [[domain]] })
  }
  return {
    onEvent(name) {
      for (const domain of made[name] ?? []) old.add(domain)
      if (timer !== undefined || old.size === 0) return
      since = Date.now()
      timer = setTimeout(renew, together)
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      old.clear()
    },
  }
}
