import type { Database } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/faults.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { recorded } from '../journal/recorded.ts'
import type { Caller } from './access.ts'
import { assertMayEditRole } from './permission-rules.ts'

const nameTaken: Message = /*i18n*/ {
  id: 'staff.roleNameTaken',
  message: 'There is a role of this name already.',
}

type RoleChange = {
  id: number
  name?: string | undefined
  permissionIds?: number[] | undefined
  updatedAt?: string | undefined
}

/**
 * Changes a role's name and areas; who holds it has them from the next request on (api-contract, PUT /approle).
 * @throws NOT_FOUND; FORBIDDEN for SuperAdmin, for areas given to Client and for areas that the caller lacks;
 * CONFLICT when the name is taken, or somebody else has saved since `updatedAt`
 */
export async function updateRole(
  db: Database,
  caller: Pick<Caller, 'id' | 'areas'>,
  input: RoleChange,
): Promise<void> {
  try {
    await recorded(db, { by: caller.id, kind: 'role', id: input.id }, async (tx) => {
      const role = await tx.role.findUnique({ where: { id: input.id } })
      if (!role) throw notFound()
      const permissions = [...new Set(input.permissionIds ?? role.permissions)].sort((a, b) => a - b)
      const change = { name: input.name ?? role.name, permissions }
      assertMayEditRole(caller, role, change)
      assertCurrent(role, input.updatedAt)
      await tx.role.update({ where: { id: role.id }, data: change })
    })
  } catch (error) {
    throw isUniqueViolation(error) ? new AppError('CONFLICT', nameTaken, { cause: error }) : error
  }
}
