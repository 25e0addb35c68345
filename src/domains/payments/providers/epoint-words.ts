import type { AskedState, Failure } from './provider.ts'

/**
 * The words for a payment. `error` and `failed` also answer a question that couldn't be answered; then no
 * bank's code stands beside them, and they are none of these.
 */
export const epointStates: Readonly<Record<string, AskedState>> = {
  new: 'pending',
  success: 'captured',
  returned: 'captured',
  error: 'declined',
  failed: 'declined',
}

export const epointApproved = '000'

/** The bank's codes; those but 000 stand in the provider's public list. */
export const epointFailures: Readonly<Record<string, Failure>> = {
  '101': 'cardExpired',
  '201': 'cardExpired',
  '116': 'noFunds',
  '180': 'cancelledByPayer',
}
