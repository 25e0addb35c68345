import { Prisma } from '../../db/generated/client.ts'
import { type ContentKind, definitionOf } from './definitions.ts'

export const tableOf = (kind: ContentKind): Prisma.Sql => Prisma.raw(definitionOf(kind).table)

/** The condition for a record's row, also when it is marked as deleted. */
export function rowOf(kind: ContentKind, id: number): Prisma.Sql {
  const { only } = definitionOf(kind)
  return only === undefined ? Prisma.sql`id = ${id}` : Prisma.raw(only)
}

/** The condition for rows that aren't deleted. */
export const living = (kind: ContentKind): Prisma.Sql =>
  Prisma.raw(definitionOf(kind).isMarked ? 'deleted_at IS NULL' : 'true')
