import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { definitionOf, type PagedKind } from '../content/definitions.ts'
import { living, tableOf } from '../content/own-row.ts'

/** The condition for rows that are in one list with a record. */
export function beside(kind: PagedKind, id: number): Prisma.Sql {
  const { listColumn } = definitionOf(kind)
  if (listColumn === undefined) return living(kind)
  const column = Prisma.raw(listColumn)
  return Prisma.sql`${living(kind)} AND ${column} = (SELECT ${column} FROM ${tableOf(kind)} WHERE id = ${id})`
}

/**
 * The ids of the list that a record belongs to, in the site's order; locked, so that parallel moves wait for
 * each other.
 */
export async function lockList(tx: Transaction, kind: PagedKind, id: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: number; priority: number }[]>`
    SELECT id, priority FROM ${tableOf(kind)} WHERE ${beside(kind, id)} ORDER BY id FOR NO KEY UPDATE`
  return rows.toSorted((a, b) => a.priority - b.priority || b.id - a.id).map((row) => row.id)
}

/** Numbers a list in its order, from 1; a record whose number changes has a new version. */
export async function numberList(tx: Transaction, kind: PagedKind, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${tableOf(kind)} AS record SET priority = wanted.place, updated_at = now()
    FROM (SELECT id, place::int AS place FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS given(id, place)) AS wanted
    WHERE record.id = wanted.id AND record.priority <> wanted.place`
}
