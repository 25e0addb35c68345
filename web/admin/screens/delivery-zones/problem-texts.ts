import { msg } from '@lingui/core/macro'
import type { Problem, Said } from './zones-check.ts'

/** What to write in a field that can't be saved as it is. */
export const problemTexts = {
  name: msg({ message: 'Write the name.', context: 'thing' }),
  address: msg`Write the address.`,
  days: msg`Write the days: 0–1, or 2.`,
  cutOff: msg`Write the hour: 14:00.`,
  weekdays: msg`Choose at least one day.`,
  price: msg`Write a price: 5 or 5.50. Leave it empty where there is none.`,
  freeFrom: msg`Write a sum above 0, or leave it empty.`,
  weight: msg`Write the weight in kg: 30 or 2.5.`,
  length: msg`Write the length in whole centimetres: 200.`,
  emptyWeight: msg`This weight has no price in any zone: write one, or take the weight out.`,
  everywhere: msg`Only one zone can be without places: add some here.`,
  twice: msg`A place of this zone is in another zone of this way as well: take it out of one of them.`,
} as const satisfies Record<Problem, Said>
