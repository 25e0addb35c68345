import { z } from 'zod'
import { orNotFound } from '../../db/database-errors.ts'
import type { Prisma } from '../../db/generated/client.ts'
import { AppError, type Message } from '../../lib/errors.ts'
import { id, language } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { recorded, recordedNew, recordedUpdate } from '../audit/recorded.ts'
import { putInOrder } from '../places/place-acts.ts'
import { orderSchema } from '../places/place-input.ts'
import { readSeller } from '../seller/read-seller.ts'
import { contactSchema, newContactSchema } from './contact-input.ts'
import {
  companyRecord,
  contactInLanguageSchema,
  contactOrder,
  contactRecordSchema,
  toContact,
  toContactRecord,
} from './contact-output.ts'

/** Contact data: record 1 is the company's; area 4 writes. */
export const contactRouter = router({
  list: procedure({
    access: 'public',
    reads: ['contact', 'seller'],
    rest: { method: 'GET', path: '/Contact', summary: 'Contact data, in their order' },
  })
    .input(z.object({ language }))
    .output(z.array(contactInLanguageSchema))
    .query(async ({ ctx, input }) => {
      const rows = await ctx.deps.db.contact.findMany({ orderBy: [...contactOrder] })
      const [seller] = await readSeller(ctx.deps)
      return rows.map((row) => toContact(row, input.language, seller))
    }),
  records: procedure({
    access: ['contact'],
    rest: {
      method: 'GET',
      path: '/contact/multilanguage',
      summary: 'All contact records in all languages, in their order',
    },
  })
    .output(z.array(contactRecordSchema))
    .query(async ({ ctx }) => {
      const rows = await ctx.deps.db.contact.findMany({ orderBy: [...contactOrder] })
      return rows.map(toContactRecord)
    }),
  multilanguage: procedure({
    access: ['contact'],
    rest: {
      method: 'GET',
      path: '/contact/getcontactmultilanguage/:id',
      summary: 'Contact data in all languages',
    },
  })
    .input(z.object({ id }))
    .output(contactRecordSchema)
    .query(async ({ ctx, input }) =>
      toContactRecord(await orNotFound(ctx.deps.db.contact.findUniqueOrThrow({ where: { id: input.id } }))),
    ),
  create: procedure({
    access: ['contact'],
    changes: ['contact'],
    rest: {
      method: 'POST',
      path: '/contact',
      status: 201,
      summary: 'Add a contact record, the last',
      example: { address: 'Bakı, Nizami küçəsi 10', phoneNumber: '+994124981234', email: 'info@example.com' },
    },
  })
    .input(newContactSchema)
    .output(contactRecordSchema)
    .mutation(({ ctx, input }) => createContact(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['contact'],
    changes: ['contact'],
    rest: {
      method: 'PUT',
      path: '/contact',
      status: 204,
      summary: 'Change contact data, of record 1 or `id`',
      example: { id: 1, address: 'Bakı, Nizami küçəsi 10', phoneNumber: '+994124981234' },
    },
  })
    .input(contactSchema)
    .mutation(({ ctx, input }) => updateContact(ctx.deps, callerOf(ctx), input)),
  order: procedure({
    access: ['contact'],
    changes: ['contact'],
    rest: {
      method: 'PUT',
      path: '/contact/order',
      status: 204,
      summary: 'Put contact records in order',
      example: { ids: [2, 1] },
    },
  })
    .input(orderSchema)
    .mutation(({ ctx, input }) => putInOrder(ctx.deps, callerOf(ctx), { ...input, kind: 'contact' })),
  delete: procedure({
    access: ['contact'],
    changes: ['contact'],
    rest: { method: 'DELETE', path: '/contact/:id', summary: 'Delete a contact record but the company’s, 1' },
  })
    .input(z.object({ id }))
    .output(contactRecordSchema)
    .mutation(({ ctx, input }) => deleteContact(ctx.deps, callerOf(ctx), input)),
})

type ActDeps = Pick<Deps, 'db'>
type Changed = Omit<Prisma.ContactUpdateInput, 'updatedAt'> & { id: number; updatedAt?: string | undefined }

const isCompany: Message = /*i18n*/ {
  id: 'contact.company',
  message: 'The company’s own record can’t be deleted: letters and documents carry it. Change it instead.',
}

/** A new record comes last, so that the phone in the header stays the same. */
async function createContact({ db }: ActDeps, caller: Pick<Caller, 'id'>, data: Prisma.ContactCreateInput) {
  const row = await recordedNew(db, { by: caller.id, kind: 'contact' }, async (tx) => {
    const { _max } = await tx.contact.aggregate({ _max: { priority: true } })
    return tx.contact.create({ data: { ...data, priority: (_max.priority ?? 0) + 1 } })
  })
  return toContactRecord(row)
}

/** Fields that aren't sent stay. @throws NOT_FOUND, CONFLICT */
async function updateContact(
  { db }: ActDeps,
  caller: Pick<Caller, 'id'>,
  { id, updatedAt, ...data }: Changed,
): Promise<void> {
  await recordedUpdate(db, { by: caller.id, kind: 'contact', id, updatedAt }, (tx) =>
    tx.contact.update({ where: { id }, data }),
  )
}

/** @throws NOT_FOUND; CONFLICT for record 1, so there is always one */
async function deleteContact({ db }: ActDeps, caller: Pick<Caller, 'id'>, { id }: { id: number }) {
  if (id === companyRecord) throw new AppError('CONFLICT', isCompany)
  const row = await recorded(db, { by: caller.id, kind: 'contact', id }, (tx) =>
    orNotFound(tx.contact.delete({ where: { id } })),
  )
  return toContactRecord(row)
}
