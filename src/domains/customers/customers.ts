import { z } from 'zod'
import { Prisma } from '../../db/generated/client.ts'
import { id, line, maybe } from '../../lib/fields.ts'
import { defaultLanguage } from '../../lib/languages.ts'
import { toAzn, toPercent } from '../../lib/money.ts'
import { nearerWindow, paged, paginate, pagingFields } from '../../lib/paging.ts'
import { searchTerms } from '../../lib/search-terms.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { customerRole } from '../access/role-rules.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { recordedNew } from '../audit/recorded.ts'
import { asEmailTaken, assertNoAccount } from '../staff/email-taken.ts'
import { addedCustomerFields, customerFields, mergeFields } from './customer-input.ts'
import {
  type Customer,
  customerDetailSchema,
  customerSchema,
  toCustomer,
  toCustomers,
} from './customer-output.ts'
import { findCustomers, foundCustomerSchema } from './find-customers.ts'
import { keepCustomersApart } from './keep-apart.ts'
import { matchUsers } from './match-users.ts'
import { mergeCustomers } from './merge-customers.ts'
import { ownDiscount } from './own-discount.ts'
import { mergePreviewSchema, previewMerge } from './preview-merge.ts'
import { readCustomer } from './read-customer.ts'
import { spentBy } from './spend.ts'
import { updateCustomer } from './update-customer.ts'

/** What was typed, or whom a page asks for. */
const findFields = z.object({ text: line(200).default(''), customerId: maybe(id) })

const maxFound = 200

/** Customers by name, e-mail or phone, newest first, at most 200 (CUS-3). An empty search finds no one. */
async function searchCustomers(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { name }: { name: string },
): Promise<Customer[]> {
  const terms = searchTerms(name)
  if (terms.words.length === 0) return []
  const found = await db.$queryRaw<{ id: number }[]>(Prisma.sql`
    SELECT u.id FROM users u JOIN roles r ON r.id = u.role_id
    WHERE r.name = 'Client' AND u.deleted_at IS NULL AND ${matchUsers(terms, { withEmail: true })}
    ORDER BY u.id DESC LIMIT ${maxFound}`)
  const users = await db.user.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { id: 'desc' },
  })
  return toCustomers(db, users, now())
}

/** A customer's discount: 3-year spend in AZN, the present per cent (0 for none), what the next one lacks. */
const discountLevelSchema = z.object({
  budget: z.number(),
  percentage: z.number(),
  next: z.object({ limit: z.number(), percentage: z.number(), missing: z.number() }).nullable(),
})

/** The customer's spend and discount level (CUS-4). */
async function ownDiscountLevel(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'id'>,
): Promise<z.infer<typeof discountLevelSchema>> {
  const [spent, discounts] = await Promise.all([
    spentBy(db, caller.id, now()),
    db.discount.findMany({ orderBy: { limit: 'asc' } }),
  ])
  const next = discounts.find(({ limit }) => limit > spent)
  return {
    budget: toAzn(spent),
    percentage: toPercent(ownDiscount(discounts, spent) ?? 0),
    next: next
      ? {
          limit: toAzn(next.limit),
          percentage: toPercent(next.percentageBp),
          missing: toAzn(next.limit - spent),
        }
      : null,
  }
}

const role = { name: 'Client' } as const
/** Active accounts with the role of customers. */
const customers = { role, deletedAt: null } as const

/**
 * Customers: reads for area 6, each customer's own discount level (CUS-3, CUS-4), and what staff need to
 * serve one at the counter (CUS-5, CUS-8).
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
      await writeReading(ctx, 'customerOpened', customer.id)
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
  update: procedure({
    access: ['users'],
    rest: {
      method: 'PUT',
      path: '/customers/:id',
      errors: ['CONFLICT'],
      summary:
        "Correct a customer's data; an account's e-mail changes once its owner has confirmed the new one",
      example: { phoneNumber: '+994501234568' },
    },
  })
    .input(customerFields)
    .output(customerDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await updateCustomer(ctx.deps, callerOf(ctx), input)
      return readCustomer(ctx.deps, input)
    }),
  previewMerge: procedure({
    access: ['users'],
    rest: {
      method: 'GET',
      path: '/customers/:id/merge',
      errors: ['CONFLICT'],
      summary: 'What would go over if two records of one person were put together, for areas 6 and 8',
    },
  })
    .input(z.object({ id, otherId: id }))
    .output(mergePreviewSchema)
    .query(({ ctx, input }) => previewMerge(ctx.deps, callerOf(ctx), input)),
  merge: procedure({
    access: ['users'],
    rest: {
      method: 'POST',
      path: '/customers/:id/merge',
      errors: ['CONFLICT'],
      summary: 'Put two records of one person together, for areas 6 and 8; it can’t be undone',
      example: { otherId: 371, email: 'goes' },
    },
  })
    .input(mergeFields)
    .output(customerDetailSchema)
    .mutation(async ({ ctx, input }) => {
      await mergeCustomers(ctx.deps, callerOf(ctx), input)
      return readCustomer(ctx.deps, input)
    }),
  keepApart: procedure({
    access: ['users'],
    rest: {
      method: 'POST',
      path: '/customers/:id/apart',
      status: 204,
      errors: ['CONFLICT'],
      summary: 'Say that two records with the same phone or e-mail are two people',
      example: { otherId: 371 },
    },
  })
    .input(z.object({ id, otherId: id }))
    .mutation(({ ctx, input }) => keepCustomersApart(ctx.deps, callerOf(ctx), input)),
  mine: procedure({
    access: 'user',
    rest: { method: 'GET', path: '/clients/me', summary: "The caller's own spend and discount" },
  })
    .output(discountLevelSchema)
    .query(({ ctx }) => ownDiscountLevel(ctx.deps, callerOf(ctx))),
})

/**
 * Staff add a customer who has no account; a name is enough (CUS-5). No one can log in as one.
 * @throws CONFLICT when the address is a confirmed account's, or that of another customer whom staff have
 * added
 */
async function addCustomer(
  { db }: Pick<Deps, 'db'>,
  caller: Pick<Caller, 'id'>,
  { name, surname = '', phoneNumber = '', email = '', language }: z.output<typeof addedCustomerFields>,
): Promise<Customer> {
  if (email !== '') await assertNoAccount(db, email)
  try {
    const user = await recordedNew(db, { by: caller.id, kind: 'customer' }, (tx) =>
      tx.user.create({
        data: {
          name,
          surname,
          phoneNumber,
          contactEmail: email,
          email: '',
          passwordHash: 'none',
          language: language ?? defaultLanguage,
          addedBy: { connect: { id: caller.id } },
          role: { connect: { name: customerRole } },
        },
      }),
    )
    return toCustomer(user, 0)
  } catch (error) {
    throw asEmailTaken(error)
  }
}
