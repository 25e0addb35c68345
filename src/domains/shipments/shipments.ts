import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { shipmentSchema } from '../order-shipment/shipment-output.ts'
import { chooseWay } from './choose-way.ts'
import { deliverShipment, failShipment, pickUpShipment } from './hand-out.ts'
import { labelProcedures } from './labels.ts'
import { lastWaySchema, readLastWay } from './last-way.ts'
import { listShipments, shipmentListSchema } from './list-shipments.ts'
import { ownArrivalsSchema, readOwnArrivals } from './own-arrivals.ts'
import {
  cancelShipment,
  handOverShipment,
  packShipment,
  replanShipment,
  takeBackShipment,
} from './pack-acts.ts'
import { agreeToPrice, sayPrice } from './price-acts.ts'
import { pricedByZone, zonePricesSchema } from './priced-by-zone.ts'
import { readTogether, togetherSchema } from './read-together.ts'
import {
  agreeFields,
  chooseFields,
  deliverFields,
  failFields,
  handOverFields,
  moveFields,
  packFields,
  pickUpFields,
  shipmentListFields,
  shipmentPriceFields,
} from './shipment-input.ts'
import { readStaffShipment, staffShipmentSchema } from './staff-shipment.ts'

const address = {
  place: 'Nəsimi',
  street: 'Səməd Vurğun',
  building: '92',
  landmark: '«Bulvar» aptekinin yanı',
  phoneNumber: '+994502104480',
}

/** How orders come into their customers' hands. */
export const shipmentsRouter = router({
  ...labelProcedures,
  together: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/:id/delivery',
      errors: ['CONFLICT'],
      summary: 'What goes together with an order, from which the prices of the ways follow',
    },
  })
    .input(z.object({ id }))
    .output(togetherSchema)
    .query(({ ctx, input }) => readTogether(ctx.deps, callerOf(ctx), input)),
  own: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/order/mine/deliveries',
      summary: 'The caller’s own shipments that aren’t over, with the days on which they come',
    },
  })
    .output(ownArrivalsSchema)
    .query(({ ctx }) => readOwnArrivals(ctx.deps, callerOf(ctx))),
  last: procedure({
    access: 'user',
    rest: {
      method: 'GET',
      path: '/delivery/last',
      summary: 'How the caller’s last shipment came, with its point or address; null without one',
    },
  })
    .output(lastWaySchema)
    .query(({ ctx }) => readLastWay(ctx.deps, callerOf(ctx))),
  choose: procedure({
    access: 'user',
    rest: {
      method: 'PUT',
      path: '/order/:id/delivery',
      errors: ['CONFLICT'],
      summary: 'Say how an order comes, until it is packed: its client, or staff with area 8',
      example: { delivery: { wayId: 2, address, expectedPrice: 5 } },
    },
  })
    .input(chooseFields)
    .output(shipmentSchema)
    .mutation(({ ctx, input }) => chooseWay(ctx.deps, callerOf(ctx), input)),
  agree: procedure({
    access: 'user',
    rest: {
      method: 'POST',
      path: '/order/:id/delivery/agree',
      errors: ['CONFLICT'],
      summary: 'Say yes to the price of a delivery that staff have said',
      example: { price: 12 },
    },
  })
    .input(agreeFields)
    .output(shipmentSchema)
    .mutation(({ ctx, input }) => agreeToPrice(ctx.deps, callerOf(ctx), input)),
  list: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/shipments',
      summary: 'Shipments that aren’t over, or those of a `group`, and how many there are in each',
    },
  })
    .input(shipmentListFields)
    .output(shipmentListSchema)
    .query(({ ctx, input }) => listShipments(ctx.deps, input)),
  pricedByZone: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/shipments/by-zone',
      summary: 'How many open shipments of each zone keep the price that was chosen',
    },
  })
    .output(zonePricesSchema)
    .query(({ ctx }) => pricedByZone(ctx.deps)),
  one: procedure({
    access: ['newOrders', 'orders'],
    rest: { method: 'GET', path: '/shipments/:id', summary: 'A shipment, with what can be done with it now' },
  })
    .input(z.object({ id }))
    .output(staffShipmentSchema)
    .query(({ ctx, input }) => readStaffShipment(ctx.deps, input.id)),
  price: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/price',
      errors: ['CONFLICT'],
      summary: 'Say what a delivery costs; `isAgreed` where the client has said yes already',
      example: { price: 12, isAgreed: false },
    },
  })
    .input(shipmentPriceFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => sayPrice(ctx.deps, callerOf(ctx), input)),
  pack: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/pack',
      errors: ['CONFLICT'],
      summary: 'Pack a shipment, or put what is picked up on its shelf: its client gets the code',
      example: { weighed: 11_300, boxes: 2, shelf: 'B-3' },
    },
  })
    .input(packFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => packShipment(ctx.deps, callerOf(ctx), input)),
  handOver: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/hand-over',
      errors: ['CONFLICT'],
      summary: 'Give a packed shipment to a courier of the house, a firm or the post',
      example: { carrier: 'Azərpoçt', waybill: 'RR123456789AZ' },
    },
  })
    .input(handOverFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => handOverShipment(ctx.deps, callerOf(ctx), input)),
  deliver: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/deliver',
      errors: ['CONFLICT'],
      summary: 'Write down who took a shipment, and what was collected: its orders are completed',
      example: { takenBy: 'Günel xanım', collected: 64 },
    },
  })
    .input(deliverFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => deliverShipment(ctx.deps, callerOf(ctx), input)),
  pickUp: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/pick-up',
      errors: ['CONFLICT'],
      summary: 'Hand out what waits, by its code or the end of the phone number',
      example: { code: '4817', takenBy: 'Aysel Əliyeva' },
    },
  })
    .input(pickUpFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => pickUpShipment(ctx.deps, callerOf(ctx), input)),
  fail: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/fail',
      errors: ['CONFLICT'],
      summary: 'Write down why nobody took a shipment',
      example: { failure: 'noAnswer', note: 'Qapı açılmadı' },
    },
  })
    .input(failFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => failShipment(ctx.deps, callerOf(ctx), input)),
  replan: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/replan',
      errors: ['CONFLICT'],
      summary: 'Plan once more what was packed, lies uncollected or was not taken',
    },
  })
    .input(moveFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => replanShipment(ctx.deps, callerOf(ctx), input)),
  takeBack: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/take-back',
      errors: ['CONFLICT'],
      summary: 'What nobody took is back in the house',
    },
  })
    .input(moveFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => takeBackShipment(ctx.deps, callerOf(ctx), input)),
  cancel: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/shipments/:id/cancel',
      errors: ['CONFLICT'],
      summary: 'Nothing goes out any more: the orders are handed over in the house',
    },
  })
    .input(moveFields)
    .output(staffShipmentSchema)
    .mutation(({ ctx, input }) => cancelShipment(ctx.deps, callerOf(ctx), input)),
})
