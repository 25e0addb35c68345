import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import { id, list, rule, text, wholeNumber } from '../../lib/fields.ts'
import { areaIds } from './areas.ts'
import { createStaff } from './create-staff.ts'
import { deleteStaff } from './delete-staff.ts'
import { client } from './role-rules.ts'
import { updateRole } from './update-role.ts'
import { newStaffSchema } from './user-input.ts'
import { colleagueSchema, toVersionedUser, userParts, userSchema, versionedRoleSchema } from './user-shape.ts'

const unknownArea: Message = /*i18n*/ {
  id: 'staff.unknownArea',
  message: 'There is no such permission area.',
}
const areaId = wholeNumber().check(rule((area: number) => areaIds.includes(area), unknownArea))

/** Staff (area 5) and roles (area 11): api-contract, "Permission areas" and routes. */
export const staffRouter = router({
  list: procedure({
    access: ['staff'],
    rest: { method: 'GET', path: '/AppUser', summary: 'Staff' },
  })
    .output(z.array(colleagueSchema))
    .query(async ({ ctx }) => {
      const users = await ctx.deps.db.user.findMany({
        where: { deletedAt: null, role: { name: { not: client } } },
        include: { ...userParts, secondFactor: { select: { confirmedAt: true } } },
        orderBy: { id: 'desc' },
      })
      return users.map((user) => ({
        ...toVersionedUser(user),
        hasSecondFactor: Boolean(user.secondFactor?.confirmedAt),
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
    },
  })
    .input(newStaffSchema)
    .output(userSchema)
    .mutation(({ ctx, input }) => createStaff(ctx.deps, callerOf(ctx), input)),
  delete: procedure({
    access: ['staff'],
    rest: { method: 'DELETE', path: '/AppUser/:id', summary: 'End a staff account' },
  })
    .input(z.object({ id }))
    .output(userSchema)
    .mutation(({ ctx, input }) => deleteStaff(ctx.deps, callerOf(ctx), input.id)),
  roles: procedure({
    access: ['roles', 'staff'],
    rest: { method: 'GET', path: '/approle', summary: 'Roles with their permission areas' },
  })
    .output(z.array(versionedRoleSchema))
    .query(async ({ ctx }) => {
      const roles = await ctx.deps.db.role.findMany({ orderBy: { id: 'asc' } })
      return roles.map((role) => ({ ...role, updatedAt: role.updatedAt.toISOString() }))
    }),
  updateRole: procedure({
    access: ['roles'],
    rest: {
      method: 'PUT',
      path: '/approle',
      status: 204,
      summary: 'Change a role',
    },
  })
    .input(
      z.object({
        id,
        name: text(100, { min: 1 }).optional(),
        permissionIds: list(areaId).optional(),
        updatedAt: readAt,
      }),
    )
    .mutation(({ ctx, input }) => updateRole(ctx.deps.db, callerOf(ctx), input)),
})
