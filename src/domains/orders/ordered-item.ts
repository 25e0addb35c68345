import type { Database } from '../../db/client.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { invalid, type Message } from '../../lib/errors.ts'
import { quote } from '../catalog/pricing.ts'
import { findReductions } from '../catalog/reductions.ts'
import type { OrderRequest } from './order-key.ts'

const serviceUnknown: Message = /*i18n*/ {
  id: 'orders.serviceUnknown',
  message: 'This service cannot be ordered.',
}
const productUnknown: Message = /*i18n*/ {
  id: 'orders.productUnknown',
  message: 'This product does not belong to the service.',
}
const productRequired: Message = /*i18n*/ {
  id: 'orders.productRequired',
  message: 'No product was chosen.',
}

type Snapshot = Pick<
  Prisma.OrderUncheckedCreateInput,
  | 'serviceId'
  | 'productId'
  | 'serviceName'
  | 'serviceName_ru'
  | 'serviceName_en'
  | 'productName'
  | 'productName_ru'
  | 'productName_en'
  | 'quote'
>

const onSale = { state: true, deletedAt: null } as const
const tiers = { select: { count: true, price: true } } as const

/**
 * What an order keeps of its service and product: the names in three languages and the price that was
 * suggested to this client at `now` (api-contract, "Orders").
 * @throws VALIDATION for a service or product that isn't on sale, or without a product where one must be chosen
 */
export async function orderedItem(
  db: Database,
  userId: number,
  { serviceId, serviceTypeId, count }: OrderRequest,
  now: Date,
): Promise<Snapshot> {
  const [service, reductions] = await Promise.all([
    db.service.findFirst({
      where: { id: serviceId, ...onSale },
      include: { prices: tiers, products: { where: onSale, include: { prices: tiers } } },
    }),
    findReductions(db, userId, now),
  ])
  if (!service) throw invalid('serviceId', serviceUnknown)
  if (serviceTypeId === null && service.products.length > 0) throw invalid('serviceTypeId', productRequired)
  const product = service.products.find(({ id }) => id === serviceTypeId)
  if (serviceTypeId !== null && !product) throw invalid('serviceTypeId', productUnknown)
  const suggested = quote({
    tiers: (product ?? service).prices,
    count,
    campaignBp: reductions.campaigns.get(serviceId),
    clientBp: reductions.clientBp,
  })
  return {
    serviceId,
    serviceName: service.name,
    serviceName_ru: service.name_ru,
    serviceName_en: service.name_en,
    productId: serviceTypeId,
    productName: product?.name,
    productName_ru: product?.name_ru,
    productName_en: product?.name_en,
    quote: suggested ?? undefined,
  }
}
