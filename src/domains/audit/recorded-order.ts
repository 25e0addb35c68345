import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { definitionOf, type OrderedKind } from '../content/definitions.ts'
import { tableOf } from '../content/own-row.ts'
import type { Reference } from '../content/values.ts'
import { writeEntry } from './write-entry.ts'

/**
 * Runs an act that reorders records of a kind, and records it as one history entry of no single record (its
 * id is 0), with the names in order before and after.
 */
export async function recordedOrder<Result>(
  tx: Transaction,
  { by, kind, ids }: { by: number; kind: OrderedKind; ids: readonly number[] },
  act: () => Promise<Result>,
): Promise<Result> {
  const before = await readOrder(tx, kind, ids)
  const result = await act()
  const after = await readOrder(tx, kind, ids)
  if (before.some(({ id }, place) => id !== after[place]?.id)) {
    const changes: Record<string, [Reference[], Reference[]]> = { order: [before, after] }
    await writeEntry(tx, { by, kind, id: 0, name: '', act: 'ordered', changes })
  }
  return result
}

/** Records that an item has moved from one place of its list to another. */
export async function recordMove(
  tx: Transaction,
  { by, kind, id }: { by: number; kind: OrderedKind; id: number },
  places: [from: number, to: number],
): Promise<void> {
  const name = (await readOrder(tx, kind, [id]))[0]?.name ?? ''
  await writeEntry(tx, { by, kind, id, name, act: 'ordered', changes: { priority: places } })
}

function readOrder(tx: Transaction, kind: OrderedKind, ids: readonly number[]): Promise<Reference[]> {
  const { name, ties = 'id DESC' } = definitionOf(kind)
  return tx.$queryRaw<Reference[]>(Prisma.sql`
    SELECT id, ${Prisma.raw(name)} AS name FROM ${tableOf(kind)} WHERE id = ANY(${[...ids]}::int[])
    ORDER BY priority, ${Prisma.raw(ties)}`)
}
