import type { z } from 'zod'
import { newVersion } from '../../lib/as-read.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import type { changedKindFields, newKindFields } from './production-input.ts'
import { workKindSchema } from './production-output.ts'

type Kind = z.infer<typeof workKindSchema>
type KindDeps = Pick<Deps, 'db'>
const kind = 'workKind'
const users = { where: { deletedAt: null }, orderBy: { id: 'asc' }, select: { name: true } } as const

const kindUsed: Message = /*i18n*/ {
  id: 'production.kindUsed',
  message: 'This kind of work is in use: {names}. Choose another one there first.',
}

const kindGone: Message = /*i18n*/ {
  id: 'production.kindGone',
  message: 'This kind of work is no longer there: somebody has deleted it.',
}
/** Also thrown where another record names an unknown kind. */
export const noSuchKind = (cause?: unknown): AppError => new AppError('NOT_FOUND', kindGone, { cause })

const toKind = (row: { updatedAt: Date } & Omit<Kind, 'updatedAt'>): Kind =>
  workKindSchema.parse({ ...row, updatedAt: row.updatedAt.toISOString() })

/** Every kind of work, oldest first. */
export async function listKinds({ db }: KindDeps): Promise<Kind[]> {
  return (await db.workKind.findMany({ orderBy: { id: 'asc' } })).map(toKind)
}

export async function createKind(
  { db }: KindDeps,
  { id: by }: Pick<Caller, 'id'>,
  data: z.output<typeof newKindFields>,
): Promise<Kind> {
  return toKind(await recordedNew(db, { by, kind }, (tx) => tx.workKind.create({ data })))
}

/** Fields that aren't sent stay. @throws NOT_FOUND; CONFLICT when another user has saved since `updatedAt` */
export function updateKind(
  { db }: KindDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id, updatedAt, ...data }: z.output<typeof changedKindFields>,
): Promise<Kind> {
  const saved = recordedUpdate(db, { by, kind, id, updatedAt }, async (tx) =>
    toKind(await tx.workKind.update({ where: { id }, data: { ...data, isGuess: false, ...newVersion() } })),
  )
  return saved.catch((error: unknown) => {
    throw error instanceof AppError && error.code === 'NOT_FOUND' ? noSuchKind(error) : error
  })
}

/** Its own closed days go with it. @throws NOT_FOUND; CONFLICT, with names, while something uses it */
export function deleteKind(
  { db }: KindDeps,
  { id: by }: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    // The lock also keeps it from being chosen at the same time.
    await tx.$queryRaw`SELECT 1 FROM work_kinds WHERE id = ${id} FOR UPDATE`
    const row = await tx.workKind.findUnique({ where: { id }, include: { services: users, products: users } })
    if (!row) throw noSuchKind()
    const names = [...row.services, ...row.products].map(({ name }) => name)
    if (names.length > 0) throw new AppError('CONFLICT', { ...kindUsed, values: { names: listed(names) } })
    // Deleted ones that may be restored.
    await tx.service.updateMany({ where: { workKindId: id }, data: { workKindId: null } })
    await tx.product.updateMany({ where: { workKindId: id }, data: { workKindId: null } })
    await tx.workKind.delete({ where: { id } })
  })
}

/** The first of the names, and how many more there are. */
const listed = (names: readonly string[]): string =>
  names.slice(0, 5).join(', ') + (names.length > 5 ? ` +${names.length - 5}` : '')
