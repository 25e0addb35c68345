import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { altField, isAltField } from '../content/alt-field.ts'
import { definitionOf, type TextKind } from '../content/definitions.ts'
import { rowOf, tableOf } from '../content/own-row.ts'
import { allTextsOut, textColumns } from '../content/texts.ts'

type Texts = Readonly<Record<string, string>>
type Change = { kind: TextKind; id: number; updatedAt?: string | undefined; texts: Texts }

/** `name`, `name_ru`, `name_en`, … of a kind, and the alternative texts of its other pictures. */
export const isTextOf = (kind: TextKind, field: string): boolean =>
  textColumns(kind).some((column) => column === field) ||
  (definitionOf(kind).gallery !== undefined && isAltField(field))

/**
 * Changes just these texts of a record.
 * @throws NOT_FOUND; CONFLICT when somebody else has saved since `updatedAt`
 */
export function updateTexts(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { kind, id, updatedAt, texts: given }: Change,
): Promise<void> {
  const texts = z.object(allTextsOut(kind)).partial().parse(given)
  return recordedUpdate(db, { by: caller.id, kind, id, updatedAt }, async (tx) => {
    await tx.$executeRaw`
      UPDATE ${tableOf(kind)} SET ${columnsOf({ ...texts, updated_at: new Date() })} WHERE ${rowOf(kind, id)}`
    await updateAlts(tx, kind, id, given)
  })
}

/** The texts of its other pictures; of a picture that is gone there are none. */
async function updateAlts(tx: Transaction, kind: TextKind, id: number, given: Texts): Promise<void> {
  const { gallery } = definitionOf(kind)
  if (!gallery) return
  const [table, owner] = [Prisma.raw(gallery.table), Prisma.raw(gallery.owner)]
  const pictures = await tx.$queryRaw<{ id: number; key: string }[]>`
    SELECT p.id, m.key FROM ${table} p JOIN media m ON m.id = p.photo_id WHERE p.${owner} = ${id}`
  for (const picture of pictures) {
    const named = ['alt', 'alt_ru', 'alt_en'].map((column) => [
      column,
      column.replace('alt', altField(picture.key)),
    ])
    const meant = named.flatMap(([column = '', field = '']) =>
      given[field] === undefined ? [] : [[column, given[field]]],
    )
    if (meant.length > 0)
      await tx.$executeRaw`UPDATE ${table} SET ${columnsOf(Object.fromEntries(meant))} WHERE id = ${picture.id}`
  }
}

const columnsOf = (values: Readonly<Record<string, unknown>>): Prisma.Sql =>
  Prisma.join(Object.entries(values).map(([column, value]) => Prisma.sql`${Prisma.raw(column)} = ${value}`))
