import { z } from 'zod'
import { readAt } from '../../lib/as-read.ts'
import type { Message } from '../../lib/errors.ts'
import {
  clearable,
  emptyOr,
  flag,
  id,
  line,
  list,
  money,
  moneyOrNothing,
  optionalFields,
  priority,
  requiredTexts,
  row,
  rule,
  texts,
  wholeNumber,
} from '../../lib/fields.ts'
import { link } from '../../lib/link-field.ts'
import { phone } from '../../lib/phone-fields.ts'
import { foldedWords } from '../../lib/text-folding.ts'
import type { AreaName } from '../../procedures/areas.ts'
import { hour, weekdays } from '../production/production-input.ts'
import { type Band, deliveryKinds } from './deliver.ts'

/** Whoever says what delivery costs has areas 8 and 9 (DEL-4). */
export const deciding = ['orders', 'discounts'] as const satisfies readonly AreaName[]

/** The most days that a way takes. */
const maxDays = 60
/** 10 t and 100 m. */
const maxGrams = 10_000_000
const maxCentimetres = 10_000

const grams = wholeNumber({ min: 1, max: maxGrams })

const wayFields = {
  ...requiredTexts('name', 100),
  ...texts('hint', 200),
  isShown: flag,
  priority,
  daysFrom: wholeNumber({ max: maxDays }),
  daysTo: wholeNumber({ max: maxDays }),
  cutOff: hour,
  weekdays,
  prepaidOnly: flag,
  /** Null means no limit. */
  maxGrams: clearable(grams),
  maxCentimetres: clearable(wholeNumber({ min: 1, max: maxCentimetres })),
}

/** A way stays of its kind. */
export const newWayFields = z.object({
  ...optionalFields(wayFields),
  name: wayFields.name,
  kind: z.enum(deliveryKinds),
})
/** What isn't sent stays. */
export const wayChanges = z.object({ id, ...optionalFields(wayFields), updatedAt: readAt })

const noLetters: Message = /*i18n*/ {
  id: 'delivery.noLetters',
  message: 'A place needs a name with letters or digits.',
}
/** A comma means nothing in a place, and stands between its names in the history. */
const withoutCommas = (typed: string): string => typed.replaceAll(',', ' ')
const spelling = line(60, { min: 1 })
  .check(rule((typed: string) => foldedWords(typed).length > 0, noLetters))
  .transform(withoutCommas)

const maxSpellings = 20
const maxPlaces = 200
/** A district, settlement or town in three languages, and how else people write it. */
const place = row({
  name: spelling,
  name_ru: line(60).transform(withoutCommas).default(''),
  name_en: line(60).transform(withoutCommas).default(''),
  spellings: list(spelling, maxSpellings).default([]),
})

const outOfOrder: Message = /*i18n*/ {
  id: 'delivery.bandsOutOfOrder',
  message: 'The weights go up: each one is more than the one before it.',
}
const maxBands = 20
/** A price up to a weight, in grams. */
const band = row({ upTo: grams, price: moneyOrNothing })
const bands = list(band, maxBands).check(
  rule(
    (given: Band[]) => given.every(({ upTo }, at) => at === 0 || upTo > (given[at - 1]?.upTo ?? 0)),
    outOfOrder,
  ),
)

const zoneFields = {
  ...requiredTexts('name', 100),
  priority,
  /** None: everywhere that the way's other zones don't name. */
  places: list(place, maxPlaces),
  bands,
  /** AZN for each begun kg above the last band; null: staff say the price there. */
  perKg: clearable(moneyOrNothing),
  /** AZN of goods from which it costs nothing; null: never. */
  freeFrom: clearable(money),
}
export const newZoneFields = z.object({ ...optionalFields(zoneFields), name: zoneFields.name, wayId: id })
export const zoneChanges = z.object({ id, ...optionalFields(zoneFields), updatedAt: readAt })

const pointFields = {
  ...requiredTexts('address', 500),
  ...texts('hours', 200),
  mapLink: emptyOr(link),
  phoneNumber: emptyOr(phone),
  priority,
}
export const newPointFields = z.object({ ...optionalFields(pointFields), address: pointFields.address })
export const pointChanges = z.object({ id, ...optionalFields(pointFields), updatedAt: readAt })

const postalCodeForm: Message = /*i18n*/ {
  id: 'delivery.postalCodeForm',
  message: 'An index has AZ and four digits, for example AZ1000.',
}
const azWritten = /^(?:AZ)?[\s-]*(\d{4})$/
/** A postal code of Azerbaijan, with or without `AZ`; kept as `AZ1000`. */
const postalCode = line(20)
  .check(rule((typed: string) => azWritten.test(typed.toUpperCase()), postalCodeForm))
  .transform((typed) => typed.toUpperCase().replace(azWritten, 'AZ$1'))

const addressFields = {
  /** What the customer calls it. */
  label: line(60),
  /** City or district. */
  place: line(200, { min: 1 }),
  street: line(200, { min: 1 }),
  building: line(40, { min: 1 }),
  entrance: line(40),
  floor: line(40),
  flat: line(40),
  landmark: line(300),
  phoneNumber: phone,
  postalCode: emptyOr(postalCode),
}
const { place: where, street, building, phoneNumber } = addressFields
const newAddress = { ...optionalFields(addressFields), place: where, street, building, phoneNumber }
export const newAddressFields = z.object(newAddress)
/** Where a shipment goes, as it is typed with it. */
export const shippingAddress = z.strictObject(newAddress)
export const addressChanges = z.object({ id, ...optionalFields(addressFields), updatedAt: readAt })

/** Places and bands as they are kept. */
export const storedPlaces = z.array(
  z.object({
    name: z.string(),
    name_ru: z.string(),
    name_en: z.string(),
    spellings: z.array(z.string()),
  }),
)
export const storedBands = z.array(z.object({ upTo: z.int(), price: z.int() }))
