import { z } from 'zod'
import { allTextsOut } from '../content/texts.ts'
import { contentList } from './content-list.ts'
import { newPartnerSchema } from './content-list-input.ts'

/** Partners: area 10 writes. */
export const { router: partnersRouter, schema: partnerSchema } = contentList('partner', {
  path: '/Partner',
  one: 'a partner',
  many: 'Partners',
  input: newPartnerSchema,
  output: { ...allTextsOut('partner'), logoUrl: z.string() },
  pictures: { file: { relation: 'logo', url: 'logoUrl', purpose: 'logo' } },
  examples: { create: { name: 'Nar', state: true }, update: { id: 1, name: 'Nar', state: false } },
})
