import { z } from 'zod'
import type { Prisma } from '../../db/generated/client.ts'
import { notFound } from '../../lib/errors.ts'
import { textsOut } from '../../lib/fields.ts'
import type { Deps } from '../../procedures/deps.ts'
import { unended } from '../campaigns/running-campaigns.ts'
import { openStatuses } from '../order-status/statuses.ts'
import { visible } from './service-rows.ts'

const named = z.object({ id: z.int(), ...textsOut('name') })

/** What is deleted with a service, and what stays. */
export const serviceImpactSchema = z.object({
  products: z.array(named),
  /** Price tiers and pictures, with those of its products. */
  tiers: z.int(),
  pictures: z.int(),
  /** Campaigns that aren't over and lose it; `others` is how many services they keep. */
  campaigns: z.array(z.object({ id: z.int(), ...textsOut('title'), others: z.int() })),
  /** These stay, without the service's name. */
  projects: z.int(),
  /** These stay as they were placed; `openOrders` of them are still in progress. */
  orders: z.int(),
  openOrders: z.int(),
})

/** The same for a product; `isLast`: without it the site shows the service's own prices. */
export const productImpactSchema = serviceImpactSchema
  .pick({ tiers: true, pictures: true, orders: true, openOrders: true })
  .extend({ isLast: z.boolean() })

const names = { id: true, name: true, name_ru: true, name_en: true } as const
const open = { status: { in: [...openStatuses] } } satisfies Prisma.OrderWhereInput

/** @throws NOT_FOUND */
export async function serviceDeletionImpact(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<z.infer<typeof serviceImpactSchema>> {
  const ofService = { serviceId: id }
  const [service, campaigns, projects, orders, openOrders] = await Promise.all([
    db.service.findFirst({
      where: { id, ...visible(true) },
      select: {
        photoId: true,
        _count: { select: { prices: true } },
        products: {
          where: visible(true),
          orderBy: [{ priority: 'asc' }, { id: 'desc' }],
          select: { ...names, photoId: true, _count: { select: { prices: true } } },
        },
      },
    }),
    db.campaign.findMany({
      where: { ...unended(now()), services: { some: ofService } },
      orderBy: { id: 'asc' },
      select: {
        id: true,
        title: true,
        title_ru: true,
        title_en: true,
        _count: { select: { services: true } },
      },
    }),
    db.project.count({ where: ofService }),
    db.order.count({ where: ofService }),
    db.order.count({ where: { ...ofService, ...open } }),
  ])
  if (!service) throw notFound()
  const all = [service, ...service.products]
  return {
    products: service.products.map(({ photoId: _, _count: __, ...product }) => product),
    tiers: all.reduce((sum, { _count }) => sum + _count.prices, 0),
    pictures: all.filter(({ photoId }) => photoId !== null).length,
    campaigns: campaigns.map(({ _count, ...campaign }) => ({ ...campaign, others: _count.services - 1 })),
    projects,
    orders,
    openOrders,
  }
}

/** @throws NOT_FOUND */
export async function productDeletionImpact(
  { db }: Pick<Deps, 'db'>,
  { id }: { id: number },
): Promise<z.infer<typeof productImpactSchema>> {
  const ofProduct = { productId: id }
  const [product, orders, openOrders] = await Promise.all([
    db.product.findFirst({
      where: { id, ...visible(true) },
      select: { serviceId: true, photoId: true, _count: { select: { prices: true } } },
    }),
    db.order.count({ where: ofProduct }),
    db.order.count({ where: { ...ofProduct, ...open } }),
  ])
  if (!product) throw notFound()
  const { serviceId, photoId, _count } = product
  const others = await db.product.count({ where: { serviceId, ...visible(false), id: { not: id } } })
  return {
    tiers: _count.prices,
    pictures: photoId === null ? 0 : 1,
    orders,
    openOrders,
    isLast: others === 0,
  }
}
