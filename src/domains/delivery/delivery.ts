import { z } from 'zod'
import { id, language } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { orderSchema } from '../places/place-input.ts'
import { addresses } from './addresses.ts'
import { arrivalFields, arrivalsSchema, readArrivals } from './arrivals.ts'
import {
  deciding,
  newPointFields,
  newWayFields,
  newZoneFields,
  pointChanges,
  wayChanges,
  zoneChanges,
} from './delivery-input.ts'
import { deliverySchema, pointSchema, shownDeliverySchema, waySchema, zoneSchema } from './delivery-output.ts'
import { orderWays, orderZones } from './order-acts.ts'
import { createPoint, deletePoint, updatePoint } from './point-acts.ts'
import { listDelivery, readShown } from './read-delivery.ts'
import { createWay, deleteWay, updateWay } from './way-acts.ts'
import { createZone, deleteZone, updateZone } from './zone-acts.ts'

const decides = { all: deciding }

const zoneExample = {
  name: 'Bakı 1',
  name_ru: 'Баку 1',
  places: [{ name: 'Nəsimi', name_ru: 'Насими', name_en: 'Nasimi', spellings: ['Насиминский'] }],
  bands: [
    { upTo: 5000, price: 4 },
    { upTo: 10_000, price: 5 },
  ],
  perKg: 0.4,
  freeFrom: 150,
}
const pointExample = {
  address: 'Bakı, Nizami küçəsi 114',
  hours: 'B.e.–Şənbə, 09:00–18:00',
  phoneNumber: '+994124981234',
}

/** Ways of delivery with their zones, where orders are picked up, and addresses of customers. */
export const deliveryRouter = router({
  shown: procedure({
    access: 'public',
    reads: ['delivery', 'production'],
    rest: {
      method: 'GET',
      path: '/delivery',
      summary: 'Ways of delivery that can be chosen, with zones and prices; empty while none is shown',
    },
  })
    .input(z.object({ language }))
    .output(shownDeliverySchema)
    .query(({ ctx, input }) => readShown(ctx.deps, input)),
  arrivals: procedure({
    access: 'public',
    reads: ['delivery', 'production'],
    rest: {
      method: 'GET',
      path: '/delivery/arrivals',
      summary: 'The earliest days at the client’s of what is ready on these days, by the ways that are shown',
    },
  })
    .input(arrivalFields)
    .output(arrivalsSchema)
    .query(({ ctx, input }) => readArrivals(ctx.deps, input)),
  all: procedure({
    access: ['newOrders', 'orders'],
    rest: { method: 'GET', path: '/delivery/ways', summary: 'All ways with their zones, and all points' },
  })
    .output(deliverySchema)
    .query(({ ctx }) => listDelivery(ctx.deps)),
  createWay: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'POST',
      path: '/delivery/ways',
      status: 201,
      summary: 'Add a way of delivery, hidden unless `isShown`',
      example: {
        kind: 'courierFirm',
        name: 'Kuryer firması',
        name_ru: 'Курьерская фирма',
        daysFrom: 1,
        daysTo: 2,
      },
    },
  })
    .input(newWayFields)
    .output(waySchema)
    .mutation(({ ctx, input }) => createWay(ctx.deps, callerOf(ctx), input)),
  updateWay: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'PUT',
      path: '/delivery/ways/:id',
      summary: 'Change a way of delivery, show or hide it',
      example: { isShown: true, cutOff: '14:00', weekdays: [1, 2, 3, 4, 5, 6] },
    },
  })
    .input(wayChanges)
    .output(waySchema)
    .mutation(({ ctx, input }) => updateWay(ctx.deps, callerOf(ctx), input)),
  deleteWay: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'DELETE',
      path: '/delivery/ways/:id',
      status: 204,
      summary: 'Delete a way of delivery with its zones',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deleteWay(ctx.deps, callerOf(ctx), input)),
  orderWays: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'PUT',
      path: '/delivery/ways/order',
      status: 204,
      summary: 'Put ways of delivery in order',
      example: { ids: [3, 1, 2] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => orderWays(ctx.deps, callerOf(ctx), input)),
  createZone: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'POST',
      path: '/delivery/zones',
      status: 201,
      summary: 'Add a zone to a way; without `places` it is everywhere that the other zones don’t name',
      example: { wayId: 4, ...zoneExample },
    },
  })
    .input(newZoneFields)
    .output(zoneSchema)
    .mutation(({ ctx, input }) => createZone(ctx.deps, callerOf(ctx), input)),
  updateZone: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'PUT',
      path: '/delivery/zones/:id',
      summary: 'Change a zone; `places` and `bands` replace those it has',
      example: zoneExample,
    },
  })
    .input(zoneChanges)
    .output(zoneSchema)
    .mutation(({ ctx, input }) => updateZone(ctx.deps, callerOf(ctx), input)),
  deleteZone: procedure({
    access: decides,
    changes: ['delivery'],
    rest: { method: 'DELETE', path: '/delivery/zones/:id', status: 204, summary: 'Delete a zone' },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deleteZone(ctx.deps, callerOf(ctx), input)),
  orderZones: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'PUT',
      path: '/delivery/zones/order',
      status: 204,
      summary: 'Put the zones of a way in order',
      example: { ids: [12, 10, 11] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => orderZones(ctx.deps, callerOf(ctx), input)),
  createPoint: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'POST',
      path: '/delivery/points',
      status: 201,
      summary: 'Add a place where orders are picked up',
      example: pointExample,
    },
  })
    .input(newPointFields)
    .output(pointSchema)
    .mutation(({ ctx, input }) => createPoint(ctx.deps, callerOf(ctx), input)),
  updatePoint: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'PUT',
      path: '/delivery/points/:id',
      summary: 'Change a place where orders are picked up',
      example: pointExample,
    },
  })
    .input(pointChanges)
    .output(pointSchema)
    .mutation(({ ctx, input }) => updatePoint(ctx.deps, callerOf(ctx), input)),
  deletePoint: procedure({
    access: decides,
    changes: ['delivery'],
    rest: {
      method: 'DELETE',
      path: '/delivery/points/:id',
      status: 204,
      summary: 'Delete a place where orders are picked up',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deletePoint(ctx.deps, callerOf(ctx), input)),
  ...addresses,
})
