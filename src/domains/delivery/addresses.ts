import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import {
  addAddress,
  listAddressesOf,
  listOwnAddresses,
  removeAddress,
  updateAddress,
} from './address-acts.ts'
import { addressChanges, newAddressFields } from './delivery-input.ts'
import { addressSchema } from './delivery-output.ts'

const example = {
  label: 'Ofis',
  place: 'Nəsimi',
  street: 'Səməd Vurğun',
  building: '92',
  entrance: '2',
  floor: '4',
  flat: '41',
  landmark: '«Bulvar» aptekinin yanı',
  phoneNumber: '+994502104480',
  postalCode: 'AZ1014',
}

/** Where a customer's orders are brought to (DEL-6). */
export const addresses = {
  addresses: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/addresses', summary: 'The caller’s addresses, the newest first' },
  })
    .output(z.array(addressSchema))
    .query(({ ctx }) => listOwnAddresses(ctx.deps, callerOf(ctx))),
  addressesOf: procedure({
    access: ['newOrders', 'orders'],
    rest: { method: 'GET', path: '/addresses/customer/:appUserId', summary: 'The addresses of a client' },
  })
    .input(z.object({ appUserId: id }))
    .output(z.array(addressSchema))
    .query(({ ctx, input }) => listAddressesOf(ctx.deps, input)),
  addAddress: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/addresses',
      status: 201,
      summary: 'Add an address of one’s own',
      example,
    },
  })
    .input(newAddressFields)
    .output(addressSchema)
    .mutation(({ ctx, input }) => addAddress(ctx.deps, callerOf(ctx), input)),
  updateAddress: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/addresses/:id',
      summary: 'Change an address of one’s own',
      example: { landmark: 'Metronun çıxışı' },
    },
  })
    .input(addressChanges)
    .output(addressSchema)
    .mutation(({ ctx, input }) => updateAddress(ctx.deps, callerOf(ctx), input)),
  removeAddress: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/addresses/:id',
      summary: 'Remove an address of one’s own; the answer is what it was',
    },
  })
    .input(z.object({ id }))
    .output(addressSchema)
    .mutation(({ ctx, input }) => removeAddress(ctx.deps, callerOf(ctx), input)),
}
