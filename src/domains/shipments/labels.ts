import { z } from 'zod'
import { id, language, list } from '../../lib/fields.ts'
import { fileSchema } from '../../lib/file-answer.ts'
import { procedure } from '../../procedures/procedure.ts'
import { pdfType } from '../orders/order-documents.ts'
import { labelsFile } from './label-file.ts'

/** The most shipments of one file. */
const mostShipments = 100
const labelFields = z.object({
  ids: list(id, mostShipments),
  /** One label a page, or four on a sheet of A4. */
  sheet: z.enum(['A6', 'A4']).default('A6'),
  language,
})

/** Labels for boxes. */
export const labelProcedures = {
  labels: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/shipments/labels',
      file: [pdfType],
      errors: ['NOT_FOUND'],
      summary:
        'Labels of shipments (`ids`, at most 100) as one PDF, one for each box; `sheet` A6, or A4 with 4',
    },
  })
    .input(labelFields)
    .output(fileSchema)
    .query(({ ctx, input }) => labelsFile(ctx.deps, input)),
}
