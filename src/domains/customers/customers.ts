import { z } from 'zod'
import { line } from '../../lib/fields.ts'
import { id } from '../../lib/figure-fields.ts'
import { nearerWindow, paged, paginate, pagingFields } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { addCustomer } from './add-customer.ts'
import { addedCustomerFields, findFields } from './customer-input.ts'
import { customerDetailSchema, customerSchema, toCustomers } from './customer-output.ts'
import { findCustomers, foundCustomerSchema } from './find-customers.ts'
import { ownStanding, standingSchema } from './own-standing.ts'
import { readCustomer, searchCustomers } from './read-customers.ts'

const role = { name: 'Client' } as const
/** Living accounts of the role of customers. */
const customers = { role, deletedAt: null } as const

/**
 * Customers: reads for area 6, each customer's own standing (CUS-3, CUS-4), and what it takes to serve one at the counter
 * (CUS-5, CUS-8).
 */
export const customersRouter = router({
  list: procedure({
    access: ['users'],
    rest: { method: 'GET', path: '/clients', summary: 'Customers with their spend, newest first' },
  })
    .input(z.object(pagingFields))
    .output(paged(customerSchema))
    .query(async ({ ctx, input }) => {
      const { db, now } = ctx.deps
      await writeReading(ctx, 'customersListed')
      const total = (await db.livingUsers.findFirst({ where: { role } }))?.count ?? 0
      const { isFromEnd, ...window } = nearerWindow(input, total)
      const orderBy = { id: isFromEnd ? 'asc' : 'desc' } as const
      const users = await db.user.findMany({ where: customers, orderBy, ...window })
      const rows = isFromEnd ? users.toReversed() : users
      return paginate(await toCustomers(db, rows, now()), total, input)
    }),
  search: procedure({
    access: ['users'],
    rest: {
      method: 'GET',
      path: '/AppUser/GetAppUserBySearchName',
      summary: 'Customers by name, surname, e-mail or phone',
    },
  })
    .input(z.object({ name: line(200).default('') }))
    .output(z.array(customerSchema))
    .query(async ({ ctx, input }) => {
      const found = await searchCustomers(ctx.deps, input)
      if (found.length > 0) await writeReading(ctx, 'customersSearched')
      return found
    }),
  byId: procedure({
    access: ['users'],
    rest: {
      method: 'GET',
      path: '/clients/:id',
      summary: 'A customer with spend, registration and language',
    },
  })
    .input(z.object({ id }))
    .output(customerDetailSchema)
    .query(async ({ ctx, input }) => {
      const customer = await readCustomer(ctx.deps, input)
      await writeReading(ctx, 'customerOpened', input.id)
      return customer
    }),
  find: procedure({
    access: ['users', 'orders'],
    rest: {
      method: 'GET',
      path: '/customers/find',
      summary:
        'Customers by phone, name or e-mail with their last order, those who ordered last first, at most 8',
    },
  })
    .input(findFields)
    .output(z.array(foundCustomerSchema))
    .query(async ({ ctx, input }) => {
      const found = await findCustomers(ctx.deps, callerOf(ctx), input)
      if (found.length > 0) await writeReading(ctx, 'customersSearched')
      return found
    }),
  add: procedure({
    access: ['users', 'orders'],
    rest: {
      method: 'POST',
      path: '/customers',
      status: 201,
      summary: 'Add a customer who has no account; a name is enough',
      example: { name: 'Leyla', surname: 'Əliyeva', phoneNumber: '+994501234567', language: 'az' },
    },
  })
    .input(addedCustomerFields)
    .output(customerSchema)
    .mutation(({ ctx, input }) => addCustomer(ctx.deps, callerOf(ctx), input)),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/clients/me', summary: "The caller's own spend and discount" },
  })
    .output(standingSchema)
    .query(({ ctx }) => ownStanding(ctx.deps, callerOf(ctx))),
})
