import type { Transaction } from '../../db/client.ts'
import { newVersion } from '../../lib/as-read.ts'
import { invalid, type Message, notFound } from '../../lib/errors.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { assertAsRead } from '../audit/snapshots.ts'
import { storeColumns } from '../media/picture-columns.ts'
import { changedProductArtwork, newProductArtwork } from './item-artwork.ts'
import { lockProfile } from './lock-profile.ts'
import { lockService } from './lock-service.ts'
import type { Tier } from './pricing.ts'
import type { ChangedProduct, NewProduct } from './product-input.ts'

/**
 * Adds a product of a service with its price tiers; returns its id.
 * @throws VALIDATION for an unknown service or profile
 */
export async function createProduct(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { file, serviceTypePriceDatas = [], ...fields }: NewProduct,
): Promise<{ id: number }> {
  await db.$transaction((tx) => lockService(tx, fields.serviceId))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  return recordedNew(db, { by: caller.id, kind: 'product' }, async (tx) => {
    await lockService(tx, fields.serviceId)
    await lockProfile(tx, fields.profileId)
    const artwork = await newProductArtwork(tx, fields)
    return tx.product.create({
      data: { ...fields, ...artwork, ...photo, prices: { create: serviceTypePriceDatas } },
      select: { id: true },
    })
  })
}

/**
 * Changes what was sent; given price rows replace the old ones, and are examples no more (RDY-4).
 * @throws NOT_FOUND; VALIDATION for an unknown service or profile, and for prices that differ from those of
 * the options (OPT-9); CONFLICT when `updatedAt` was sent and another user has saved since
 */
export async function updateProduct(
  { db, media }: Pick<Deps, 'db' | 'media'>,
  caller: Pick<Caller, 'id'>,
  { id, file, serviceTypePriceDatas, updatedAt, ...fields }: ChangedProduct,
): Promise<void> {
  const { serviceId } = fields
  const read = { kind: 'product', id, updatedAt } as const
  await assertAsRead(db, read)
  if (serviceId !== undefined) await db.$transaction((tx) => lockService(tx, serviceId))
  const photo = await storeColumns(media, { photoId: [file, 'photo'] })
  await recordedUpdate(db, { by: caller.id, ...read }, async (tx) => {
    if (serviceId !== undefined) await lockService(tx, serviceId)
    await lockProfile(tx, fields.profileId)
    await tx.product.update({
      where: { id },
      data: { ...fields, ...changedProductArtwork(fields), ...photo, ...newVersion() },
    })
    if (!serviceTypePriceDatas || (await keepsDerived(tx, id, serviceTypePriceDatas))) return
    await tx.product.update({ where: { id }, data: { examplePrices: false } })
    await tx.productPrice.deleteMany({ where: { productId: id } })
    await tx.productPrice.createMany({
      data: serviceTypePriceDatas.map((tier) => ({ ...tier, productId: id })),
    })
  })
}

/** Takes a product off the site; the row stays, because orders refer to it. @throws NOT_FOUND */
export async function deleteProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
  { id }: { id: number },
): Promise<void> {
  await recorded(db, { by: caller.id, kind: 'product', id }, async (tx) => {
    const gone = { deletedAt: now(), photoId: null }
    const product = await tx.product.updateMany({ where: { id, deletedAt: null }, data: gone })
    if (product.count === 0) throw notFound()
  })
}

const derivedPrices: Message = /*i18n*/ {
  id: 'catalog.derivedPrices',
  message: 'The prices of this product come from its choices. Change them there.',
}

/**
 * Whether the prices of a product follow from its options (OPT-9): an editor sends the same ones again.
 * @throws VALIDATION on `serviceTypePriceDatas` for others
 */
async function keepsDerived(tx: Transaction, productId: number, sent: readonly Tier[]): Promise<boolean> {
  const product = await tx.product.findUnique({
    where: { id: productId },
    select: { optionsVersion: true, prices: { select: { count: true, price: true } } },
  })
  if (!product || product.optionsVersion === null) return false
  const isThere = ({ count, price }: Tier): boolean =>
    product.prices.some((tier) => tier.count === count && tier.price === price)
  if (sent.length === product.prices.length && sent.every(isThere)) return true
  throw invalid('serviceTypePriceDatas', derivedPrices)
}
