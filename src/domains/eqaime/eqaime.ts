import { z } from 'zod'
import { fileSchema } from '../../lib/file-answer.ts'
import { pagingAliases } from '../../lib/paging.ts'
import { callerOf, procedure, router } from '../../procedures/procedure.ts'
import { updateEqaime } from './enter-number.ts'
import {
  checkFields,
  dueFields,
  eqaimeFields,
  eqaimeSettingsFields,
  layout,
  numbersFields,
  packageFields,
  schemaFields,
  sentFields,
} from './eqaime-input.ts'
import {
  checkSchema,
  dueListSchema,
  eqaimeSettingsSchema,
  numbersSchema,
  schemaFileSchema,
  sentListSchema,
  sentSchema,
} from './eqaime-output.ts'
import { readEqaimeSettings, updateEqaimeSettings } from './eqaime-settings.ts'
import { exportPackage } from './export-package.ts'
import { listDue } from './list-due.ts'
import { listSent } from './list-sent.ts'
import { packageTypes } from './package-file.ts'
import { listSchemas, putSchema, removeSchema } from './portal-schema.ts'
import { checkPackage } from './prepare-package.ts'
import { readNumbers, writeNumbers } from './write-numbers.ts'

/** Whoever says how e-qaimə are written has areas 8 and 9 (DOC-29). */
const decides = { all: ['orders', 'discounts'] } as const

/** E-qaimə for the tax portal: what is to be written, exported, and how it stands there. */
export const eqaimeRouter = router({
  due: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/eqaime/due',
      aliases: pagingAliases,
      summary: 'Documents of which an e-qaimə is to be written, those that are due first at the beginning',
    },
  })
    .input(dueFields)
    .output(dueListSchema)
    .query(({ ctx, input }) => listDue(ctx.deps, input)),
  sent: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/eqaime',
      aliases: pagingAliases,
      summary: 'E-qaimə that were exported, with their numbers and states in the portal, the last one first',
    },
  })
    .input(sentFields)
    .output(sentListSchema)
    .query(({ ctx, input }) => listSent(ctx.deps, input)),
  check: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/eqaime/check',
      summary: 'What keeps documents from being exported: codes, sums, and what the portal’s schema says',
      example: { documentIds: [51, 57], layout: '304' },
    },
  })
    .input(checkFields)
    .output(checkSchema)
    .mutation(({ ctx, input }) => checkPackage(ctx.deps, input)),
  package: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/eqaime/package',
      errors: ['CONFLICT'],
      file: Object.values(packageTypes),
      summary: 'Export e-qaimə for the portal: a package of XML, or the same fields as CSV or JSON',
      example: { documentIds: [51, 57], layout: '304', format: 'zip' },
    },
  })
    .input(packageFields)
    .output(fileSchema)
    .mutation(({ ctx, input }) =>
      exportPackage(ctx.deps, callerOf(ctx), { ...input, language: ctx.language }),
    ),
  readNumbers: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/eqaime/numbers/read',
      summary:
        'Which documents lines copied from the portal are of, in any order of columns; nothing is written',
      example: { text: 'A-2026-000051 EQ26110000421 onApproval' },
    },
  })
    .input(numbersFields)
    .output(numbersSchema)
    .mutation(({ ctx, input }) => readNumbers(ctx.deps, input)),
  writeNumbers: procedure({
    access: ['orders'],
    rest: {
      method: 'POST',
      path: '/eqaime/numbers',
      summary: 'Write the portal’s numbers and states of the lines whose documents were found',
      example: { text: 'A-2026-000051 EQ26110000421 onApproval' },
    },
  })
    .input(numbersFields)
    .output(numbersSchema)
    .mutation(({ ctx, input }) => writeNumbers(ctx.deps, callerOf(ctx), input)),
  update: procedure({
    access: ['orders'],
    rest: {
      method: 'PUT',
      path: '/eqaime/:id',
      errors: ['NOT_FOUND', 'CONFLICT'],
      summary: 'Write the portal’s number and state of the e-qaimə of a document by hand',
      example: { portalNumber: 'EQ26110000421', state: 'approved' },
    },
  })
    .input(eqaimeFields)
    .output(sentSchema)
    .mutation(({ ctx, input }) => updateEqaime(ctx.deps, callerOf(ctx), input)),
  schemas: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/eqaime/schemas',
      summary: 'Which of the portal’s schemas (XSD) there are',
    },
  })
    .output(z.array(schemaFileSchema))
    .query(({ ctx }) => listSchemas(ctx.deps)),
  putSchema: procedure({
    access: decides,
    rest: {
      method: 'PUT',
      path: '/eqaime/schemas/:layout',
      errors: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
      summary: 'Put the portal’s schema (XSD, at most 2 MB) of a layout in place',
    },
  })
    .input(schemaFields)
    .output(z.array(schemaFileSchema))
    .mutation(({ ctx, input }) => putSchema(ctx.deps, callerOf(ctx), input)),
  removeSchema: procedure({
    access: decides,
    rest: {
      method: 'DELETE',
      path: '/eqaime/schemas/:layout',
      summary: 'Remove the portal’s schema of a layout: exports aren’t checked against it any more',
    },
  })
    .input(z.object({ layout }))
    .output(z.array(schemaFileSchema))
    .mutation(({ ctx, input }) => removeSchema(ctx.deps, callerOf(ctx), input)),
  settings: procedure({
    access: ['orders'],
    rest: {
      method: 'GET',
      path: '/eqaime/settings',
      summary: 'The code of goods of what has none of its own, and the layout that is offered first',
    },
  })
    .output(eqaimeSettingsSchema)
    .query(({ ctx }) => readEqaimeSettings(ctx.deps)),
  updateSettings: procedure({
    access: decides,
    rest: {
      method: 'PUT',
      path: '/eqaime/settings',
      summary: 'Change the code of goods of what has none of its own, and the layout that is offered first',
      example: { goodsCode: '4901990000', layout: '304' },
    },
  })
    .input(eqaimeSettingsFields)
    .output(eqaimeSettingsSchema)
    .mutation(({ ctx, input }) => updateEqaimeSettings(ctx.deps, callerOf(ctx), input)),
})
