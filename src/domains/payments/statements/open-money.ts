import type { Qepik } from '../../../lib/money.ts'
import type { Booking, OpenRequest, Part } from './proposals.ts'

/** More requests of one payer than these aren't put together: a coincidence would be as likely as a payment. */
const mostTogether = 12
const mostInOne = 4

/** What is left of the open requests while a statement is gone through, line by line. */
export class OpenMoney {
  readonly #left: Map<number, Qepik>
  readonly #halves = new Set<string>()

  constructor(requests: readonly OpenRequest[]) {
    this.#left = new Map(requests.map(({ requestId, amountLeft }) => [requestId, amountLeft] as const))
  }

  leftOf({ requestId }: OpenRequest): Qepik {
    return this.#left.get(requestId) ?? 0
  }

  take(parts: readonly Part[]): void {
    for (const { requestId, amount, half } of parts) {
      this.#left.set(requestId, (this.#left.get(requestId) ?? 0) - amount)
      if (half) this.#halves.add(`${requestId} ${half}`)
    }
  }

  /** All that is left of a request, or one of its two halves that hasn't come yet; null where neither is it. */
  fit(request: OpenRequest, amount: Qepik): Part | null {
    const half = this.halfOf(request, amount)
    if (half) return { requestId: request.requestId, amount, half }
    return amount === this.leftOf(request) ? { requestId: request.requestId, amount } : null
  }

  halfOf(request: OpenRequest, amount: Qepik): 'net' | 'vat' | undefined {
    const { requestId, netAndVat } = request
    if (!netAndVat || amount > this.leftOf(request)) return undefined
    return (['net', 'vat'] as const).find(
      (half) => amount === netAndVat[half] && !this.#halves.has(`${requestId} ${half}`),
    )
  }

  /** Whether this half was paid already, so that the amount is more likely that once more than a part. */
  isHalfAgain({ requestId, netAndVat }: OpenRequest, amount: Qepik): boolean {
    return (['net', 'vat'] as const).some(
      (half) => amount === netAndVat?.[half] && this.#halves.has(`${requestId} ${half}`),
    )
  }

  /** All of several requests: what is left of each, or the net of each, or the VAT of each. */
  fitAll(requests: readonly OpenRequest[], amount: Qepik): Part[] | null {
    const partsBy = (amountOf: (request: OpenRequest) => Qepik) =>
      requests.map((request) => ({ request, amount: amountOf(request) }))
    const ways = [
      partsBy((request) => this.leftOf(request)),
      partsBy(({ netAndVat }) => netAndVat?.net ?? 0),
      partsBy(({ netAndVat }) => netAndVat?.vat ?? 0),
    ]
    for (const way of ways) {
      const parts = way.map(({ request, amount }) => this.fit(request, amount))
      const isAll = way.every(({ amount }) => amount > 0) && parts.every((part) => part !== null)
      if (isAll && way.reduce((sum, part) => sum + part.amount, 0) === amount)
        return parts.filter((part) => part !== null)
    }
    return null
  }

  /** Two to four requests that together are what came; at most `most` of the ways. */
  together(requests: readonly OpenRequest[], amount: Qepik, most: number): Part[][] {
    const open = requests.filter((request) => this.leftOf(request) > 0)
    if (open.length > mostTogether) return []
    const found: Part[][] = []
    const go = (from: number, missing: Qepik, parts: readonly Part[]): void => {
      if (missing === 0 && parts.length > 1) found.push([...parts])
      if (missing <= 0 || parts.length === mostInOne || found.length >= most) return
      for (const [offset, request] of open.slice(from).entries()) {
        const part = { requestId: request.requestId, amount: this.leftOf(request) }
        go(from + offset + 1, missing - part.amount, [...parts, part])
      }
    }
    go(0, amount, [])
    return found.slice(0, most)
  }

  /** Oldest first, what is beyond them to the balance of the last one's customer. */
  oldestFirst(requests: readonly OpenRequest[], amount: Qepik): Booking | null {
    const sorted = requests
      .filter((request) => this.leftOf(request) > 0)
      .toSorted((one, other) => one.dueDay.localeCompare(other.dueDay) || one.requestId - other.requestId)
    let missing = amount
    const parts: Part[] = []
    for (const request of sorted) {
      const part = Math.min(missing, this.leftOf(request))
      if (part > 0) parts.push({ requestId: request.requestId, amount: part })
      missing -= part
    }
    const [oldest] = sorted
    if (!oldest) return null
    return { parts, balance: missing > 0 ? { customer: oldest.customer, amount: missing } : null }
  }
}
