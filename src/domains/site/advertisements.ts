import { z } from 'zod'
import { allTextsOut } from '../content/texts.ts'
import { contentList } from './content-list.ts'
import { newAdvertisementSchema } from './content-list-input.ts'

/** Advertisements of the home page: area 12 writes. */
export const { router: advertisementsRouter, schema: advertisementSchema } = contentList('advertisement', {
  path: '/Advertisements',
  one: 'an advertisement',
  many: 'Advertisements',
  input: newAdvertisementSchema,
  output: { link: z.string(), photoUrl: z.string(), ...allTextsOut('advertisement') },
  pictures: { file: { relation: 'photo', url: 'photoUrl', purpose: 'photo' } },
  examples: {
    create: { link: 'https://example.com/', alt: 'Payız endirimi' },
    update: { id: 1, link: 'https://example.com/', state: false },
  },
})
