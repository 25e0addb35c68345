import { AppError } from '../../lib/errors.ts'
import { type Caller, may } from '../../procedures/access.ts'
import { mayChange, type ProfileField } from '../access/role-rules.ts'

/** Somebody else's profile needs area 5, before it is looked up. @throws FORBIDDEN */
export function assertMayOpenProfile(caller: Caller, userId: number): void {
  if (userId !== caller.id && !may(caller, 'staff')) throw new AppError('FORBIDDEN')
}

/** @throws FORBIDDEN unless the caller may change each of these fields of this user */
export function assertMayChange(
  caller: Caller,
  user: { id: number; role: { name: string; permissions: readonly number[] } },
  changed: readonly ProfileField[],
): void {
  if (!changed.every((field) => mayChange(caller, user, field))) throw new AppError('FORBIDDEN')
}
