import { AppError } from '../../lib/errors.ts'
import type { Language } from '../../lib/languages.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { assertInBasket } from '../basket/remove-ordered.ts'
import type { DeliveryChoice } from '../order-shipment/choice-input.ts'
import { changedPrice } from '../orders/changed-price.ts'
import type { OrderRequest } from '../orders/order-key.ts'
import { orderedItems } from '../orders/ordered-item.ts'
import { planDelivery } from '../orders/plan-delivery.ts'
import { copyApproved, type FoundFiles, findLineFiles } from './line-files.ts'
import { findKeyedPurchase, readPurchaseKey } from './purchase-key.ts'
import type { PurchaseView } from './purchase-output.ts'
import { storePurchase } from './store-purchase.ts'

type BoughtLine = OrderRequest & {
  /** Qəpik, the price that the customer was shown. */
  expectedTotal?: number | undefined
  artwork?: 'customer' | 'byUs' | undefined
  uploads?: readonly string[] | undefined
  /** The caller's own order that is repeated, with its approved artwork. */
  repeats?: number | undefined
  /** The line of the customer's basket. */
  basketLine?: string | undefined
}

type Input = {
  lines: readonly BoughtLine[]
  /** The caller's company that pays for them. */
  buyerId: number | undefined
  /** How all of them come to the caller. */
  delivery: DeliveryChoice | undefined
  idempotencyKey: string | undefined
  /** The language of the page that they are placed on. */
  language: Language
  /** The caller's network address. */
  address: string
}

/**
 * Places an order for each line for the caller, all of them or none (PUR-1). With an Idempotency-Key a repeat
 * returns the first orders, also when both run at once; a refused call doesn't use the key up (PUR-2). A
 * line's uploads become its order's first version (BSK-7), and so do the approved files of a repeated order
 * (ART-13).
 * @throws VALIDATION by line; RATE_LIMITED: every order counts; CONFLICT for a key of another request, and by
 * line where a price isn't the expected one any more (OPT-11) or the line has left the basket (BSK-5)
 */
export async function placePurchase(
  deps: Pick<Deps, 'db' | 'limits' | 'emails' | 'now' | 'artwork'>,
  caller: Caller,
  { lines, buyerId, delivery, idempotencyKey, language, address }: Input,
): Promise<PurchaseView> {
  const { id: userId } = caller
  const key = readPurchaseKey(idempotencyKey, keptRequest({ lines, buyerId, delivery }))
  const first = key && (await findKeyedPurchase(deps.db, userId, key))
  if (first) return first
  const at = deps.now()
  const items = await orderedItems(deps.db, userId, lines, at, language)
  const changed = items.flatMap(({ quote }, index) => {
    const error = changedPrice(quote, lines[index]?.expectedTotal, language)
    return error ? [{ ...error, path: `lines.${index}.${error.path}` }] : []
  })
  if (changed.length > 0) throw new AppError('CONFLICT', changed[0]?.message, { errors: changed })
  const shipment = await planDelivery(deps.db, {
    userId,
    choice: delivery,
    lines: items.map((item) => ({ item })),
    isStaff: false,
  })
  const basketLines = lines.map(({ basketLine }) => basketLine)
  let found: FoundFiles[]
  try {
    await assertInBasket(deps.db, { userId, lineIds: basketLines })
    found = await findLineFiles(deps, caller, lines)
  } catch (error) {
    // A parallel call with this key may have just used the files.
    const other = key && (await findKeyedPurchase(deps.db, userId, key))
    if (other) return other
    throw error
  }
  await deps.limits.consume('orderAccount', String(userId), lines.length)
  await deps.limits.consume('orderAddress', address, lines.length)
  const purchase = {
    userId,
    actorId: userId,
    at,
    language,
    key,
    buyerId,
    shipment,
    tellsCompany: true,
    lines: items.map((item, index) => ({
      item,
      count: lines[index]?.count ?? 1,
      comment: lines[index]?.comment ?? '',
      artwork: lines[index]?.artwork === 'byUs' ? ('DesignByUs' as const) : ('Missing' as const),
    })),
    basketLines,
  }
  const store = async () =>
    storePurchase(deps, { ...purchase, files: await copyApproved(deps, userId, found) })
  return store().catch(async (error: unknown) => {
    // Nothing was ordered: another device was faster with this basket, or another request with this key.
    if (error instanceof AppError && error.code === 'CONFLICT') {
      await deps.limits.giveBack('orderAccount', String(userId), lines.length)
      await deps.limits.giveBack('orderAddress', address, lines.length)
    }
    throw error
  })
}

/** Keys of purchases without a company or a way stand for their lines alone, as they always have. */
const keptRequest = ({ lines, buyerId, delivery }: Pick<Input, 'lines' | 'buyerId' | 'delivery'>): object =>
  buyerId === undefined && delivery === undefined ? lines : { lines, buyerId, delivery }
