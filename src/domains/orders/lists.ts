import { z } from 'zod'
import { line, maybe } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { paged } from '../../lib/paging.ts'
import { procedure } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { exportFields, exportOrders, exportTypes } from './export-orders.ts'
import {
  orderedServiceSchema,
  orderedServices,
  orderingCustomerSchema,
  orderingCustomers,
} from './filter-choices.ts'
import {
  allOrders,
  countFields,
  listedOrderSchema,
  listFields,
  statusCountSchema,
  statusCounts,
} from './list-orders.ts'
import { orderSchema } from './order-output.ts'
import { newOrderSchema, newOrders, newOrdersFields } from './read-orders.ts'
import { searchOrders } from './search-orders.ts'

/** What staff look orders up in: the new ones, all of them, what they can be filtered by, and all of it as a table. */
export const orderLists = {
  new: procedure({
    access: ['newOrders'],
    rest: {
      method: 'GET',
      path: '/Order/GetNewOrders',
      summary: 'Orders that wait for a price, newest first; without page and pageSize the 500 oldest',
    },
  })
    .input(newOrdersFields)
    .output(z.array(newOrderSchema))
    .query(async ({ ctx, input }) => {
      const { items, pagination } = await newOrders(ctx.deps, input)
      ctx.answer.pagination = pagination
      return items
    }),
  newCount: procedure({
    access: ['newOrders'],
    rest: { method: 'GET', path: '/Order/GetNewOrdersCount', summary: 'How many orders wait for a price' },
  })
    .output(z.object({ count: z.int() }))
    .query(async ({ ctx }) => ({ count: await ctx.deps.db.order.count({ where: { status: 'Pending' } }) })),
  list: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrders',
      summary:
        'All orders, newest first unless asked otherwise; filters by status, service, client and days in Baku',
    },
  })
    .input(listFields)
    .output(paged(listedOrderSchema))
    .query(({ ctx, input }) => allOrders(ctx.deps, input)),
  statusCounts: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderStatusCounts',
      summary: 'How many orders each status has, and what they cost together; filters as of all orders',
    },
  })
    .input(countFields)
    .output(z.array(statusCountSchema))
    .query(({ ctx, input }) => statusCounts(ctx.deps, input)),
  search: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderBySearchName',
      summary: 'Orders by client, phone, service, product or id',
    },
  })
    .input(z.object({ name: line(200).default('') }))
    .output(z.array(orderSchema))
    .query(({ ctx, input }) => searchOrders(ctx.deps, input)),
  export: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/order/export',
      file: Object.values(exportTypes),
      summary: 'The filtered orders as a table, XLSX or CSV, in the language of the request; at most 10,000',
    },
  })
    .input(exportFields)
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      await writeReading(ctx, 'ordersExported')
      return exportOrders(ctx.deps, { ...input, language: ctx.language })
    }),
  services: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderServices',
      summary: 'Services that were ordered, to filter by',
    },
  })
    .output(z.array(orderedServiceSchema))
    .query(({ ctx }) => orderedServices(ctx.deps)),
  customers: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/Order/GetOrderCustomers',
      summary: 'Clients who have ordered, to filter by: one by id, or at most 20 by name, surname or phone',
    },
  })
    .input(z.object({ name: maybe(line(200)), appUserId: maybe(id) }))
    .output(z.array(orderingCustomerSchema))
    .query(({ ctx, input }) => orderingCustomers(ctx.deps, input)),
}
