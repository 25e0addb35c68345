import type { Database, Transaction } from '../../db/client.ts'
import type { Caller } from '../../procedures/access.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { recorded } from '../audit/recorded.ts'

type User = { id: number; role: { name: string } }

/** Runs an act on an account; the history records what staff change, not what customers do themselves. */
export function recordProfile<Result>(
  db: Database,
  caller: Pick<Caller, 'id' | 'role'>,
  user: User,
  act: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  if (!isStaffRole(caller.role)) return db.$transaction(act)
  return recorded(
    db,
    { by: caller.id, kind: isStaffRole(user.role) ? 'staff' : 'customer', id: user.id },
    act,
  )
}
