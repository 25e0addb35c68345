import type { AskedState, Failure } from './provider.ts'

export type PayriffMeaning = {
  state: AskedState
  failure?: Failure
  /** Whether `paidAmount` was captured. */
  isPaid: boolean
  /** How much of it went back; `untold`: some, and nothing says how much. */
  refunded: 'none' | 'all' | 'untold'
}

const unpaid = { isPaid: false, refunded: 'none' } as const

/** Every word that there is of an order's payment, but for REVERSE. */
export const payriffStates: Readonly<Record<string, PayriffMeaning>> = {
  CREATED: { state: 'pending', ...unpaid },
  PENDING: { state: 'pending', ...unpaid },
  IN_REVIEW: { state: 'pending', ...unpaid },
  PREAUTH_APPROVED: { state: 'authorised', ...unpaid },
  APPROVED: { state: 'captured', isPaid: true, refunded: 'none' },
  REFUND_IN_PROGRESS: { state: 'captured', isPaid: true, refunded: 'untold' },
  PARTIAL_REFUND: { state: 'captured', isPaid: true, refunded: 'untold' },
  REFUNDED: { state: 'captured', isPaid: true, refunded: 'all' },
  DECLINED: { state: 'declined', failure: 'unknown', ...unpaid },
  CANCELED: { state: 'cancelled', failure: 'cancelledByPayer', ...unpaid },
  EXPIRED: { state: 'expired', ...unpaid },
  PREAUTH_EXPIRED: { state: 'expired', ...unpaid },
  // None of our payments can become partly paid, accepted by hand or paid in cash, so these decide nothing.
  PARTIAL: { state: 'undecided', ...unpaid },
  ACCEPTED: { state: 'undecided', ...unpaid },
  CASH: { state: 'undecided', ...unpaid },
}

/** REVERSE stands for a hold that was given up, and for a payment that was taken back. */
export function payriffMeaning(word: string, operation: string | null): PayriffMeaning {
  if (word !== 'REVERSE') return payriffStates[word] ?? { state: 'undecided', ...unpaid }
  if (operation === 'PRE_AUTH') return { state: 'cancelled', ...unpaid }
  return { state: 'captured', isPaid: true, refunded: 'all' }
}

export const payriffSuccess = '00000'

/** Codes after which nothing was done: the application's key, what was sent, refused. */
export const payriffRefusals: ReadonlySet<string> = new Set([
  '14010',
  '14013',
  '14014',
  '14015',
  '15400',
  '400',
  '01000',
])
