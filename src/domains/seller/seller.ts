import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { listSellerProfiles, readSeller, sellerProfileSchema, shownSellerSchema } from './read-seller.ts'
import { removeSeller, saveSeller } from './save-seller.ts'
import { sellerFields } from './seller-input.ts'

/** Whoever says who sells, and how it is taxed, has areas 8 and 9. */
const decides = { all: ['orders', 'discounts'] } as const

/** The company's requisites, from a day on. */
export const sellerRouter = router({
  read: procedure({
    access: 'public',
    reads: ['seller'],
    rest: { method: 'GET', path: '/seller', summary: 'The company’s requisites of today; empty without any' },
  })
    .output(z.array(shownSellerSchema))
    .query(({ ctx }) => readSeller(ctx.deps)),
  profiles: procedure({
    access: ['orders'],
    rest: { method: 'GET', path: '/seller/profiles', summary: 'The company’s requisites, the newest first' },
  })
    .output(z.array(sellerProfileSchema))
    .query(({ ctx }) => listSellerProfiles(ctx.deps)),
  save: procedure({
    access: decides,
    changes: ['seller'],
    rest: {
      method: 'PUT',
      path: '/seller/profiles',
      summary: 'Change requisites, or without an id add such that count from another day on',
      example: {
        from: '2026-01-01',
        name: '«Nümunə» MMC',
        voen: '9900123401',
        address: 'AZ1000, Bakı, Nizami küç. 114',
        taxKind: 'vat18',
        accounts: [{ bank: 'Nümunə Bankı ASC', iban: 'AZ21NABZ00000000137010001944' }],
      },
    },
  })
    .input(sellerFields)
    .output(sellerProfileSchema)
    .mutation(({ ctx, input }) => saveSeller(ctx.deps, callerOf(ctx), input)),
  remove: procedure({
    access: decides,
    changes: ['seller'],
    rest: {
      method: 'DELETE',
      path: '/seller/profiles/:id',
      status: 204,
      summary: 'Take back requisites whose day hasn’t come',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => removeSeller(ctx.deps, callerOf(ctx), input)),
})
