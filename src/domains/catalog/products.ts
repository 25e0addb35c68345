import { z } from 'zod'
import { language } from '../../lib/fields.ts'
import { id, wholeNumber } from '../../lib/figure-fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { moveToPlace, putInPlaces } from '../places/place-acts.ts'
import { movedSchema, moveSchema, orderSchema } from '../places/place-input.ts'
import { productDeletionImpact, productImpactSchema } from './deletion-impact.ts'
import { multilanguageProductSchema } from './multilanguage-output.ts'
import { createProduct, deleteProduct, updateProduct } from './product-acts.ts'
import { changedProductSchema, newProductSchema } from './product-input.ts'
import { productSchema } from './product-output.ts'
import { latestProducts, readMultilanguageProduct, readProduct } from './read-products.ts'
import { pricedCardSchema } from './service-output.ts'

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
