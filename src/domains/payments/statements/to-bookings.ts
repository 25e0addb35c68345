import type { Qepik } from '../../../lib/money.ts'
import type { KnownMoney, OpenOrder } from './known-money.ts'
import type { Booking } from './proposals.ts'

/** A payment of one customer; what is for no order is the balance. */
export type CustomerBooking = {
  userId: number
  amount: Qepik
  orders: { orderId: number; amount: Qepik }[]
}

/** What is left of each order while the proposals of a statement are put to orders, one after the other. */
export class OrdersLeft {
  readonly #known: KnownMoney
  readonly #customers: Map<number, number>
  readonly #taken = new Map<string, Qepik>()

  constructor(known: KnownMoney) {
    this.#known = known
    this.#customers = new Map(known.requests.map(({ requestId, customer }) => [requestId, customer] as const))
  }

  /** A booking by customer and order, the first orders of a request first. `isTaken`: nothing else gets it then. */
  put({ parts, balance }: Booking, { isTaken }: { isTaken: boolean }): CustomerBooking[] {
    const taken = new Map<string, Qepik>()
    const bookings = new Map<number, CustomerBooking>()
    const add = (userId: number, amount: Qepik): CustomerBooking => {
      const booking = bookings.get(userId) ?? { userId, amount: 0, orders: [] }
      booking.amount += amount
      bookings.set(userId, booking)
      return booking
    }
    for (const { requestId, amount } of parts) {
      const { orders } = add(this.#customers.get(requestId) ?? 0, amount)
      let open = amount
      for (const order of this.#known.orders.get(requestId) ?? []) {
        const key = `${requestId} ${order.orderId}`
        const part = Math.min(open, this.#leftOf(key, order) - (taken.get(key) ?? 0))
        open -= part
        taken.set(key, (taken.get(key) ?? 0) + part)
        if (part > 0) addTo(orders, { orderId: order.orderId, amount: part })
      }
    }
    if (balance) add(balance.customer, balance.amount)
    if (isTaken) for (const [key, part] of taken) this.#taken.set(key, (this.#taken.get(key) ?? 0) + part)
    return [...bookings.values()]
  }

  #leftOf = (key: string, { left }: OpenOrder): Qepik => left - (this.#taken.get(key) ?? 0)
}

/** Two requests can be for one order. */
function addTo(orders: CustomerBooking['orders'], part: { orderId: number; amount: Qepik }): void {
  const same = orders.find(({ orderId }) => orderId === part.orderId)
  if (same) same.amount += part.amount
  else orders.push(part)
}
