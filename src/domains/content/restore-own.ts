import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { type ContentKind, definitionOf } from './definitions.ts'
import { findPictures } from './find-pictures.ts'
import { rowOf, tableOf } from './own-row.ts'
import { textColumns } from './texts.ts'
import type { Fields } from './values.ts'

/**
 * Restores a deleted record under its id from the history, with all fields of its definition; a text that
 * didn't exist yet when it was deleted is empty, and a missing picture stays away.
 */
export async function restoreOwn(tx: Transaction, kind: ContentKind, id: number, was: Fields): Promise<void> {
  const { fields, pictures, isMarked } = definitionOf(kind)
  const urlOf = (field: string) => String(was[field] ?? '')
  const pictureOf = await findPictures(tx, Object.keys(pictures).map(urlOf))
  const columns: Record<string, unknown> = {}
  for (const [field, column] of Object.entries(pictures)) columns[column] = pictureOf(urlOf(field))
  if (isMarked) return unmark(tx, kind, id, columns)
  for (const column of textColumns(kind)) columns[column] = was[column] ?? ''
  for (const [field, column] of Object.entries(fields)) columns[column] = was[field]
  const names = Prisma.raw(['id', ...Object.keys(columns)].join(', '))
  await tx.$executeRaw`
    INSERT INTO ${tableOf(kind)} (${names}) SELECT ${names}
    FROM jsonb_populate_record(NULL::${tableOf(kind)}, ${JSON.stringify({ id, ...columns })}::jsonb)`
}

async function unmark(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  columns: Record<string, unknown>,
): Promise<void> {
  const set = Object.entries(columns).map(([column, value]) => Prisma.sql`${Prisma.raw(column)} = ${value}`)
  await tx.$executeRaw`
    UPDATE ${tableOf(kind)} SET ${Prisma.join([...set, Prisma.sql`deleted_at = NULL`])}, updated_at = ${new Date()}
    WHERE ${rowOf(kind, id)}`
}
