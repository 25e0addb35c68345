import { z } from 'zod'
import { id } from '../../lib/figure-fields.ts'
import { callerOf, procedure } from '../../procedures/procedure.ts'
import { createTemplateFields, updateTemplateFields } from './message-input.ts'
import { templateSchema } from './message-output.ts'
import { createTemplate, deleteTemplate, listTemplates, updateTemplate } from './write-template.ts'

/** What staff begin messages with. */
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
