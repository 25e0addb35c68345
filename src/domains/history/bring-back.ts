import type { Transaction } from '../../db/client.ts'
import { bringBackOwn } from '../content/bring-back-own.ts'
import { type OrderedKind, orderedKinds } from '../content/definitions.ts'
import type { Fields } from '../content/values.ts'
import { assertServiceIsThere, bringBackServiceParts } from './bring-back-catalog.ts'
import { bringBackCampaignParts, bringBackDiscount, bringBackProjectParts } from './bring-back-works.ts'
import type { Gone } from './last-state.ts'

/** A delete that can be undone: of these nothing refers to the record, or the record is only marked. */
export type UndoableKind = OrderedKind | 'discount'
export const undoableKinds: [UndoableKind, ...UndoableKind[]] = [...orderedKinds, 'discount']

type Act = (tx: Transaction, gone: Gone, fields: Fields) => Promise<void>

/** What of a kind isn't in its definition. */
const parts: Partial<Record<OrderedKind, Act>> = {
  service: bringBackServiceParts,
  product: assertServiceIsThere,
  project: bringBackProjectParts,
  campaign: bringBackCampaignParts,
}

export async function bringBack(
  tx: Transaction,
  { kind, ...gone }: Gone & { kind: UndoableKind },
  fields: Fields,
): Promise<void> {
  if (kind === 'discount') return bringBackDiscount(tx, gone, fields)
  await bringBackOwn(tx, kind, gone.id, fields)
  await parts[kind]?.(tx, gone, fields)
}
