import { z } from 'zod'
import { notFound } from '../../lib/errors.ts'
import { id } from '../../lib/fields.ts'
import type { Caller } from '../../procedures/access.ts'
import type { Deps } from '../../procedures/deps.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { recorded, recordedNew } from '../audit/recorded.ts'
import { createTemplateFields, updateTemplateFields } from './message-input.ts'
import { templateSchema } from './message-output.ts'

export const messageTemplates = {
  templates: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'GET',
      path: '/messagetemplates',
      summary: 'Message templates in three languages, by title',
    },
  })
    .output(z.array(templateSchema))
    .query(({ ctx }) => listTemplates(ctx.deps)),
  createTemplate: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'POST',
      path: '/messagetemplates',
      status: 201,
      summary: 'Add a message template',
      example: { title: 'Hazırdır', text: 'Sifarişiniz hazırdır.', text_ru: 'Ваш заказ готов.' },
    },
  })
    .input(createTemplateFields)
    .output(templateSchema)
    .mutation(({ ctx, input }) => createTemplate(ctx.deps, callerOf(ctx), input)),
  updateTemplate: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'PUT',
      path: '/messagetemplates/:id',
      summary: 'Write a message template anew',
      example: { title: 'Hazırdır', text: 'Sifarişiniz hazırdır.', text_ru: 'Ваш заказ готов.' },
    },
  })
    .input(updateTemplateFields)
    .output(templateSchema)
    .mutation(({ ctx, input }) => updateTemplate(ctx.deps, callerOf(ctx), input)),
  deleteTemplate: procedure({
    access: ['newOrders', 'orders'],
    rest: {
      method: 'DELETE',
      path: '/messagetemplates/:id',
      status: 204,
      summary: 'Delete a message template',
    },
  })
    .input(z.object({ id }))
    .mutation(({ ctx, input }) => deleteTemplate(ctx.deps, callerOf(ctx), input.id)),
}

type Template = z.infer<typeof templateSchema>
type WriteDeps = Pick<Deps, 'db'>
const kind = 'messageTemplate'

async function listTemplates({ db }: WriteDeps): Promise<Template[]> {
  const rows = await db.messageTemplate.findMany({ orderBy: [{ title: 'asc' }, { id: 'asc' }] })
  return rows.map((row) => templateSchema.parse(row))
}

async function createTemplate(
  { db }: WriteDeps,
  { id: by }: Caller,
  data: z.output<typeof createTemplateFields>,
): Promise<Template> {
  return templateSchema.parse(
    await recordedNew(db, { by, kind }, (tx) => tx.messageTemplate.create({ data })),
  )
}

/** Fields that aren't sent stay. @throws NOT_FOUND */
function updateTemplate(
  { db }: WriteDeps,
  { id: by }: Caller,
  { id, ...data }: z.output<typeof updateTemplateFields>,
): Promise<Template> {
  return recorded(db, { by, kind, id }, async (tx) => {
    assertThere(await tx.messageTemplate.count({ where: { id } }))
    return templateSchema.parse(await tx.messageTemplate.update({ where: { id }, data }))
  })
}

/** @throws NOT_FOUND */
function deleteTemplate({ db }: WriteDeps, { id: by }: Caller, id: number): Promise<void> {
  return recorded(db, { by, kind, id }, async (tx) => {
    assertThere((await tx.messageTemplate.deleteMany({ where: { id } })).count)
  })
}

function assertThere(count: number): void {
  if (count === 0) throw notFound()
}
