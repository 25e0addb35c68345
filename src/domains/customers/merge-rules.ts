import { AppError, type Message } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'

export const mergeRefusals = {
  same: /*i18n*/ { id: 'customers.sameRecord', message: 'This is one and the same record.' },
  twoLogIns: /*i18n*/ {
    id: 'customers.twoLogIns',
    message:
      'Both customers log in with an account of their own. They stay apart until one of the accounts is erased.',
  },
  accountStays: /*i18n*/ {
    id: 'customers.accountStays',
    message: 'The other one logs in with an account: that record is the one that stays.',
  },
  paying: /*i18n*/ {
    id: 'customers.paying',
    message: 'One of them is paying by card at this moment. Please try again once the bank has answered.',
  },
} as const satisfies Record<string, Message>

/** @throws FORBIDDEN without area 8 beside area 6 */
export function assertMayMerge(caller: Caller): void {
  if (!can(caller, 'users') || !can(caller, 'orders')) throw new AppError('FORBIDDEN')
}

/** Two records in the order in which they are locked and kept. @throws CONFLICT for one and the same */
export function asPair(id: number, otherId: number): [oneId: number, otherId: number] {
  if (id === otherId) throw new AppError('CONFLICT', mergeRefusals.same)
  return id < otherId ? [id, otherId] : [otherId, id]
}
