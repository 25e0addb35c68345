import { Prisma } from '../../db/generated/client.ts'
import { type ContentKind, definitionOf } from './definitions.ts'

/** A kind's table, in SQL. */
export const tableOf = (kind: ContentKind): Prisma.Sql => Prisma.raw(definitionOf(kind).table)

/** Which row of its table a record is, also when it is marked as deleted. */
export function rowOf(kind: ContentKind, id: number): Prisma.Sql {
  const { only } = definitionOf(kind)
  return only === undefined ? Prisma.sql`id = ${id}` : Prisma.raw(only)
}

/** Which rows of its table are there. */
export const living = (kind: ContentKind): Prisma.Sql =>
  Prisma.raw(definitionOf(kind).isMarked ? 'deleted_at IS NULL' : 'true')
