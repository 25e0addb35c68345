import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { isForeignKeyViolation } from '../../db/database-errors.ts'
import { AppError, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded } from '../audit/recorded.ts'
import type { itemWorkFields } from './promise-input.ts'
import { noSuchKind } from './work-kinds.ts'
import { workColumns } from './work-of.ts'

/** The work of a service or product itself; null where the service's or the general figure counts. */
export const itemWorkSchema = z.object({
  workKindId: z.int().nullable(),
  productionDays: z.int().nullable(),
  minutesFixed: z.int().nullable(),
  minutesPer1000: z.int().nullable(),
})
type ItemWork = z.infer<typeof itemWorkSchema>
type Item = { kind: 'service' | 'product'; id: number }

/** @throws NOT_FOUND */
export async function readItemWork({ db }: { db: Transaction }, { kind, id }: Item): Promise<ItemWork> {
  const asked = { where: { id, deletedAt: null }, select: workColumns }
  const row = await (kind === 'service' ? db.service.findFirst(asked) : db.product.findFirst(asked))
  if (!row) throw notFound()
  return row
}

/**
 * Fields that aren't sent stay. It makes no new version of the service or product, so parallel edits of that
 * are saved as usual.
 * @throws NOT_FOUND, also for an unknown kind of work; CONFLICT when something of `was` has changed (BAS-10)
 */
export async function updateItemWork(
  deps: Pick<Deps, 'db'>,
  { id: by }: Pick<Caller, 'id'>,
  { kind, id, was, ...data }: Item & Omit<z.output<typeof itemWorkFields>, 'id'>,
): Promise<ItemWork> {
  try {
    await recorded(deps.db, { by, kind, id }, async (tx) => {
      assertUnchanged(was, await readItemWork({ db: tx }, { kind, id }))
      const where = { id }
      const version = { where, select: { updatedAt: true } } as const
      if (kind === 'service') {
        const { updatedAt } = await tx.service.findUniqueOrThrow(version)
        await tx.service.update({ where, data: { ...data, updatedAt } })
      } else {
        const { updatedAt } = await tx.product.findUniqueOrThrow(version)
        await tx.product.update({ where, data: { ...data, updatedAt } })
      }
    })
  } catch (error) {
    throw isForeignKeyViolation(error) ? noSuchKind(error) : error
  }
  return readItemWork(deps, { kind, id })
}

function assertUnchanged(was: Partial<ItemWork> | undefined, now: ItemWork): void {
  const isSame = itemWorkSchema
    .keyof()
    .options.every((field) => was?.[field] === undefined || was[field] === now[field])
  if (!isSame) throw new AppError('CONFLICT')
}
