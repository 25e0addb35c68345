import { AppError } from '../../lib/errors.ts'
import { type Caller, can } from '../../procedures/access.ts'
import { canChange, type ProfileField } from '../access/role-rules.ts'

/** Somebody else's profile needs area 5, before it is looked up. @throws FORBIDDEN */
export function assertCanOpenProfile(caller: Caller, userId: number): void {
  if (userId !== caller.id && !can(caller, 'staff')) throw new AppError('FORBIDDEN')
}

/** @throws FORBIDDEN unless the caller may change each of these fields of this user */
export function assertCanChange(
  caller: Caller,
  user: { id: number; role: { name: string; permissions: readonly number[] } },
  changed: readonly ProfileField[],
): void {
  if (!changed.every((field) => canChange(caller, user, field))) throw new AppError('FORBIDDEN')
}
