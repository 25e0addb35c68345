import { z } from 'zod'
import type { Message } from '../../lib/errors.ts'
import { list, rule } from '../../lib/fields.ts'

/** The ready-made services, in the order in which they are offered. */
export const readyMadeKeys = [
  'cards',
  'leaflets',
  'brochures',
  'posters',
  'stickers',
  'banners',
  'rollUps',
  'mugs',
  'tshirts',
  'stamps',
  'calendars',
  'packaging',
] as const
const key = z.enum(readyMadeKeys)
export type ReadyMadeKey = z.infer<typeof key>

const chooseOne: Message = /*i18n*/ {
  id: 'readyMade.chooseOne',
  message: 'Choose at least one ready-made service.',
}

/** Which services to take; `copies`: which of them also where there is one already. */
export const takenFields = z.object({
  keys: list(key, readyMadeKeys.length).check(rule((keys) => keys.length > 0, chooseOne)),
  copies: list(key, readyMadeKeys.length).default([]),
})
