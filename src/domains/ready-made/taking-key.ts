import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Database, Transaction } from '../../db/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { readIdempotencyKey } from '../../procedures/idempotency-key.ts'
import { type ReadyMadeKey, readyMadeKeys } from './ready-made-input.ts'
import type { takenSchema } from './ready-made-output.ts'

const keyReused: Message = /*i18n*/ {
  id: 'readyMade.keyReused',
  message: 'This Idempotency-Key was used for other services.',
}

type TakingKey = { actorId: number; key: string; requestHash: Uint8Array<ArrayBuffer> }
type Request = { keys: readonly ReadyMadeKey[]; copies: readonly ReadyMadeKey[] }

/** The key of a request to take services, with its hash; undefined without the header. @throws VALIDATION */
export function readTakingKey(
  actorId: number,
  header: string | undefined,
  { keys, copies }: Request,
): TakingKey | undefined {
  const key = readIdempotencyKey(header)
  if (key === undefined) return undefined
  const hash = createHash('sha256').update(JSON.stringify([keys, copies]))
  return { actorId, key, requestHash: new Uint8Array(hash.digest()) }
}

const keyOf = z.enum(readyMadeKeys)

/** What a key has already taken. @throws CONFLICT when it stands for another request */
export async function findTaking(
  db: Database | Transaction,
  { actorId, key, requestHash }: TakingKey,
): Promise<z.infer<typeof takenSchema> | undefined> {
  const found = await db.readyMadeTaking.findUnique({ where: { actorId_key: { actorId, key } } })
  if (!found) return undefined
  if (!Buffer.from(found.requestHash).equals(requestHash)) throw new AppError('CONFLICT', keyReused)
  const rows = await db.service.findMany({
    where: { id: { in: found.serviceIds } },
    orderBy: { id: 'desc' },
    select: {
      id: true,
      readyMade: true,
      products: { orderBy: { id: 'asc' }, take: 1, select: { id: true } },
    },
  })
  const services = rows.map(({ id, readyMade, products }) => ({
    key: keyOf.parse(readyMade),
    id,
    productId: products[0]?.id ?? 0,
  }))
  return { services }
}

export async function storeTaking(tx: Transaction, taking: TakingKey, serviceIds: number[]): Promise<void> {
  await tx.readyMadeTaking.create({ data: { ...taking, serviceIds } })
}
