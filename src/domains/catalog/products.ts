import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { id, language, wholeNumber } from '../../lib/fields.ts'
import type { Language } from '../../lib/languages.ts'
import { type Caller, can } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { bestCampaign } from '../campaigns/running-campaigns.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { productDeletionImpact, productImpactSchema } from './deletion-impact.ts'
import {
  type MultilanguageProduct,
  multilanguageProductSchema,
  toMultilanguageProduct,
} from './multilanguage-output.ts'
import { fromTiers, piecePriceFrom } from './piece-price.ts'
import { createProduct, deleteProduct, updateProduct } from './product-acts.ts'
import { changedProductSchema, newProductSchema } from './product-input.ts'
import { type Product, productSchema, toProduct } from './product-output.ts'
import { findReductions, reductionOn } from './reductions.ts'
import { type PricedCard, pricedCardSchema, toCard } from './service-output.ts'
import { productParts, visible, wasDeleted } from './service-rows.ts'

/** Products, "service types" on the wire: read by anyone, written with area 1 (CAT-1). */
export const productsRouter = router({
  byId: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: { method: 'GET', path: '/ServiceTypes/:id', summary: 'A product with its prices' },
  })
    .input(z.object({ id, language }))
    .output(productSchema)
    .query(({ ctx, input }) => readProduct(ctx.deps, ctx.caller, input)),

  latest: procedure({
    access: 'public',
    personal: true,
    reads: ['campaigns', 'catalog'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/latest',
      summary: 'The products that were added last, newest first, with what a piece costs at least',
    },
  })
    .input(z.object({ count: wholeNumber({ min: 1, max: 12 }).default(2), language }))
    .output(z.array(pricedCardSchema))
    .query(({ ctx, input }) => latestProducts(ctx.deps, ctx.caller, input)),

  multilanguage: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/GetServiceTypeMultilanguage/:id',
      summary: 'A product in all languages',
    },
  })
    .input(z.object({ id }))
    .output(multilanguageProductSchema)
    .query(({ ctx, input }) => readMultilanguageProduct(ctx.deps, input)),

  create: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'POST',
      path: '/ServiceTypes',
      status: 201,
      summary: 'Add a product to a service',
      example: {
        serviceId: 1,
        name: 'Klassik',
        name_ru: 'Классика',
        name_en: 'Classic',
        serviceTypePriceDatas: [
          { count: 100, price: 12 },
          { count: 500, price: 45 },
        ],
      },
    },
  })
    .input(newProductSchema)
    .output(multilanguageProductSchema)
    .mutation(async ({ ctx, input }) =>
      readMultilanguageProduct(ctx.deps, await createProduct(ctx.deps, callerOf(ctx), input)),
    ),

  update: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/ServiceTypes',
      aliases: { servicetypeid: 'id' },
      summary: 'Change a product; its id is also taken as ServiceTypeId',
      example: {
        id: 1,
        name_en: 'Classic',
        state: true,
        serviceTypePriceDatas: [{ count: 100, price: 12.5 }],
      },
    },
  })
    .input(changedProductSchema)
    .output(multilanguageProductSchema)
    .mutation(async ({ ctx, input }) => {
      await updateProduct(ctx.deps, callerOf(ctx), input)
      return readMultilanguageProduct(ctx.deps, input)
    }),

  order: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/ServiceTypes/order',
      status: 204,
      summary: 'Put some products of one service in order, in the places that they hold together',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInPlaces(ctx.deps, callerOf(ctx), { ...input, kind: 'product' })),

  moveTo: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: {
      method: 'PUT',
      path: '/ServiceTypes/:id/place',
      summary: 'Move a product to a place of its list',
      example: { place: 1 },
    },
  })
    .input(moveSchema)
    .output(movedSchema)
    .mutation(({ ctx, input }) => moveToPlace(ctx.deps, callerOf(ctx), { ...input, kind: 'product' })),

  deletionImpact: procedure({
    access: ['services'],
    rest: {
      method: 'GET',
      path: '/ServiceTypes/:id/goes',
      summary: 'What goes with a product when it is deleted, and what stays',
    },
  })
    .input(z.object({ id }))
    .output(productImpactSchema)
    .query(({ ctx, input }) => productDeletionImpact(ctx.deps, input)),

  delete: procedure({
    access: ['services'],
    changes: ['catalog'],
    rest: { method: 'DELETE', path: '/ServiceTypes/:id', summary: 'Delete a product' },
  })
    .input(z.object({ id }))
    .output(z.object({ id: z.int() }))
    .mutation(async ({ ctx, input }) => {
      await deleteProduct(ctx.deps, callerOf(ctx), input)
      return input
    }),
})

/** @throws NOT_FOUND, also where it or its service is switched off, unless the caller has area "services" */
async function readProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { id, language }: { id: number; language: Language },
): Promise<Product> {
  const seesAll = can(caller, 'services')
  const [row, reductions] = await Promise.all([
    db.product.findFirst({
      where: { id, ...visible(seesAll), service: visible(seesAll) },
      include: productParts,
    }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  if (!row) throw notFound({ gone: (await db.product.count({ where: wasDeleted(id) })) > 0 })
  return toProduct(row, language, seesAll, reductions)
}

/** The newest products on sale, at the caller's prices (CAT-6). */
async function latestProducts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Caller | null,
  { count, language }: { count: number; language: Language },
): Promise<PricedCard[]> {
  const [rows, reductions] = await Promise.all([
    db.product.findMany({
      where: { ...visible(false), service: visible(false) },
      orderBy: { id: 'desc' },
      take: count,
      include: productParts,
    }),
    findReductions(db, caller?.id ?? null, now()),
  ])
  return rows.map((row) => ({
    ...toCard(row, language, false),
    priceFrom: piecePriceFrom(fromTiers(row), reductionOn(row.serviceId, reductions).percentageBp),
  }))
}

/** For the admin: all languages, and what is switched off; the prices are a visitor's. @throws NOT_FOUND */
async function readMultilanguageProduct(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id }: { id: number },
): Promise<MultilanguageProduct> {
  const at = now()
  const [row, reductions] = await Promise.all([
    db.product.findFirst({ where: { id, ...visible(true) }, include: productParts }),
    findReductions(db, null, at),
  ])
  if (!row) throw notFound()
  const campaign = await bestCampaign(db, row.serviceId, at)
  return toMultilanguageProduct(row, reductions, campaign)
}
