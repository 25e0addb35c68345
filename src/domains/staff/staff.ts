import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { rule } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { list } from '../../lib/list-fields.ts'
import { areaIds } from '../../procedures/areas.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { createRole, deleteRole, updateRole } from '../access/role-acts.ts'
import { roleSchema, versionedRoleSchema } from '../access/role-output.ts'
import { customerRole } from '../access/role-rules.ts'
import { keptLinks, takeOverLinks } from '../link-keepers/end-kept-links.ts'
import { createStaff } from './create-staff.ts'
import { deleteStaff } from './delete-staff.ts'
import { inviteAgain, invitedUntil, inviteStaff } from './invite-staff.ts'
import { invitationSchema, newStaffSchema, roleName } from './user-input.ts'
import { staffMemberSchema, toVersionedUser, userParts, userSchema } from './user-output.ts'

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
