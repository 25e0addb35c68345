import { z } from 'zod'
import { callerOf, procedure, router } from '../../api/trpc.ts'
import { orNotFound } from '../../db/faults.ts'
import { updatedAtOut } from '../../lib/as-read.ts'
import { id, language, textsOut } from '../../lib/fields.ts'
import { pickAll } from '../../lib/languages.ts'
import { contactSchema } from './contact-input.ts'
import { updateContact } from './update-contact.ts'

const plain = {
  phoneNumber: z.string(),
  numberWhatsapp: z.string(),
  email: z.string(),
  legalName: z.string(),
  mapEmbedCode: z.string(),
}
const contact = z.object({ id: z.int(), description: z.string(), address: z.string(), ...plain })
const multilanguage = z.object({
  id: z.int(),
  ...textsOut('description'),
  ...textsOut('address'),
  ...plain,
  updatedAt: updatedAtOut,
})

/** Contact data: record 1 is the company's; area 4 writes. */
export const contactRouter = router({
  list: procedure({
    access: 'public',
    reads: ['contact'],
    rest: { method: 'GET', path: '/Contact', summary: 'Contact data' },
  })
    .input(z.object({ language }))
    .output(z.array(contact))
    .query(async ({ ctx, input }) => {
      const rows = await ctx.deps.db.contact.findMany({ orderBy: { id: 'asc' } })
      return rows.map((row) => ({ ...row, ...pickAll(row, ['description', 'address'], input.language) }))
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
    .output(multilanguage)
    .query(async ({ ctx, input }) => {
      const row = await orNotFound(ctx.deps.db.contact.findUniqueOrThrow({ where: { id: input.id } }))
      return { ...row, updatedAt: row.updatedAt.toISOString() }
    }),
  update: procedure({
    access: ['contact'],
    changes: ['contact'],
    rest: { method: 'PUT', path: '/contact', status: 204, summary: 'Change contact data' },
  })
    .input(contactSchema)
    .mutation(({ ctx, input }) => updateContact(ctx.deps.db, callerOf(ctx).id, input)),
})
