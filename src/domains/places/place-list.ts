import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'

const there = Prisma.sql`deleted_at IS NULL`

export type PlacedKind = 'service' | 'product' | 'project' | 'deal'

/** The lists that are shown in pages: their table, and which of its rows are in one list with a record. */
export const placeLists: Record<PlacedKind, { table: Prisma.Sql; beside: (id: number) => Prisma.Sql }> = {
  service: { table: Prisma.raw('services'), beside: () => there },
  product: {
    table: Prisma.raw('products'),
    beside: (id: number) =>
      Prisma.sql`${there} AND service_id = (SELECT service_id FROM products WHERE id = ${id})`,
  },
  project: { table: Prisma.raw('projects'), beside: () => Prisma.sql`true` },
  deal: { table: Prisma.raw('deals'), beside: () => Prisma.sql`true` },
}

/** The ids of the list that a record belongs to, in the site's order; locked, so that one who moves waits for another. */
export async function lockList(tx: Transaction, kind: PlacedKind, id: number): Promise<number[]> {
  const { table, beside } = placeLists[kind]
  const rows = await tx.$queryRaw<{ id: number; priority: number }[]>`
    SELECT id, priority FROM ${table} WHERE ${beside(id)} ORDER BY id FOR NO KEY UPDATE`
  return rows.toSorted((a, b) => a.priority - b.priority || b.id - a.id).map((row) => row.id)
}

/** Numbers a list by its order, from 1; a record whose number changes has a new version. */
export async function numberList(tx: Transaction, kind: PlacedKind, ids: readonly number[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE ${placeLists[kind].table} AS record SET priority = wanted.place, updated_at = now()
    FROM (SELECT id, place::int AS place FROM unnest(${[...ids]}::int[]) WITH ORDINALITY AS given(id, place)) AS wanted
    WHERE record.id = wanted.id AND record.priority <> wanted.place`
}
