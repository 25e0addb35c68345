import type { AttemptState } from '../../db/generated/client.ts'
import type { AskedState } from '../payments/providers/provider.ts'

/**
 * Which states follow which (PAY-20). Money may still come after every state; what has ended without money is
 * never on its way again, since another attempt may be by then.
 */
export const attemptMoves: Readonly<Record<AttemptState, readonly AttemptState[]>> = {
  Created: ['Sent', 'Authorised', 'Captured', 'Declined', 'Cancelled', 'Expired', 'Unknown'],
  Sent: ['Authorised', 'Captured', 'Declined', 'Cancelled', 'Expired', 'Unknown'],
  Unknown: ['Sent', 'Authorised', 'Captured', 'Declined', 'Cancelled', 'Expired'],
  Authorised: ['Captured', 'Cancelled', 'Expired', 'Unknown'],
  Declined: ['Captured'],
  Cancelled: ['Captured'],
  Expired: ['Captured'],
  Captured: [],
}

/** What a provider's answer means for the attempt. */
const stateOfAnswer: Readonly<Record<AskedState, AttemptState>> = {
  pending: 'Sent',
  authorised: 'Authorised',
  captured: 'Captured',
  declined: 'Declined',
  cancelled: 'Cancelled',
  expired: 'Expired',
  undecided: 'Unknown',
}

/** The state after an answer: what the table doesn't allow leaves it as it is. */
export function stateAfter(state: AttemptState, answer: AskedState): AttemptState {
  const next = stateOfAnswer[answer]
  return attemptMoves[state].includes(next) ? next : state
}
