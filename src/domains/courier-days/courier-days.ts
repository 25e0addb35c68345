import { z } from 'zod'
import { id } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { pdfType } from '../orders/order-documents.ts'
import { addToDay, beginDay, handIn, listDays, readDay, renewLink, revokeLink } from './courier-day-acts.ts'
import {
  addFields,
  beginFields,
  courierDayListFields,
  dayFileFields,
  handInFields,
  linkedDeliverFields,
  linkedFailFields,
} from './courier-day-input.ts'
import { dayListFile } from './day-files.ts'
import { courierDayLinkSchema, courierDaySchema } from './day-output.ts'
import { deliverByLink, failByLink, linkedDayOf } from './linked-acts.ts'
import { linkedDaySchema, readLinkedDay } from './linked-day.ts'

const header = { 'X-Courier-Link': "The token of the courier's link." }
const which = z.object({ id })

/** What couriers of the house have with them, day by day. */
export const courierDaysRouter = router({
  list: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/courier-days',
      summary: "Couriers' lists of a `day`; without one today's, and earlier ones that aren't settled",
    },
  })
    .input(courierDayListFields)
    .output(z.array(courierDaySchema))
    .query(({ ctx, input }) => listDays(ctx.deps, input)),
  one: procedure({
    access: ['newOrders', 'orders'],
    rest: { method: 'GET', path: '/courier-days/:id', summary: "A courier's list" },
  })
    .input(which)
    .output(courierDaySchema)
    .query(({ ctx, input }) => readDay(ctx.deps, input.id)),
  begin: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/courier-days',
      status: 201,
      errors: ['CONFLICT'],
      summary: 'Begin the day of a courier with packed shipments; the link is answered only here',
      example: { name: 'Samir', phoneNumber: '+994503334455', shipmentIds: [418, 419] },
    },
  })
    .input(beginFields)
    .output(courierDayLinkSchema)
    .mutation(({ ctx, input }) => beginDay(ctx.deps, callerOf(ctx), input)),
  add: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/courier-days/:id/shipments',
      errors: ['CONFLICT'],
      summary: 'Give a courier more packed shipments on a day that is open',
      example: { shipmentIds: [420] },
    },
  })
    .input(addFields)
    .output(courierDaySchema)
    .mutation(({ ctx, input }) => addToDay(ctx.deps, callerOf(ctx), input)),
  renew: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/courier-days/:id/link',
      errors: ['CONFLICT'],
      summary: 'Another link in place of the one before, which no longer works',
    },
  })
    .input(which)
    .output(courierDayLinkSchema)
    .mutation(({ ctx, input }) => renewLink(ctx.deps, callerOf(ctx), input)),
  revoke: procedure({
    access: ['orders'],
    rest: { method: 'DELETE', path: '/courier-days/:id/link', summary: 'The link no longer works' },
  })
    .input(which)
    .output(courierDaySchema)
    .mutation(({ ctx, input }) => revokeLink(ctx.deps, callerOf(ctx), input)),
  handIn: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/courier-days/:id/cash',
      errors: ['CONFLICT'],
      summary: 'Take the cash of a day into the till: `collected` as counted, which the ledger must say too',
      example: { collected: 64 },
    },
  })
    .input(handInFields)
    .output(courierDaySchema)
    .mutation(({ ctx, input }) => handIn(ctx.deps, callerOf(ctx), input)),
  file: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/courier-days/:id/list',
      file: [pdfType],
      summary: "A courier's list on A4, as PDF",
    },
  })
    .input(dayFileFields)
    .output(fileSchema)
    .query(({ ctx, input }) => dayListFile(ctx.deps, input)),
  linked: procedure({
    access: 'public',
    rest: {
      method: 'GET',
      path: '/courier-days/linked',
      headers: header,
      errors: ['NOT_FOUND'],
      summary: 'The list that the link in the header leads to, on its own day only',
    },
  })
    .output(linkedDaySchema)
    .query(async ({ ctx }) => readLinkedDay(ctx.deps.db, await linkedDayOf(ctx))),
  deliver: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/courier-days/linked/deliver',
      headers: header,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary:
        'By link: who took a shipment, and what was collected; a repeat with its `key` changes nothing',
      example: { id: 418, key: '0f8fad5b-d9cb-469f', takenBy: 'Günel xanım', collected: 64 },
    },
  })
    .input(linkedDeliverFields)
    .output(linkedDaySchema)
    .mutation(async ({ ctx, input }) => deliverByLink(ctx.deps, { ...input, day: await linkedDayOf(ctx) })),
  fail: procedure({
    access: 'public',
    rest: {
      method: 'POST',
      path: '/courier-days/linked/fail',
      headers: header,
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'By link: why nobody took a shipment; a repeat with its `key` changes nothing',
      example: { id: 418, key: '7c9e6679-7425-40de', failure: 'noAnswer' },
    },
  })
    .input(linkedFailFields)
    .output(linkedDaySchema)
    .mutation(async ({ ctx, input }) => failByLink(ctx.deps, { ...input, day: await linkedDayOf(ctx) })),
})
