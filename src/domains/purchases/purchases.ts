import { z } from 'zod'
import type { Database } from '../../db/client.ts'
import { textsOut } from '../../lib/fields.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { runningCampaigns } from '../campaigns/running-campaigns.ts'
import { type ArtworkNeed, needOf } from '../catalog/artwork-need.ts'
import { placePurchase } from './place-purchase.ts'
import { purchaseFields, takenFields } from './purchase-input.ts'
import { purchaseSchema } from './purchase-output.ts'
import { takeOrders } from './take-orders.ts'

/** A product, or a service without any, for which staff can take an order. Tiers in AZN for the whole run. */
const counterItemSchema = z.object({
  serviceId: z.int(),
  serviceTypeId: z.int().nullable(),
  service: z.object(textsOut('name')),
  product: z.object(textsOut('name')).nullable(),
  tiers: z.array(z.object({ count: z.int(), price: z.number() })),
  /** Per cent of the best campaign that runs on the service; 0 without. */
  percentage: z.number(),
  /** Whether it takes artwork. */
  hasArtwork: z.boolean(),
  /** Whether it has options; its tiers are then those of the first choices. */
  hasOptions: z.boolean(),
})
type CounterItem = z.infer<typeof counterItemSchema>

const living = { state: true, deletedAt: null } as const
const names = { id: true, name: true, name_ru: true, name_en: true, artwork: true } as const
const tiers = { select: { count: true, price: true }, orderBy: { count: 'asc' } } as const
const inOrder = [{ priority: 'asc' }, { id: 'desc' }] as const

/** Everything on sale, services and products in their order, with all that determines their prices. */
async function counterItems({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<CounterItem[]> {
  const [services, campaigns] = await Promise.all([readServices(db), runningCampaigns(db, now())])
  return services.flatMap(({ products, ...service }): CounterItem[] => {
    const of = {
      serviceId: service.id,
      service: namesOf(service),
      percentage: toPercent(campaigns.get(service.id) ?? 0),
    }
    if (products.length === 0)
      return [
        {
          ...of,
          serviceTypeId: null,
          product: null,
          ...soldAs(service, needOf(service, null)),
          hasOptions: false,
        },
      ]
    return products.map((product) => ({
      ...of,
      serviceTypeId: product.id,
      product: namesOf(product),
      ...soldAs(product, needOf(service, product)),
      hasOptions: product.optionsVersion !== null,
    }))
  })
}

const readServices = (db: Database) =>
  db.service.findMany({
    where: living,
    orderBy: [...inOrder],
    select: {
      ...names,
      prices: tiers,
      products: {
        where: living,
        orderBy: [...inOrder],
        select: { ...names, prices: tiers, optionsVersion: true },
      },
    },
  })

const soldAs = ({ prices }: { prices: { count: number; price: number }[] }, need: ArtworkNeed) => ({
  tiers: prices.map(({ count, price }) => ({ count, price: toAzn(price) })),
  hasArtwork: need !== 'None',
})

const namesOf = ({ name, name_ru, name_en }: Record<'name' | 'name_ru' | 'name_en', string>) => ({
  name,
  name_ru,
  name_en,
})

/** Several orders at once: placed by customers, or taken by staff. */
export const purchasesRouter = router({
  place: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/purchase',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first orders.' },
      summary: 'Place several orders, all of them or none',
      example: {
        lines: [
          {
            serviceId: 2,
            serviceTypeId: 3,
            count: 500,
            options: { choices: { paper: ['matt-170'], fold: ['half'] } },
          },
          { serviceId: 1, count: 100, artwork: 'byUs' },
        ],
      },
    },
  })
    .input(purchaseFields)
    .output(purchaseSchema)
    .mutation(({ ctx, input }) => {
      const { idempotencyKey, language, address } = ctx
      const { buyerId, delivery } = input
      const lines = input.lines.map(({ serviceTypeId = null, comment = '', ...line }) => ({
        ...line,
        serviceTypeId,
        comment,
      }))
      return placePurchase(ctx.deps, callerOf(ctx), {
        lines,
        buyerId,
        delivery,
        idempotencyKey,
        language,
        address,
      })
    }),
  take: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/order/taken',
      status: 201,
      headers: { 'Idempotency-Key': 'A repeat with the same key answers the first orders.' },
      summary: 'Take orders from a customer, at the calculated prices or with a reason at others',
      example: {
        customerId: 7,
        cameBy: 'phone',
        lines: [
          { serviceId: 2, serviceTypeId: 1, count: 500, price: 40, reason: 'Daimi müştəri' },
          { serviceId: 1, title: 'Kəsim', count: 1, price: 5, artwork: 'NotNeeded' },
        ],
      },
    },
  })
    .input(takenFields)
    .output(purchaseSchema)
    .mutation(({ ctx, input }) => {
      const { idempotencyKey, language } = ctx
      return takeOrders(ctx.deps, callerOf(ctx), { ...input, idempotencyKey, language })
    }),
  items: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/order/items',
      summary: 'What orders can be taken of, with all that the prices follow from',
    },
  })
    .output(z.array(counterItemSchema))
    .query(({ ctx }) => counterItems(ctx.deps)),
})
