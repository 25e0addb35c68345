import { AppError } from '../../lib/errors.ts'
import { type Caller, may } from '../staff/access.ts'
import type { AreaName } from '../staff/areas.ts'
import { assertMayGovern } from '../staff/permission-rules.ts'

type Rule = {
  /** Areas that it takes to change it in one's own profile, and in somebody else's. */
  own: readonly AreaName[]
  others: readonly AreaName[]
  /** Of somebody else only by who has all of his areas. */
  governed: boolean
}

const plain: Rule = { own: [], others: ['staff'], governed: false }
const governed: Rule = { own: [], others: ['staff'], governed: true }

/**
 * What one may change of oneself and of others by PUT /AppUser, field by field (trust; api-contract,
 * "Permission areas"). What isn't here can't be changed.
 */
export const profileRules = {
  name: plain,
  surname: plain,
  fatherName: plain,
  phoneNumber: plain,
  photo: plain,
  email: governed,
  password: governed,
  appRoleId: { own: ['roles'], others: ['staff', 'roles'], governed: true },
} as const satisfies Record<string, Rule>

export type ProfileField = keyof typeof profileRules

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
  const isOwn = user.id === caller.id
  for (const field of changed) {
    const rule: Rule = profileRules[field]
    const needed = isOwn ? rule.own : rule.others
    if (!needed.every((area) => may(caller, area))) throw new AppError('FORBIDDEN')
    if (rule.governed && !isOwn) assertMayGovern(caller, user)
  }
}
