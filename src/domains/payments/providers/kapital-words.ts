import type { AskedState, Failure } from './provider.ts'

/**
 * What an order is in while nothing of it is captured; once something is, the amounts alone decide, and a word
 * says nothing. Words for money that isn't there are contradictions.
 */
export const kapitalStates: Readonly<Record<string, AskedState>> = {
  Preparing: 'pending',
  Cancelled: 'cancelled',
  Rejected: 'declined',
  Refused: 'declined',
  Declined: 'declined',
  Expired: 'expired',
  Authorized: 'authorised',
  Voided: 'cancelled',
  PartiallyPaid: 'undecided',
  FullyPaid: 'undecided',
  Funded: 'undecided',
  Refunded: 'undecided',
  Closed: 'undecided',
}

/** Errors after which nothing was done. After the others, such as ServiceError, it may have been. */
export const kapitalRefusals: ReadonlySet<string> = new Set([
  'InvalidAmt',
  'InvalidRequest',
  'InvalidTran',
  'InvalidTranLink',
  'TranProhibited',
  'PmoDecline',
  'InvalidLogin',
  'InvalidOrderState',
  'InvalidToken',
])

export const kapitalApproved = '1'

/** Result codes after which an act wasn't done. 72, no way to the other bank, leaves it open. */
export const kapitalDeclines: ReadonlySet<string> = new Set(['51', '59'])

/** Result codes of a payment; 5, 26 and 84 stand in public clients' lists. */
export const kapitalFailures: Readonly<Record<string, Failure>> = {
  '51': 'cardExpired',
  '59': 'noFunds',
  '5': 'threeDSecure',
  '26': 'threeDSecure',
  '84': 'threeDSecure',
}
