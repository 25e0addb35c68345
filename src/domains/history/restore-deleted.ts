import type { Transaction } from '../../db/client.ts'
import { type OrderedKind, orderedKinds } from '../content/definitions.ts'
import { restoreOwn } from '../content/restore-own.ts'
import type { Fields } from '../content/values.ts'
import type { Gone } from './last-state.ts'
import { assertServiceIsThere, restoreServiceParts } from './restore-catalog.ts'
import { restoreCampaignParts, restoreDiscount, restoreProjectParts } from './restore-works.ts'

/** A delete that can be undone: of these nothing refers to the record, or the record is only marked. */
export type UndoableKind = OrderedKind | 'discount'
export const undoableKinds: [UndoableKind, ...UndoableKind[]] = [...orderedKinds, 'discount']

type Act = (tx: Transaction, gone: Gone, fields: Fields) => Promise<void>

/** What of a kind isn't in its definition. */
const parts: Partial<Record<OrderedKind, Act>> = {
  service: restoreServiceParts,
  product: assertServiceIsThere,
  project: restoreProjectParts,
  campaign: restoreCampaignParts,
}

export async function restoreDeleted(
  tx: Transaction,
  { kind, ...gone }: Gone & { kind: UndoableKind },
  fields: Fields,
): Promise<void> {
  if (kind === 'discount') return restoreDiscount(tx, gone, fields)
  await restoreOwn(tx, kind, gone.id, fields)
  await parts[kind]?.(tx, gone, fields)
}
