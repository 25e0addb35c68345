import type { Database } from '../../db/client.ts'
import { assertCurrent } from '../../lib/as-read.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import { recorded } from '../audit/recorded.ts'
import { asNameTaken, assertNameFree, orderedAreas } from './own-roles.ts'
import { assertKeepsName, assertMayEditRole } from './permission-rules.ts'

type RoleChange = {
  id: number
  name?: string | undefined
  permissionIds?: number[] | undefined
  updatedAt?: string | undefined
}

/**
 * Changes a role's name and areas; who holds it has them from the next request on (PER-3).
 * @throws NOT_FOUND; FORBIDDEN for SuperAdmin, for areas given to Client, for areas that the caller lacks and for another
 * name of one of the seven; CONFLICT when the name is taken, or somebody else has saved since `updatedAt`
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
      const { name = role.name } = input
      const change = { name, permissions: orderedAreas(input.permissionIds ?? role.permissions) }
      assertMayEditRole(caller, role, change)
      if (name !== role.name) await assertNameFree(tx, name, role.id)
      assertKeepsName(role, name)
      assertCurrent(role, input.updatedAt)
      await tx.role.update({ where: { id: role.id }, data: change })
    })
  } catch (error) {
    throw asNameTaken(error)
  }
}
