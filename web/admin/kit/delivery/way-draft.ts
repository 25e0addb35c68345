import type { z } from 'zod'
import type { DeliveryKind } from '../../../../src/domains/delivery/deliver.ts'
import {
  type AddressField,
  blankAddress,
  readAddress,
  requiredAddressFields,
  type TypedAddress,
  trimmedAddress,
} from '../../../../src/domains/order-shipment/address-fields.ts'
import type { deliveryChoice } from '../../../../src/domains/order-shipment/choice-input.ts'
import { isId } from '../../../lib/address-values.ts'

/** The way as it is sent, with an order or for one that is there. */
export type SentWay = z.input<typeof deliveryChoice>

/** What staff have chosen and typed of how an order comes. */
export type WayDraft = {
  wayId: number | null
  pointId: number | null
  /** One of the customer's addresses; null: the typed one. */
  addressId: number | null
  typed: TypedAddress
  /** Which zone is meant where the place may be in several, or that none of them is. */
  zoneId: number | 'none' | null
  recipient: string
  note: string
}

export const blankWay: WayDraft = {
  wayId: null,
  pointId: null,
  addressId: null,
  typed: blankAddress,
  zoneId: null,
  recipient: '',
  note: '',
}

/** A draft that was kept on the device. */
export function readWay(kept: unknown): WayDraft | null {
  if (!isRecord(kept)) return null
  return {
    wayId: idOrNull(kept.wayId),
    pointId: idOrNull(kept.pointId),
    addressId: idOrNull(kept.addressId),
    typed: readAddress(isRecord(kept.typed) ? kept.typed : {}),
    zoneId: kept.zoneId === 'none' ? kept.zoneId : idOrNull(kept.zoneId),
    recipient: typeof kept.recipient === 'string' ? kept.recipient : '',
    note: typeof kept.note === 'string' ? kept.note : '',
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const idOrNull = (value: unknown): number | null => (isId(value) ? value : null)

/** What is still to be said before the way can be sent: `wayId`, or fields of the typed address. */
export function missingIn(
  { wayId, addressId, typed }: WayDraft,
  kind: DeliveryKind | undefined,
): ('wayId' | AddressField)[] {
  if (wayId === null || kind === undefined) return ['wayId']
  if (kind === 'pickup' || addressId !== null) return []
  return requiredAddressFields.filter((field) => typed[field].trim() === '')
}

/** The draft as it is sent, once nothing is missing in it. */
export function toSentWay(draft: WayDraft, kind: DeliveryKind): SentWay {
  const { wayId, pointId, addressId, typed, zoneId, recipient, note } = draft
  if (wayId === null) throw new TypeError('a way is chosen before it is sent')
  const where = addressId === null ? { address: trimmedAddress(typed) } : { addressId }
  return {
    wayId,
    ...(kind === 'pickup' ? pointId !== null && { pointId } : where),
    ...(kind !== 'pickup' && zoneId !== null && { zoneId: zoneId === 'none' ? null : zoneId }),
    ...(recipient.trim() !== '' && { recipient: recipient.trim() }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
