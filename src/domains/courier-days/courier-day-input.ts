import { z } from 'zod'
import { day, id, language, line, list, maybe, money, moneyOrNothing, text } from '../../lib/fields.ts'
import { phone } from '../../lib/phone-fields.ts'
import { deliveryFailures } from '../order-shipment/shipment-output.ts'

/** The most addresses of one list. */
const mostAddresses = 100
const shipmentIds = list(id, mostAddresses)

/** Without a day today's lists, and earlier ones that aren't settled. */
export const courierDayListFields = z.object({ day: maybe(day) })

export const beginFields = z.strictObject({
  name: line(60, { min: 1 }),
  phoneNumber: maybe(phone),
  shipmentIds,
})

export const addFields = z.strictObject({ id, shipmentIds })

/** AZN as they were counted; the ledger must say the same. */
export const handInFields = z.strictObject({ id, collected: moneyOrNothing })

export const dayFileFields = z.object({ id, language })

/** By which a repeat of an act by link is known. */
const key = line(100, { min: 8 })

/** Who has taken it, and AZN that were collected in cash. */
export const linkedDeliverFields = z.strictObject({
  id,
  key,
  takenBy: line(100, { min: 1 }),
  collected: maybe(money),
})

/** Why nobody took it. */
export const linkedFailFields = z.strictObject({
  id,
  key,
  failure: z.enum(deliveryFailures),
  note: text(300).default(''),
})
