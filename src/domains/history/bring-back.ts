import type { Transaction } from '../../db/client.ts'
import type { JournalKind } from '../audit/record-kinds.ts'
import type { Fields } from '../audit/values.ts'
import {
  bringBackAdvertisement,
  bringBackContact,
  bringBackPartner,
  bringBackSocialAccount,
} from './bring-back-cards.ts'
import { bringBackProduct, bringBackService } from './bring-back-catalog.ts'
import { bringBackDeal, bringBackDiscount, bringBackProject } from './bring-back-works.ts'

/** What is brought back, and who does it. */
export type Gone = { by: number; id: number }

/** A delete that can be undone: of these nothing refers to the record, or the record is only marked. */
const ways = {
  partner: bringBackPartner,
  advertisement: bringBackAdvertisement,
  socialAccount: bringBackSocialAccount,
  contact: bringBackContact,
  deal: bringBackDeal,
  project: bringBackProject,
  discount: bringBackDiscount,
  product: bringBackProduct,
  service: bringBackService,
} as const satisfies Partial<
  Record<JournalKind, (tx: Transaction, gone: Gone, fields: Fields) => Promise<void>>
>

export type UndoableKind = keyof typeof ways
export const undoableKinds = Object.keys(ways) as [UndoableKind, ...UndoableKind[]]

export const bringBack = (
  tx: Transaction,
  { kind, ...gone }: Gone & { kind: UndoableKind },
  fields: Fields,
): Promise<void> => ways[kind](tx, gone, fields)
