import { z } from 'zod'
import type { Transaction } from '../../db/client.ts'
import { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { recordedUpdate } from '../audit/recorded.ts'
import { priceRows } from '../catalog/catalog-input.ts'
import { updateProduct } from '../catalog/product-acts.ts'
import { updateService } from '../catalog/service-acts.ts'
import { altField, isAltField } from '../content/alt-field.ts'
import { definitionOf, type TextKind } from '../content/definitions.ts'
import { rowOf, tableOf } from '../content/own-row.ts'
import { allTextsOut, textColumns } from '../content/texts.ts'
import { changesSchema, type Fields, type Value } from '../content/values.ts'
import { restoreVersion } from '../options/save-options.ts'

/** Kinds with price tiers of their own. */
export const pricedKinds = ['service', 'product'] as const

/** `entryId`: this entry's change is undone, with all that came after it. */
type Restoration<Kind> = { kind: Kind; id: number; entryId: number; updatedAt?: string | undefined }

/**
 * Restores a record's texts as they were before an entry; everything else stays. It is a change like any
 * other: refused when another user has saved since `updatedAt`, and itself in the history.
 * @throws NOT_FOUND when the entry isn't one of this record; CONFLICT
 */
export async function restoreTexts(
  deps: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { entryId, ...record }: Restoration<TextKind>,
): Promise<void> {
  const before = await fieldsBefore(deps, { ...record, entryId })
  const isText = (pair: [string, Value]): pair is [string, string] =>
    isTextOf(record.kind, pair[0]) && typeof pair[1] === 'string'
  const texts = Object.fromEntries(Object.entries(before).filter(isText))
  await updateTexts(deps, caller, { ...record, texts })
}

/**
 * Restores the price tiers in the same way; orders keep their prices.
 * @throws NOT_FOUND when the entry isn't one of this record, or no price has changed since; CONFLICT
 */
export async function restorePrices(
  deps: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { kind, entryId, ...record }: Restoration<(typeof pricedKinds)[number]>,
): Promise<void> {
  const { prices } = await fieldsBefore(deps, { ...record, kind, entryId })
  if (prices === undefined) throw notFound()
  const tiers = priceRows.parse(prices)
  if (kind === 'service') await updateService(deps, caller, { ...record, servicePriceDatas: tiers })
  else await updateProduct(deps, caller, { ...record, serviceTypePriceDatas: tiers })
}

/**
 * Restores a product's options as they were before an entry, as a new version; orders keep theirs (OPT-9).
 * `version` is that of the options that were read, 0 for none.
 * @throws NOT_FOUND when the entry isn't one of this product, or its options haven't changed since; CONFLICT
 * when another user has saved since
 */
export async function restoreOptions(
  deps: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { id, entryId, version }: { id: number; entryId: number; version?: number | undefined },
): Promise<void> {
  const { options } = await fieldsBefore(deps, { kind: 'product', id, entryId })
  if (options === undefined) throw notFound()
  await restoreVersion(deps, caller, { id, version, earlier: typeof options === 'number' ? options : null })
}

/**
 * A record's fields before an entry of its history, if they have changed since: for each the oldest `from`
 * not older than the entry.
 * @throws NOT_FOUND when the entry isn't a change of this record
 */
async function fieldsBefore(
  { db }: Pick<Deps, 'db'>,
  { kind, id: recordId, entryId }: Restoration<RecordKind>,
): Promise<Fields> {
  const entry = await db.auditEntry.findFirst({ where: { id: entryId, kind, recordId, act: 'changed' } })
  if (!entry) throw notFound()
  const since = await db.auditEntry.findMany({
    where: { kind, recordId, act: 'changed', id: { gte: entryId } },
    orderBy: { id: 'desc' },
    select: { fields: true },
  })
  const before: Record<string, Value> = {}
  for (const { fields } of since)
    for (const [field, [from]] of Object.entries(changesSchema.parse(fields))) before[field] = from
  return before
}

type Texts = Readonly<Record<string, string>>
type Change = { kind: TextKind; id: number; updatedAt?: string | undefined; texts: Texts }

/** `name`, `name_ru`, `name_en`, … of a kind, and the alternative texts of its other pictures. */
const isTextOf = (kind: TextKind, field: string): boolean =>
  textColumns(kind).some((column) => column === field) ||
  (definitionOf(kind).gallery !== undefined && isAltField(field))

/** Changes just these texts of a record. @throws NOT_FOUND; CONFLICT when it was saved since `updatedAt` */
function updateTexts(
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

/** The texts of its other pictures; missing pictures are skipped. */
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
