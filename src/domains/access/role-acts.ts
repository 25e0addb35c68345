import type { Transaction } from '../../db/client.ts'
import { isUniqueViolation } from '../../db/database-errors.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { endKept } from '../link-keepers/end-kept-links.ts'
import { assertCanEditRole, assertCanGive, assertKeepsName } from './permission-rules.ts'
import type { RoleView } from './role-output.ts'
import { customerRole } from './role-rules.ts'

const nameTaken: Message = /*i18n*/ {
  id: 'staff.roleNameTaken',
  message: 'There is already a role with this name.',
}
const roleHeld: Message = /*i18n*/ {
  id: 'staff.roleHeld',
  message: 'Colleagues have this role ({count}). Give them another one first.',
}
const fixedRole: Message = /*i18n*/ {
  id: 'staff.fixedRole',
  message: 'This is one of the seven built-in roles: it can’t be deleted.',
}

type ActDeps = Pick<Deps, 'db'>
type Acting = Pick<Caller, 'id' | 'areas'>
type NewRole = { name: string; permissionIds?: number[] | undefined }
type ChangedRole = Partial<NewRole> & { id: number; updatedAt?: string | undefined }

/**
 * Adds a role of the company's own beside the seven (PER-9).
 * @throws FORBIDDEN for areas that the caller lacks; CONFLICT when the name is taken
 */
export async function createRole(
  { db }: ActDeps,
  caller: Acting,
  { name, permissionIds = [] }: NewRole,
): Promise<RoleView> {
  assertCanGive(caller, permissionIds)
  const data = { name, permissions: orderedAreas(permissionIds), isOwn: true }
  try {
    return await recordedNew(db, { by: caller.id, kind: 'role' }, async (tx) => {
      await assertNameFree(tx, name)
      return tx.role.create({ data })
    })
  } catch (error) {
    throw asNameTaken(error)
  }
}

/**
 * Changes a role's name and areas; its holders have them from the next request on (PER-3).
 * @throws NOT_FOUND; FORBIDDEN for SuperAdmin, for areas given to Client, for areas that the caller lacks and
 * for another name of one of the seven; CONFLICT when the name is taken, or another user has saved since
 * `updatedAt`
 */
export async function updateRole(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Acting,
  { id, permissionIds, updatedAt, ...input }: ChangedRole,
): Promise<void> {
  try {
    await recordedUpdate(db, { by: caller.id, kind: 'role', id, updatedAt }, async (tx) => {
      const role = await tx.role.findUniqueOrThrow({ where: { id } })
      const name = input.name ?? role.name
      const change = { name, permissions: orderedAreas(permissionIds ?? role.permissions) }
      assertCanEditRole(caller, role, change)
      if (name !== role.name) await assertNameFree(tx, name, id)
      assertKeepsName(role, name)
      await tx.role.update({ where: { id }, data: change })
      await endKept(tx, { by: caller.id, at: now() })
    })
  } catch (error) {
    throw asNameTaken(error)
  }
}

/**
 * Deletes a role of the company's own that no one has, and returns it as it was.
 * @throws NOT_FOUND; FORBIDDEN for one of the seven and for one with areas that the caller lacks; CONFLICT
 * while a user has it
 */
export async function deleteRole({ db }: ActDeps, caller: Acting, { id }: { id: number }): Promise<RoleView> {
  return recorded(db, { by: caller.id, kind: 'role', id }, async (tx) => {
    // The lock also keeps the role from being given at the same time.
    await tx.$queryRaw`SELECT 1 FROM roles WHERE id = ${id} FOR UPDATE`
    const role = await tx.role.findUnique({ where: { id } })
    if (!role) throw notFound()
    if (!role.isOwn) throw new AppError('FORBIDDEN', fixedRole)
    assertCanGive(caller, role.permissions)
    const count = await tx.user.count({ where: { roleId: id, deletedAt: null } })
    if (count > 0) throw new AppError('CONFLICT', { ...roleHeld, values: { count } })
    // Ended accounts stay for their history, with the one role that may do nothing.
    const { id: roleId } = await tx.role.findUniqueOrThrow({ where: { name: customerRole } })
    await tx.user.updateMany({ where: { roleId: id }, data: { roleId } })
    await tx.role.delete({ where: { id } })
    return role
  })
}

/** Areas are stored ascending, each once. */
const orderedAreas = (ids: readonly number[]): number[] => [...new Set(ids)].sort((a, b) => a - b)

/** A name that looks like another role's would be mistaken for it (PER-14). @throws CONFLICT */
async function assertNameFree(tx: Transaction, name: string, roleId?: number): Promise<void> {
  // The lock also keeps two look-alikes from being created at once.
  await tx.$executeRaw`LOCK TABLE roles IN SHARE ROW EXCLUSIVE MODE`
  const others = await tx.role.findMany({ where: { id: { not: roleId ?? 0 } }, select: { name: true } })
  const looks = looksOf(name)
  if (others.some((other) => looksOf(other.name) === looks)) throw new AppError('CONFLICT', nameTaken)
}

/** The database decides when two callers take a name at once. */
const asNameTaken = (error: unknown): unknown =>
  isUniqueViolation(error) ? new AppError('CONFLICT', nameTaken, { cause: error }) : error

/** Letters of other alphabets beside the Latin ones that they look like. */
const lookAlikes: ReadonlyMap<string, string> = new Map(
  [
    ['АаΑαɑ', 'a'],
    ['ВвΒβЬь', 'b'],
    ['СсϹϲ', 'c'],
    ['ԀԁƊ', 'd'],
    ['ЕеЁёΕεє', 'e'],
    ['ɡ', 'g'],
    ['НнΗҺһ', 'h'],
    ['ІіΙιıӀӏ|1Ll', 'i'],
    ['ЈјϳJ', 'j'],
    ['КкΚκ', 'k'],
    ['МмΜ', 'm'],
    ['Νη', 'n'],
    ['ОоΟο0', 'o'],
    ['РрΡρ', 'p'],
    ['Ԛԛ', 'q'],
    ['Гг', 'r'],
    ['Ѕѕ', 's'],
    ['ТтΤτ', 't'],
    ['υ', 'u'],
    ['νѴѵ', 'v'],
    ['Ԝԝѡω', 'w'],
    ['ХхΧχ', 'x'],
    ['УуΥγ', 'y'],
    ['Ζ', 'z'],
  ].flatMap(([signs = '', latin = '']) => [...signs].map((sign) => [sign, latin] as const)),
)

/**
 * What a short name looks like, ignoring case, alphabet, accents, spaces and invisible characters: two names
 * with the same result can't be told apart at a glance (PER-14).
 */
const looksOf = (name: string): string =>
  [...name.normalize('NFKD').replace(/[^\p{L}\p{N}|]/gu, '')]
    .map((sign) => lookAlikes.get(sign) ?? sign.toLowerCase())
    .join('')
