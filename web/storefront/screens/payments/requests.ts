type Line = { orderId: number; amount: number }
type Request = {
  id: number
  kind: 'deposit' | 'rest' | 'full' | 'free'
  state: string
  amount: number
  dueOn: string | null
  orders: readonly Line[]
}
type OrderSums = { orderId: number; left: number; depositLeft: number }

/** An open request with what is left of it, AZN. */
export type OpenRequest = Omit<Request, 'state' | 'amount'> & { amount: number; isPartly: boolean }

/**
 * What a customer is asked for now. A request keeps its sum when a part of it comes in: what is left of it is at most
 * what is left of its orders, or of their deposits.
 */
export function openOf({
  requests,
  orders,
}: {
  requests: readonly Request[]
  orders: readonly OrderSums[]
}): OpenRequest[] {
  const byId = new Map(orders.map((order) => [order.orderId, order]))
  return requests.flatMap(({ state, amount: asked, ...request }) => {
    const qepik = request.orders.reduce((sum, line) => {
      const { left = 0, depositLeft = 0 } = byId.get(line.orderId) ?? {}
      return sum + Math.round(Math.min(line.amount, request.kind === 'deposit' ? depositLeft : left) * 100)
    }, 0)
    const amount = qepik / 100
    return state === 'Open' && amount > 0 ? [{ ...request, amount, isPartly: amount < asked }] : []
  })
}

/** By their due day; those without one come last, the oldest first. */
export const nearestFirst = <Shown extends Pick<Request, 'id' | 'dueOn'>>(
  requests: readonly Shown[],
): Shown[] =>
  requests.toSorted((one, other) => {
    const days = (one.dueOn ?? '9999').localeCompare(other.dueOn ?? '9999')
    return days === 0 ? one.id - other.id : days
  })
