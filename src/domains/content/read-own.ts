import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { type PictureRow, pictureUrl } from '../media/picture-columns.ts'
import { pictureSql } from '../media/picture-sql.ts'
import { type ContentKind, definitionOf } from './definitions.ts'
import { living, rowOf, tableOf } from './own-row.ts'
import { textColumns } from './texts.ts'
import type { Fields, Snapshot } from './values.ts'

type Row = { name: string; fields: Fields; pictures: Record<string, PictureRow | null> }

/** A record with all fields of its definition; null when it isn't there. */
export async function readOwn(tx: Transaction, kind: ContentKind, id: number): Promise<Snapshot | null> {
  const { name, fields, pictures } = definitionOf(kind)
  const columns = [...textColumns(kind).map((column) => [column, column]), ...Object.entries(fields)]
  const shown = Object.entries(pictures).map(([field, column]) => [field, pictureSql(column)])
  const [row] = await tx.$queryRaw<Row[]>`
    SELECT ${Prisma.raw(name)} AS name, ${object(columns)} AS fields, ${object(shown)} AS pictures
    FROM ${tableOf(kind)} WHERE ${rowOf(kind, id)} AND ${living(kind)}`
  if (!row) return null
  const urls = Object.entries(row.pictures).map(([field, picture]) => [field, pictureUrl(picture)])
  return { name: row.name, fields: { ...row.fields, ...Object.fromEntries(urls) } }
}

const object = (entries: (string | undefined)[][]): Prisma.Sql =>
  Prisma.raw(`json_build_object(${entries.map(([field, value]) => `'${field}', ${value}`).join(', ')})`)
