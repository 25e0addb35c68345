import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { newVersion, updatedAtOut } from '../../lib/as-read.ts'
import { AppError, type Message, notFound } from '../../lib/errors.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { anyProfile, profile } from '../preflight/profile-input.ts'
import type { changedProfileSchema, newProfileSchema } from './profile-input.ts'

const profileUsed: Message = /*i18n*/ {
  id: 'catalog.profileUsed',
  message: 'This profile is in use: {names}. Choose another one there first.',
}

const named = z.object({ id: z.int(), ...textsOut('name') })

/** A preflight profile, with the services and products that use it. */
export const profileSchema = named.extend({
  rules: profile,
  usedBy: z.object({ services: z.array(named), products: z.array(named) }),
  updatedAt: updatedAtOut,
})
type ProfileView = z.infer<typeof profileSchema>
type WriteDeps = Pick<Deps, 'db'>
const kind = 'preflightProfile'

const users = {
  where: { deletedAt: null },
  orderBy: { id: 'asc' },
  select: { id: true, name: true, name_ru: true, name_en: true },
} as const
const parts = { services: users, products: users } satisfies Prisma.PreflightProfileInclude
type Row = Prisma.PreflightProfileGetPayload<{ include: typeof parts }>

const toView = ({ id, name, name_ru, name_en, rules, services, products, updatedAt }: Row): ProfileView => ({
  id,
  name,
  name_ru,
  name_en,
  rules: profile.safeParse(rules).data ?? anyProfile,
  usedBy: { services, products },
  updatedAt: updatedAt.toISOString(),
})

export async function listProfiles({ db }: WriteDeps): Promise<ProfileView[]> {
  const rows = await db.preflightProfile.findMany({
    include: parts,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toView)
}

/** @throws NOT_FOUND */
export async function readProfile({ db }: WriteDeps, { id }: { id: number }): Promise<ProfileView> {
  const row = await db.preflightProfile.findUnique({ where: { id }, include: parts })
  if (!row) throw notFound()
  return toView(row)
}

export async function createProfile(
  { db }: WriteDeps,
  { id: by }: Pick<Caller, 'id'>,
  { rules, ...names }: z.output<typeof newProfileSchema>,
): Promise<ProfileView> {
  const data = { ...names, rules, kind: rules.kind }
  return toView(
    await recordedNew(db, { by, kind }, (tx) => tx.preflightProfile.create({ data, include: parts })),
  )
}

/**
 * Fields that aren't sent stay; placed orders keep their rules.
 * @throws NOT_FOUND, CONFLICT when `updatedAt` was sent and another user has saved since
 */
export function updateProfile(
  { db }: WriteDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id, updatedAt, rules, ...names }: z.output<typeof changedProfileSchema>,
): Promise<ProfileView> {
  const data = { ...names, ...(rules && { rules, kind: rules.kind }), ...newVersion() }
  return recordedUpdate(db, { by, kind, id, updatedAt }, async (tx) =>
    toView(await tx.preflightProfile.update({ where: { id }, data, include: parts })),
  )
}

/** @throws NOT_FOUND; CONFLICT, with their names, while services or products use it */
export function deleteProfile(
  { db }: WriteDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    // The lock also keeps it from being chosen at the same time.
    await tx.$queryRaw`SELECT 1 FROM preflight_profiles WHERE id = ${id} FOR UPDATE`
    const row = await tx.preflightProfile.findUnique({ where: { id }, include: parts })
    if (!row) throw notFound()
    const names = [...row.services, ...row.products].map(({ name }) => name)
    if (names.length > 0) throw new AppError('CONFLICT', { ...profileUsed, values: { names: listed(names) } })
    // Deleted services stay for their orders, which store the rules themselves.
    await tx.service.updateMany({ where: { profileId: id }, data: { profileId: null } })
    await tx.product.updateMany({ where: { profileId: id }, data: { profileId: null } })
    await tx.preflightProfile.delete({ where: { id } })
  })
}

/** The first of the names, and how many more there are. */
const listed = (names: readonly string[]): string =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` +${names.length - 5}` : '')
