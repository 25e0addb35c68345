import type { Prisma } from '../../db/generated/client.ts'

/** `priority` ascending, then newest first (BAS-7). */
export const listOrder = [
  { priority: 'asc' },
  { id: 'desc' },
] satisfies Prisma.ServiceOrderByWithRelationInput[]

const photo = { select: { key: true, extension: true } } as const

/** What visitors see; staff with area "services" also see what is switched off. */
export const visible = (seesAll: boolean) => ({ deletedAt: null, ...(!seesAll && { state: true }) })

/** True for a deleted one, which old links still name. */
export const wasDeleted = (id: number) => ({ id, deletedAt: { not: null } })

/** A service with all that its outputs need: a constant number of queries for any number of rows. */
export const serviceParts = (seesAll: boolean) =>
  ({
    photo,
    prices: { orderBy: { count: 'asc' } },
    products: {
      where: visible(seesAll),
      orderBy: listOrder,
      include: { photo, prices: { select: { count: true, price: true } } },
    },
  }) satisfies Prisma.ServiceInclude
export type ServiceRow = Prisma.ServiceGetPayload<{ include: ReturnType<typeof serviceParts> }>

export const productParts = { photo, prices: { orderBy: { count: 'asc' } } } satisfies Prisma.ProductInclude
export type ProductRow = Prisma.ProductGetPayload<{ include: typeof productParts }>

/** A service as the admin edits it: with its products' tiers as well. */
export const editedServiceParts = {
  photo,
  prices: { orderBy: { count: 'asc' } },
  products: { where: visible(true), orderBy: listOrder, include: productParts },
} satisfies Prisma.ServiceInclude
export type ServiceWithProductPricesRow = Prisma.ServiceGetPayload<{ include: typeof editedServiceParts }>
