import type { AreaName } from '../../procedures/areas.ts'
import { type ContentKind, contentKinds, definitions } from '../content/definitions.ts'

const contentAreas = Object.fromEntries(
  contentKinds.map((kind): [string, AreaName[]] => [kind, [definitions[kind].area]]),
) as Record<ContentKind, AreaName[]>

/** Every kind of record that staff change, and the areas that see its history. */
export const recordAreas = {
  ...contentAreas,
  contactRequest: ['contact'],
  order: ['orders'],
  offer: ['orders'],
  messageTemplate: ['orders'],
  preflightProfile: ['services'],
  workKind: ['orders'],
  closedDay: ['orders'],
  productionSettings: ['orders'],
  paymentSettings: ['orders'],
  paymentTerms: ['orders'],
  eqaimeSettings: ['orders'],
  sellerProfile: ['orders'],
  buyer: ['orders'],
  deliveryWay: ['orders'],
  deliveryZone: ['orders'],
  pickupPoint: ['orders'],
  till: ['orders'],
  bankStatement: ['orders'],
  document: ['orders'],
  discount: ['discounts'],
  staff: ['staff'],
  customer: ['staff'],
  role: ['roles'],
} as const satisfies Record<string, readonly AreaName[]>

export type RecordKind = keyof typeof recordAreas
export const recordKinds = Object.keys(recordAreas) as [RecordKind, ...RecordKind[]]

/** What the own tables of orders, the till, statements and documents keep isn't recorded a second time. */
export type JournalKind = Exclude<RecordKind, 'order' | 'till' | 'bankStatement' | 'document'>
