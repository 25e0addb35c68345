import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import { type Message, notFound } from '../../lib/errors.ts'
import { id, list, rule, wholeNumber } from '../../lib/fields.ts'
import { hashNewPassword } from '../../lib/new-password.ts'
import type { Caller } from '../../procedures/access.ts'
import { areaIds } from '../../procedures/areas.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import type { ReceivedFile } from '../../procedures/received-file.ts'
import { assertCanDelete, assertCanGive, asUnknownRole, findStaffRole } from '../access/permission-rules.ts'
import { createRole, deleteRole, updateRole } from '../access/role-acts.ts'
import { roleSchema, versionedRoleSchema } from '../access/role-output.ts'
import { customerRole, isStaffRole } from '../access/role-rules.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import { endKept, keptLinks, takeOverLinks } from '../link-keepers/end-kept-links.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { asEmailTaken, assertNotKept } from './email-taken.ts'
import { inviteAgain, invitedUntil, inviteStaff } from './invite-staff.ts'
import { lockUser } from './lock-users.ts'
import { invitationSchema, newStaffSchema, roleName } from './user-input.ts'
import {
  staffMemberSchema,
  toUser,
  toVersionedUser,
  type UserView,
  userParts,
  userSchema,
} from './user-output.ts'

const unknownArea: Message = /*i18n*/ {
  id: 'staff.unknownArea',
  message: 'There is no such permission area.',
}
const areaId = wholeNumber().check(rule((area: number) => areaIds.includes(area), unknownArea))

/** Staff (area 5) and roles (area 11). */
export const staffRouter = router({
  list: procedure({
    access: ['staff'],
    rest: { method: 'GET', path: '/AppUser', summary: 'Staff' },
  })
    .output(z.array(staffMemberSchema))
    .query(async ({ ctx }) => {
      const users = await ctx.deps.db.user.findMany({
        where: { deletedAt: null, role: { name: { not: customerRole } } },
        include: { ...userParts, secondFactor: { select: { confirmedAt: true } } },
        orderBy: { id: 'desc' },
      })
      return users.map((user) => ({
        ...toVersionedUser(user),
        hasSecondFactor: Boolean(user.secondFactor?.confirmedAt),
        invitedUntil: invitedUntil(user)?.toISOString() ?? null,
      }))
    }),
  create: procedure({
    access: ['staff'],
    rest: {
      method: 'POST',
      path: '/AppUser',
      status: 201,
      aliases: { phone: 'phoneNumber' },
      summary: 'Add staff',
      example: {
        name: 'Aydan',
        surname: 'Kərimli',
        email: 'aydan@example.com',
        phoneNumber: '+994501112233',
        password: 'long-enough-1',
        appRoleId: 2,
      },
    },
  })
    .input(newStaffSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => createStaff(ctx.deps, callerOf(ctx), input)),
  invite: procedure({
    access: ['staff'],
    rest: {
      method: 'POST',
      path: '/AppUser/Invite',
      status: 201,
      aliases: { phone: 'phoneNumber' },
      summary: 'Invite somebody to the staff: a mailed link lets them choose a password',
      example: {
        name: 'Aydan',
        surname: 'Kərimli',
        email: 'aydan@example.com',
        appRoleId: 2,
        language: 'az',
      },
    },
  })
    .input(invitationSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => inviteStaff(ctx.deps, callerOf(ctx), input)),
  inviteAgain: procedure({
    access: ['staff'],
    rest: {
      method: 'POST',
      path: '/AppUser/:id/Invite',
      status: 204,
      summary: 'Send an invitation once more; deleting the colleague withdraws it',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => inviteAgain(ctx.deps, callerOf(ctx), input)),
  delete: procedure({
    access: ['staff'],
    rest: { method: 'DELETE', path: '/AppUser/:id', summary: 'End a staff account' },
  })
    .input(z.object({ id }))
    .output(userSchema)
    .mutation(({ ctx, input }) => deleteStaff(ctx.deps, callerOf(ctx), input)),
  links: procedure({
    access: ['staff'],
    rest: {
      method: 'GET',
      path: '/AppUser/:id/links',
      summary: 'How many links of orders stand on a staff account, and end with it',
    },
  })
    .input(z.object({ id }))
    .output(z.object({ count: z.int() }))
    .query(async ({ ctx, input }) => ({
      count: await ctx.deps.db.orderLink.count({
        where: { ...keptLinks(input.id), endsAt: { gte: ctx.deps.now() } },
      }),
    })),
  keepLinks: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/AppUser/:id/links/keeper',
      summary: 'Take over all links of orders that stand on a staff account: they work on',
    },
  })
    .input(z.object({ id }))
    .output(z.object({ count: z.int() }))
    .mutation(async ({ ctx, input }) => ({
      count: await ctx.deps.db.$transaction((tx) =>
        takeOverLinks(tx, { from: input.id, to: callerOf(ctx).id }),
      ),
    })),
  roles: procedure({
    access: ['roles', 'staff'],
    rest: { method: 'GET', path: '/approle', summary: 'Roles with their permission areas' },
  })
    .output(z.array(versionedRoleSchema))
    .query(async ({ ctx }) => {
      const roles = await ctx.deps.db.role.findMany({ orderBy: { id: 'asc' } })
      return roles.map((role) => ({ ...role, updatedAt: role.updatedAt.toISOString() }))
    }),
  createRole: procedure({
    access: ['roles'],
    rest: {
      method: 'POST',
      path: '/approle',
      status: 201,
      summary: "Add a role of the company's own",
      example: { name: 'Menecer', permissionIds: [7, 8] },
    },
  })
    .input(z.object({ name: roleName, permissionIds: list(areaId).optional() }))
    .output(roleSchema)
    .mutation(({ ctx, input }) => createRole(ctx.deps, callerOf(ctx), input)),
  deleteRole: procedure({
    access: ['roles'],
    rest: {
      method: 'DELETE',
      path: '/approle/:id',
      summary: "Delete a role of the company's own that nobody has",
    },
  })
    .input(z.object({ id }))
    .output(roleSchema)
    .mutation(({ ctx, input }) => deleteRole(ctx.deps, callerOf(ctx), input)),
  updateRole: procedure({
    access: ['roles'],
    rest: {
      method: 'PUT',
      path: '/approle',
      status: 204,
      summary: 'Change a role',
      example: { id: 3, name: 'Menecer', permissionIds: [7, 8, 9] },
    },
  })
    .input(
      z.object({
        id,
        name: roleName.optional(),
        permissionIds: list(areaId).optional(),
        updatedAt: readAt,
      }),
    )
    .mutation(({ ctx, input }) => updateRole(ctx.deps, callerOf(ctx), input)),
})

