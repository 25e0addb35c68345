import { notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import type { RecordKind } from '../audit/record-kinds.ts'
import { priceRows } from '../catalog/catalog-input.ts'
import { updateProduct } from '../catalog/product-acts.ts'
import { updateService } from '../catalog/service-acts.ts'
import type { TextKind } from '../content/definitions.ts'
import { changesSchema, type Fields, type Value } from '../content/values.ts'
import { restoreVersion } from '../options/save-options.ts'
import { isTextOf, updateTexts } from './update-texts.ts'

/** What has price tiers of its own. */
export const pricedKinds = ['service', 'product'] as const

/** `entryId`: the entry whose change, and all that came after it, is taken back. */
type Wish<Kind> = { kind: Kind; id: number; entryId: number; updatedAt?: string | undefined }

/**
 * Puts a record's texts back as they were before an entry; all else stays. It is a change like any other: refused
 * when somebody has saved since `updatedAt`, and in the history itself.
 * @throws NOT_FOUND when the entry isn't one of this record; CONFLICT
 */
export async function restoreTexts(
  deps: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { entryId, ...record }: Wish<TextKind>,
): Promise<void> {
  const before = await fieldsBefore(deps, { ...record, entryId })
  const isText = (pair: [string, Value]): pair is [string, string] =>
    isTextOf(record.kind, pair[0]) && typeof pair[1] === 'string'
  const texts = Object.fromEntries(Object.entries(before).filter(isText))
  await updateTexts(deps, caller, { ...record, texts })
}

/**
 * Puts the price tiers back likewise; orders keep their prices.
 * @throws NOT_FOUND when the entry isn't one of this record, or no price has changed since; CONFLICT
 */
export async function restorePrices(
  deps: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { kind, entryId, ...record }: Wish<(typeof pricedKinds)[number]>,
): Promise<void> {
  const { prices } = await fieldsBefore(deps, { ...record, kind, entryId })
  if (prices === undefined) throw notFound()
  const tiers = priceRows.parse(prices)
  if (kind === 'service') await updateService(deps, caller, { ...record, servicePriceDatas: tiers })
  else await updateProduct(deps, caller, { ...record, serviceTypePriceDatas: tiers })
}

/**
 * Puts what can be chosen of a product back as it was before an entry, as a new version; orders keep theirs (OPT-9).
 * `version`: of the choices as they were read, 0 for none.
 * @throws NOT_FOUND when the entry isn't one of this product, or its choices haven't changed since; CONFLICT when
 * somebody else has saved since
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
 * What a record's fields were before an entry of its history, of those that have changed since: of each the oldest
 * `from` not older than the entry.
 * @throws NOT_FOUND when the entry isn't a change of this record
 */
async function fieldsBefore(
  { db }: Pick<Deps, 'db'>,
  { kind, id: recordId, entryId }: Wish<RecordKind>,
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
