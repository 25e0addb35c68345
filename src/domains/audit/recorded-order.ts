import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { definitionOf, isContentKind, type OrderedKind } from '../content/definitions.ts'
import { tableOf } from '../content/own-row.ts'
import type { Reference } from '../content/values.ts'
import { writeEntry } from './write-entry.ts'

const deliveryTables = { deliveryWay: 'delivery_ways', deliveryZone: 'delivery_zones' } as const

/** Lists that staff put in order: those of the content, the ways of delivery, and the zones of one. */
export type ArrangedKind = OrderedKind | keyof typeof deliveryTables

/** The table of a list. */
export const listTable = (kind: ArrangedKind): Prisma.Sql =>
  isContentKind(kind) ? tableOf(kind) : Prisma.raw(deliveryTables[kind])

/**
 * Runs an act that reorders records of a kind, and records it as one history entry of no single record (its
 * id is 0), with the names in order before and after.
 */
export async function recordedOrder<Result>(
  tx: Transaction,
  { by, kind, ids }: { by: number; kind: ArrangedKind; ids: readonly number[] },
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

function readOrder(tx: Transaction, kind: ArrangedKind, ids: readonly number[]): Promise<Reference[]> {
  const { name, ties = 'id DESC' } = isContentKind(kind) ? definitionOf(kind) : { name: 'name' }
  return tx.$queryRaw<Reference[]>(Prisma.sql`
    SELECT id, ${Prisma.raw(name)} AS name FROM ${listTable(kind)} WHERE id = ANY(${[...ids]}::int[])
    ORDER BY priority, ${Prisma.raw(ties)}`)
}