/**
 * Ends a staff account: its sessions end, its e-mail is free again; its actions stay (PER-10). Links to
 * orders that it made end unless another staff member has taken them over (LNK-4), as do its invitations
 * (PER-15). For an invited user who hasn't come it withdraws the invitation. Returns the user as it was.
 * @throws NOT_FOUND also for a customer; FORBIDDEN for a SuperAdmin and for a user with areas that the caller
 * lacks; CONFLICT for oneself
 */
function deleteStaff(
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

type NewStaff = {
  name: string
  surname: string
  fatherName?: string | undefined
  email: string
  phoneNumber: string
  password: string
  appRoleId: number
  photo?: ReceivedFile | undefined
}

/**
 * Adds a staff member with a role within the caller's own areas (PER-13).
 * @throws VALIDATION for an unknown role or the customers', and for a common password; FORBIDDEN for areas
 * that the caller lacks, CONFLICT when the e-mail is taken (the database decides)
 */
async function createStaff(
  deps: Pick<Deps, 'db' | 'media' | 'now'>,
  caller: Pick<Caller, 'id' | 'areas'>,
  { appRoleId, password, photo, ...texts }: NewStaff,
): Promise<UserView> {
  const role = await findStaffRole(deps.db, appRoleId)
  assertCanGive(caller, role.permissions)
  await assertNotKept(deps.db, texts.email, deps.now())
  const passwordHash = await hashNewPassword(password)
  const picture = await storeColumns(deps.media, { photoId: [photo, 'portrait'] })
  try {
    const data = { ...texts, ...picture, passwordHash, roleId: role.id }
    return toUser(
      await recordedNew(deps.db, { by: caller.id, kind: 'staff' }, (tx) =>
        tx.user.create({ data, include: userParts }),
      ),
    )
  } catch (error) {
    throw asUnknownRole(asEmailTaken(error))
  }
}
