import type { inferRouterOutputs } from '@trpc/server'
import type { AppRouter } from '../../../../src/faces/router.ts'
import type { Language } from '../../../../src/lib/languages.ts'
import { type Qepik, toAzn, toQepik } from '../../../../src/lib/money.ts'
import { readMoney } from '../../../../src/lib/written-numbers.ts'
import { randomId } from '../../../lib/random-id.ts'
import { formatAmount } from '../formats.ts'
import { spreadSum } from './spread-sum.ts'

export type Payer = inferRouterOutputs<AppRouter>['payments']['payer']

/** In the order of the digits that choose them. */
export const ways = ['cash', 'terminal', 'transfer', 'balance'] as const
export type Way = (typeof ways)[number]

/** Of what comes in at the counter there is a receipt. */
export const hasReceipt = (way: Way): boolean => way === 'cash' || way === 'terminal'

/** What is typed about a payment, as it was typed. */
export type Draft = {
  way: Way
  amount: string
  given: string
  /** What staff put to an order themselves, by its number. */
  lines: Readonly<Record<number, string>>
  /** Of a transfer; empty: today. */
  day: string
  /** Of a transfer: it came in on the VAT account. */
  isVat: boolean
  reference: string
  fiscalId: string
  note: string
  /** It is written down once with it, however often it is sent. */
  key: string
}

export const blankDraft = (amount = ''): Draft => ({
  way: 'cash',
  amount,
  given: '',
  lines: {},
  day: '',
  isVat: false,
  reference: '',
  fiscalId: '',
  note: '',
  key: randomId(),
})

/** A sum as typed: nothing, qəpik, or the reason why it is none. */
export type Sum = { value: Qepik | null; error?: 'unclear' | 'noNumber' | 'tooSmall' }

function readSum(text: string): Sum {
  if (text.trim() === '') return { value: null }
  const read = readMoney(text)
  if ('error' in read) return { value: null, error: read.error }
  return read.value < 0 ? { value: null, error: 'tooSmall' } : { value: toQepik(read.value) }
}

/** An order of the customer in the rail, with what of the payment is for it. */
export type DraftLine = Payer['orders'][number] & {
  typed: string | null
  sum: Sum
  amount: Qepik
  left: Qepik
  /** What of it is asked for now. */
  due: Qepik
}

/** What the typed comes to: the sum, what is for which order, and what is for none. */
export function reckon(draft: Draft, payer: Payer) {
  const amount = readSum(draft.amount)
  const lines = payer.orders.map((order) => {
    const typed = draft.lines[order.orderId] ?? null
    const sum = readSum(typed ?? '')
    return { ...order, typed, sum, left: toQepik(order.money.left), due: toQepik(order.asked) }
  })
  const { amounts, rest } = spreadSum(
    amount.value ?? 0,
    lines.map(({ left, due, typed, sum }) => ({
      left,
      asked: due,
      typed: typed === null ? null : (sum.value ?? 0),
    })),
  )
  return {
    amount,
    given: readSum(draft.given),
    lines: lines.map((line, index): DraftLine => ({ ...line, amount: amounts[index] ?? 0 })),
    rest,
    balance: toQepik(payer.balance),
  }
}
export type Reckoned = ReturnType<typeof reckon>

/** An amount as it stands in a field; nothing of none. */
export const shownAmount = (amount: Qepik, language: Language): string =>
  amount === 0 ? '' : formatAmount(toAzn(amount), language)

/** The names of the fields in which something is wrong, each with what to do. */
export type DraftErrors = Partial<Record<string, string>>
export type DraftPartProps = {
  draft: Draft
  errors: DraftErrors
  onChange: (next: Partial<Draft>) => void
  /** A field was left: what is wrong with it is said from then on. */
  onLeft: (name: string) => void
}
