import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { id, line, maybe, textsOut } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { paged } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import { tableTypes } from '../../lib/table-file.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { matchUsers } from '../customers/match-users.ts'
import { unpricedStatuses } from '../order-status/statuses.ts'
import { exportFields, exportOrders } from './export-orders.ts'
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

const maxCustomers = 20

/** A service with orders, even if it isn't offered any more. */
const orderedServiceSchema = z.object({ id: z.int(), ...textsOut('name'), count: z.int() })

/** A customer who has placed orders. */
const orderingCustomerSchema = z.object({
  id: z.int(),
  name: z.string(),
  surname: z.string(),
  phoneNumber: z.string(),
  count: z.int(),
})

/** Services to filter by: the most ordered first, with their numbers of orders. */
async function orderedServices({ db }: Pick<Deps, 'db'>): Promise<z.infer<typeof orderedServiceSchema>[]> {
  const groups = await db.order.groupBy({ by: 'serviceId', _count: true })
  const services = await db.service.findMany({
    where: { id: { in: groups.map(({ serviceId }) => serviceId) } },
    select: { id: true, name: true, name_ru: true, name_en: true },
  })
  const countOf = new Map(groups.map(({ serviceId, _count }) => [serviceId, _count]))
  return services
    .map((service) => ({ ...service, count: countOf.get(service.id) ?? 0 }))
    .toSorted((one, other) => other.count - one.count || one.id - other.id)
}

/** Customers with orders: one by id, or at most 20 by name or phone, those with the most orders first. */
async function orderingCustomers(
  { db }: Pick<Deps, 'db'>,
  { name = '', appUserId }: { name?: string | undefined; appUserId?: number | undefined },
): Promise<z.infer<typeof orderingCustomerSchema>[]> {
  const terms = searchTerms(name)
  const byName =
    terms.words.length === 0
      ? Prisma.sql`true`
      : Prisma.sql`user_id IN (SELECT u.id FROM users u WHERE ${matchUsers(terms, { withEmail: false })})`
  const asked = appUserId === undefined ? byName : Prisma.sql`user_id = ${appUserId}`
  return db.$queryRaw(Prisma.sql`
    SELECT u.id, u.name, u.surname, u.phone_number AS "phoneNumber", o.count
    FROM (
      SELECT user_id, count(*)::int AS count FROM orders WHERE ${asked}
      GROUP BY user_id ORDER BY count DESC, user_id LIMIT ${maxCustomers}
    ) o JOIN users u ON u.id = o.user_id ORDER BY o.count DESC, u.id`)
}

/** Staff's lists of orders: new ones, all of them, the filters' choices, and the export as a table. */
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
      const { items, pagination } = await newOrders(ctx.deps, callerOf(ctx), input)
      ctx.answer.pagination = pagination
      return items
    }),
  newCount: procedure({
    access: ['newOrders'],
    rest: { method: 'GET', path: '/Order/GetNewOrdersCount', summary: 'How many orders wait for a price' },
  })
    .output(z.object({ count: z.int() }))
    .query(async ({ ctx }) => ({
      count: await ctx.deps.db.order.count({ where: { status: { in: [...unpricedStatuses] } } }),
    })),
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
    .query(({ ctx, input }) => allOrders(ctx.deps, callerOf(ctx), input)),
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
      file: Object.values(tableTypes),
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
