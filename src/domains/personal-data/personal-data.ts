import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { assertNotJustChanged } from '../accounts/account-changes.ts'
import { originOf } from '../accounts/device.ts'
import { proof } from '../accounts/log-in-input.ts'
import { writeReading } from '../accounts/write-reading.ts'
import { collectCustomerData, collectData, dataType } from './collect-data.ts'
import { eraseCustomer, eraseOwnAccount } from './erase-customer.ts'

/** What is kept of a person, and its end: one's own, or with area 6 a customer's. */
export const personalDataRouter = router({
  mine: procedure({
    access: 'user',
    limit: 'exportAccount',
    rest: {
      method: 'GET',
      path: '/auth/mydata',
      file: [dataType],
      errors: ['CONFLICT'],
      summary: 'All that the own account holds (profile, orders, sessions, sign-ins) as a JSON file',
    },
  })
    .output(fileSchema)
    .query(async ({ ctx }) => {
      await assertNotJustChanged(ctx.deps.db, callerOf(ctx).id, ctx.deps.now())
      return collectData(ctx.deps, callerOf(ctx))
    }),
  ofCustomer: procedure({
    access: ['users'],
    rest: {
      method: 'GET',
      path: '/clients/:id/data',
      file: [dataType],
      summary: "All that a client's account holds, as the client gets it",
    },
  })
    .input(z.object({ id }))
    .output(fileSchema)
    .query(async ({ ctx, input }) => {
      const file = await collectCustomerData(ctx.deps, input)
      await writeReading(ctx, 'customerDataRead', input.id)
      return file
    }),
  eraseMine: procedure({
    access: 'user',
    rest: {
      method: 'DELETE',
      path: '/auth/me',
      status: 204,
      summary: "Erase one's own account, by password: orders stay, without the person",
      example: { password: 'long-enough-1' },
    },
  })
    .input(proof)
    .mutation(({ ctx, input }) => eraseOwnAccount(ctx.deps, callerOf(ctx), { ...input, ...originOf(ctx) })),
  eraseCustomer: procedure({
    access: ['users'],
    rest: {
      method: 'DELETE',
      path: '/clients/:id',
      status: 204,
      summary: 'Erase a client: orders stay, without the person',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => eraseCustomer(ctx.deps, callerOf(ctx), input)),
})
