import type { z } from 'zod'
import { newVersion } from '../../lib/as-read.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import type { newPointFields, pointChanges } from './delivery-input.ts'
import { type PointView, toPoint } from './delivery-output.ts'

type PointDeps = Pick<Deps, 'db'>
type Staff = Pick<Caller, 'id'>
const kind = 'pickupPoint'

export async function createPoint(
  { db }: PointDeps,
  { id: by }: Staff,
  data: z.output<typeof newPointFields>,
): Promise<PointView> {
  return toPoint(await recordedNew(db, { by, kind }, (tx) => tx.pickupPoint.create({ data })))
}

/** @throws NOT_FOUND; CONFLICT when another user has saved it since `updatedAt` */
export async function updatePoint(
  { db }: PointDeps,
  { id: by }: Staff,
  { id, updatedAt, ...data }: z.output<typeof pointChanges>,
): Promise<PointView> {
  const row = await recordedUpdate(db, { by, kind, id, updatedAt }, (tx) =>
    tx.pickupPoint.update({ where: { id }, data: { ...data, ...newVersion() } }),
  )
  return toPoint(row)
}

/** @throws NOT_FOUND */
export function deletePoint({ db }: PointDeps, { id: by }: Staff, { id }: { id: number }): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    const { count } = await tx.pickupPoint.deleteMany({ where: { id } })
    if (count === 0) throw notFound()
  })
}
