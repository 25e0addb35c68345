import type { z } from 'zod'
import {
  blankAddress,
  readAddress,
  type TypedAddress,
} from '../../../../src/domains/order-shipment/address-fields.ts'
import type { deliveryChoice } from '../../../../src/domains/order-shipment/choice-input.ts'
import { readStored, type UserData, writeStored } from '../../../lib/device.ts'

/** The way as it is sent with an order, or with a purchase. */
export type SentDelivery = z.input<typeof deliveryChoice>

/** What was chosen and typed of how the order comes: kept on the device until it is ordered (DEL-33). */
export type DeliveryDraft = {
  /** The account that it was typed with; null: nobody was signed in, and whoever signs in takes it over. */
  owner: number | null
  wayId: number | null
  pointId: number | null
  /** One of the customer's addresses, or the one that is typed; null until it is chosen. */
  addressId: number | 'typed' | null
  typed: TypedAddress
  /** Which of several places was meant. */
  zoneId: number | null
  /** None of them was. */
  isElsewhere: boolean
  recipient: string
  note: string
  /** The typed address is to be offered again. */
  isKept: boolean
}

type Person = Pick<UserData, 'id' | 'name' | 'surname' | 'phoneNumber'> | null

const name = 'deliveryDraft'

/** Who takes it is the customer until somebody else is typed. */
export const emptyDelivery = (person: Person): DeliveryDraft => ({
  owner: person?.id ?? null,
  wayId: null,
  pointId: null,
  addressId: null,
  typed: { ...blankAddress, phoneNumber: person?.phoneNumber ?? '' },
  zoneId: null,
  isElsewhere: false,
  recipient: person ? `${person.name} ${person.surname}`.trim() : '',
  note: '',
  isKept: false,
})

/** What this person has begun, or nobody yet; another account's is never shown. */
export function readDelivery(person: Person): DeliveryDraft {
  const empty = emptyDelivery(person)
  const stored = parsed()
  if (!stored) return empty
  const owner = wholeOrNull(stored.owner)
  if (owner !== null && owner !== empty.owner) return empty
  const typed = readAddress(isRecord(stored.typed) ? stored.typed : {})
  const recipient = textOf(stored.recipient)
  // What was left empty before anybody signed in is filled with the account's own.
  const isOwn = owner !== null
  return {
    owner: empty.owner,
    wayId: wholeOrNull(stored.wayId),
    pointId: wholeOrNull(stored.pointId),
    addressId: stored.addressId === 'typed' ? 'typed' : wholeOrNull(stored.addressId),
    typed: {
      ...typed,
      phoneNumber: isOwn ? typed.phoneNumber : typed.phoneNumber || empty.typed.phoneNumber,
    },
    zoneId: wholeOrNull(stored.zoneId),
    isElsewhere: stored.isElsewhere === true,
    recipient: isOwn ? recipient : recipient || empty.recipient,
    note: textOf(stored.note),
    isKept: stored.isKept === true,
  }
}

export const writeDelivery = (draft: DeliveryDraft): void => void writeStored(name, JSON.stringify(draft))

/** After an order: the next one begins anew. */
export const forgetDelivery = (): void => void writeStored(name, null)

function parsed(): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(readStored(name) ?? 'null')
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wholeOrNull = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 ? value : null

/** No text of the draft is longer. */
const longest = 300
const textOf = (value: unknown): string => (typeof value === 'string' ? value.slice(0, longest) : '')
