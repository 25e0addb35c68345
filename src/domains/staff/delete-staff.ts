import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertCanDelete } from '../access/permission-rules.ts'
import { isStaffRole } from '../access/role-rules.ts'
import { recorded } from '../audit/recorded.ts'
import { endKept } from '../link-keepers/end-kept-links.ts'
import { lockUser } from './lock-users.ts'
import { toUser, type UserView } from './user-output.ts'

/**
 * Ends a staff account: its sessions die, its e-mail is free again; what it did stays (PER-10), and the links of orders
 * that it made end unless another has taken them over (LNK-4), as do its invitations (PER-15). Of somebody
 * who was invited and hasn't come it withdraws the invitation. Answers the user as it was.
 * @throws NOT_FOUND also for a customer; FORBIDDEN for a SuperAdmin and for a user with areas that the caller lacks; CONFLICT for oneself
 */
export function deleteStaff(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id' | 'areas'>,
  { id }: { id: number },
): Promise<UserView> {
  return recorded(deps.db, { by: caller.id, kind: 'staff', id }, async (tx) => {
    const user = await lockUser(tx, id)
    if (!isStaffRole(user.role)) throw notFound()
    assertCanDelete(caller, user)
    const now = deps.now()
    await tx.user.update({ where: { id }, data: { deletedAt: now, photoId: null } })
    await tx.secondFactor.deleteMany({ where: { userId: id } })
    await tx.accountChange.deleteMany({ where: { userId: id } })
    await tx.staffInvitation.deleteMany({ where: { userId: id } })
    await tx.session.updateMany({ where: { userId: id, revokedAt: null }, data: { revokedAt: now } })
    await endKept(tx, { by: caller.id, at: now })
    return { ...toUser(user), photoUrl: '' }
  })
}
