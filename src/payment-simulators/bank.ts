import { randomBytes, randomInt } from 'node:crypto'
import { defaultLanguage, type Language } from '../lib/languages.ts'
import type { Qepik } from '../lib/money.ts'
import type { Decline, TestCard } from './cards.ts'
import type { Faults } from './faults.ts'

type BankAct = {
  kind: 'purchase' | 'hold' | 'capture' | 'release' | 'refund'
  amount: Qepik
  result: 'approved' | Decline
  at: Date
  rrn: string
}

export type BankOrder = {
  readonly id: string
  readonly secret: string
  /** The shop's, where it tells one. */
  readonly reference: string | null
  readonly description: string
  readonly language: Language
  readonly amount: Qepik
  readonly isHold: boolean
  /** Where the browser goes back to, and where it goes when nothing was paid. */
  readonly returnUrl: string
  readonly failedUrl: string
  readonly noticeUrl: string | null
  readonly openedAt: Date
  currency: string
  state: 'unpaid' | 'held' | 'paid' | 'declined' | 'cancelled' | 'expired' | 'released'
  card: { masked: string; brand: string } | null
  authorised: Qepik
  captured: Qepik
  refunded: Qepik
  acts: BankAct[]
}

/** Null when it was done. */
export type Refusal = 'wrongState' | 'wrongAmount' | null

type NewOrder = Pick<
  BankOrder,
  'reference' | 'description' | 'language' | 'amount' | 'isHold' | 'returnUrl' | 'failedUrl' | 'noticeUrl'
>

/** What is known of an order that was paid at a bank which is gone. */
export type PaidBefore = Pick<BankOrder, 'id' | 'secret' | 'captured' | 'refunded'>

/** What a bank knows: orders and what was done with their money, in memory, whatever the wire looks like. */
export type Bank = {
  readonly faults: Faults
  orders(): readonly BankOrder[]
  find(id: string): BankOrder | undefined
  findByReference(reference: string): BankOrder | undefined
  open(order: NewOrder): BankOrder
  /** Orders that were paid before this bank began. */
  remember(paid: readonly PaidBefore[]): void
  pay(order: BankOrder, card: TestCard): void
  cancelByPayer(order: BankOrder): void
  /** Unpaid for too long, or held for too long. */
  expire(order: BankOrder): Refusal
  capture(order: BankOrder, amount: Qepik): Refusal
  release(order: BankOrder): Refusal
  refund(order: BankOrder, amount: Qepik): Refusal
}

export function openBank({
  newId,
  faults,
  lifeMs,
}: {
  newId: () => string
  faults: Faults
  /** How long an order can be paid. */
  lifeMs: number
}): Bank {
  const orders = new Map<string, BankOrder>()

  function expireInTime(order: BankOrder | undefined): BankOrder | undefined {
    if (order?.state === 'unpaid' && Date.now() > order.openedAt.getTime() + lifeMs) order.state = 'expired'
    return order
  }

  function write(order: BankOrder, kind: BankAct['kind'], amount: Qepik, result: BankAct['result']): void {
    order.acts.push({ kind, amount, result, at: new Date(), rrn: digits(12) })
  }

  return {
    faults,
    orders: () => [...orders.values()],
    find: (id) => expireInTime(orders.get(id)),
    findByReference: (reference) =>
      expireInTime([...orders.values()].findLast((order) => order.reference === reference)),

    open(asked) {
      const order: BankOrder = {
        ...asked,
        id: newId(),
        secret: randomBytes(9).toString('hex'),
        openedAt: new Date(),
        currency: 'AZN',
        state: 'unpaid',
        card: null,
        authorised: 0,
        captured: 0,
        refunded: 0,
        acts: [],
      }
      orders.set(order.id, order)
      return order
    },

    remember(paid) {
      for (const { id, secret, captured, refunded } of paid)
        orders.set(id, {
          id,
          secret,
          captured,
          refunded,
          reference: null,
          description: '',
          language: defaultLanguage,
          amount: captured,
          isHold: false,
          returnUrl: '',
          failedUrl: '',
          noticeUrl: null,
          openedAt: new Date(),
          currency: 'AZN',
          state: 'paid',
          card: null,
          authorised: captured,
          acts: [],
        })
    },

    pay(order, { masked, brand, decline }) {
      if (order.state !== 'unpaid') return
      const amount = faults.amount ?? order.amount
      const kind = order.isHold ? 'hold' : 'purchase'
      order.card = { masked, brand }
      write(order, kind, amount, decline ?? 'approved')
      if (decline) {
        order.state = 'declined'
        return
      }
      order.currency = faults.currency ?? order.currency
      order.state = order.isHold ? 'held' : 'paid'
      order.authorised = amount
      order.captured = order.isHold ? 0 : amount
    },

    cancelByPayer(order) {
      if (order.state === 'unpaid') order.state = 'cancelled'
    },

    expire(order) {
      if (order.state !== 'unpaid' && order.state !== 'held') return 'wrongState'
      order.state = 'expired'
      order.authorised = 0
      return null
    },

    capture(order, amount) {
      if (order.state !== 'held') return 'wrongState'
      if (amount === 0 || amount > order.authorised) return 'wrongAmount'
      write(order, 'capture', amount, 'approved')
      order.state = 'paid'
      order.captured = amount
      return null
    },

    release(order) {
      if (order.state !== 'held') return 'wrongState'
      write(order, 'release', order.authorised, 'approved')
      order.state = 'released'
      order.authorised = 0
      return null
    },

    refund(order, amount) {
      if (order.state !== 'paid') return 'wrongState'
      if (amount === 0 || amount > order.captured - order.refunded) return 'wrongAmount'
      write(order, 'refund', amount, 'approved')
      order.refunded += amount
      return null
    },
  }
}

export const digits = (count: number): string =>
  Array.from({ length: count }, (_, place) => randomInt(place === 0 ? 1 : 0, 10)).join('')
