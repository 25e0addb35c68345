import { z } from 'zod'
import { SecurityAct } from '../db/generated/client.ts'
import { roleSchema } from '../domains/access/role-output.ts'
import { loggedIn } from '../domains/accounts/accounts.ts'
import { artworkSchema, versionSchema } from '../domains/artwork/artwork-output.ts'
import { ticketSchema } from '../domains/artwork/download-ticket.ts'
import { recordKinds } from '../domains/audit/record-kinds.ts'
import { basketLine } from '../domains/basket/basket-input.ts'
import { basketSchema } from '../domains/basket/basket-output.ts'
import { buyerSchema } from '../domains/buyers/buyer-output.ts'
import { campaignSchema, multilanguageCampaignSchema } from '../domains/campaigns/campaign-output.ts'
import { serviceCampaignSchema } from '../domains/campaigns/running-campaigns.ts'
import { cardPaymentSchema } from '../domains/card-payments/pay-linked.ts'
import { payPageSchema } from '../domains/card-payments/payment-links.ts'
import { priceRow } from '../domains/catalog/catalog-input.ts'
import {
  multilanguageProductSchema,
  multilanguageServiceSchema,
} from '../domains/catalog/multilanguage-output.ts'
import { priceSchema } from '../domains/catalog/price-output.ts'
import { profileSchema } from '../domains/catalog/profile-acts.ts'
import { profileRules } from '../domains/catalog/profile-input.ts'
import { pricedCardSchema, serviceSchema } from '../domains/catalog/service-output.ts'
import { textKinds } from '../domains/content/definitions.ts'
import { valueSchema } from '../domains/content/values.ts'
import { courierDayLinkSchema, courierDaySchema } from '../domains/courier-days/day-output.ts'
import { linkedDaySchema, stopSchema } from '../domains/courier-days/linked-day.ts'
import { customerDetailSchema, customerSchema } from '../domains/customers/customer-output.ts'
import { discountSchema } from '../domains/customers/discount-acts.ts'
import { shippingAddress } from '../domains/delivery/delivery-input.ts'
import {
  addressSchema,
  bandSchema,
  deliverySchema,
  placeSchema,
  pointSchema,
  shownDeliverySchema,
  waySchema,
  zoneSchema,
} from '../domains/delivery/delivery-output.ts'
import { documentSchema } from '../domains/documents/document-output.ts'
import { numbersSchema, problemSchema, sentSchema } from '../domains/eqaime/eqaime-output.ts'
import { entrySchema } from '../domains/history/entry-output.ts'
import { personSchema } from '../domains/history/list-history.ts'
import { messageSchema, templateSchema, threadSchema } from '../domains/messages/message-output.ts'
import { answerSchema } from '../domains/offers/answer-output.ts'
import { staffLine } from '../domains/offers/line-output.ts'
import { offerLine } from '../domains/offers/offer-input.ts'
import { linkedOfferSchema } from '../domains/offers/read-linked.ts'
import { offerSchema } from '../domains/offers/read-offer.ts'
import { configurationSchema } from '../domains/options/configuration-input.ts'
import { orderedOptions, selectionOut } from '../domains/options/ordered-options.ts'
import { selectionSchema } from '../domains/options/selection-input.ts'
import { orderLinkSchema } from '../domains/order-links/order-link-output.ts'
import { deliveryChoice } from '../domains/order-shipment/choice-input.ts'
import { shipmentEventSchema, shipmentSchema } from '../domains/order-shipment/shipment-output.ts'
import { orderStatusNames } from '../domains/order-status/statuses.ts'
import { turnWhats } from '../domains/order-status/turn-acts.ts'
import { manyOutcome } from '../domains/orders/many-moves.ts'
import { orderDetailSchema } from '../domains/orders/order-detail.ts'
import { orderEventSchema } from '../domains/orders/order-events.ts'
import { orderNoteSchema } from '../domains/orders/order-notes.ts'
import { orderQuoteSchema, orderSchema, readOrderSchema } from '../domains/orders/order-output.ts'
import { linkedOrderSchema } from '../domains/payment-links/read-linked.ts'
import { orderMoneySchema, paymentSchema, requestSchema } from '../domains/payments/payment-output.ts'
import { customerMoneySchema } from '../domains/payments/read-customer-money.ts'
import { refundSchema } from '../domains/payments/refund-output.ts'
import {
  bookingSchema,
  statementLineSchema,
  statementSchema,
} from '../domains/payments/statements/statement-output.ts'
import { settingsSchema as paymentSettingsSchema, termsSchema } from '../domains/payments/terms.ts'
import { movedSchema } from '../domains/places/place-input.ts'
import { projectSchema, projectTextsSchema } from '../domains/portfolio/project-output.ts'
import { measure } from '../domains/preflight/finding-output.ts'
import { check } from '../domains/preflight/profile-input.ts'
import { findingSchema } from '../domains/preflight/version-findings.ts'
import { itemWorkSchema } from '../domains/production/item-work.ts'
import {
  closedDaySchema,
  holidaySchema,
  settingsSchema,
  workKindSchema,
} from '../domains/production/production-output.ts'
import { promiseSchema } from '../domains/production/promise-output.ts'
import { readyDaySchema } from '../domains/production/ready-day.ts'
import { staffPin } from '../domains/proofs/proof-input.ts'
import { proofSchema, proofsSchema } from '../domains/proofs/proof-output.ts'
import { purchaseSchema } from '../domains/purchases/purchase-output.ts'
import { sellerProfileSchema, shownSellerSchema } from '../domains/seller/read-seller.ts'
import { accountSchema } from '../domains/seller/seller-input.ts'
import { staffShipmentSchema } from '../domains/shipments/staff-shipment.ts'
import { allAboutUsOut } from '../domains/site/about-us.ts'
import { advertisementSchema } from '../domains/site/advertisements.ts'
import { contactRecordSchema } from '../domains/site/contact-output.ts'
import { contactRequestSchema } from '../domains/site/contact-request-output.ts'
import { allPageTextsOut, pageTextsOut } from '../domains/site/page-texts.ts'
import { partnerSchema } from '../domains/site/partners.ts'
import { socialAccountSchema } from '../domains/site/social-accounts.ts'
import { userSchema } from '../domains/staff/user-output.ts'
import { courierCashSchema } from '../domains/till/courier-cash.ts'
import { closedTillSchema, movementSchema, tillSchema } from '../domains/till/read-till.ts'
import { takenSchema } from '../domains/turns/take-order.ts'
import { workCountsSchema } from '../domains/turns/work-list.ts'
import { textsOut } from '../lib/fields.ts'
import { type JsonSchema, jsonSchema } from './openapi-schema.ts'

/** Output schemas, by the name of their field (API-11). */
const answered: Record<string, z.ZodType> = {
  AboutUsInAllLanguages: allAboutUsOut,
  Advertisement: advertisementSchema,
  Artwork: artworkSchema,
  ArtworkVersion: versionSchema,
  BankLine: statementLineSchema,
  BankLineBooking: bookingSchema,
  BankStatement: statementSchema,
  BankAccount: accountSchema,
  Basket: basketSchema,
  Buyer: buyerSchema,
  Address: addressSchema,
  Shipment: shipmentSchema,
  ShipmentEvent: shipmentEventSchema,
  ShipmentForStaff: staffShipmentSchema,
  Delivery: deliverySchema,
  DeliveryBand: bandSchema,
  DeliveryPlace: placeSchema,
  DeliveryWay: waySchema,
  DeliveryZone: zoneSchema,
  PickupPoint: pointSchema,
  ShownDelivery: shownDeliverySchema,
  CalculatedPrice: orderQuoteSchema,
  Campaign: campaignSchema,
  CampaignInAllLanguages: multilanguageCampaignSchema,
  CardPayment: cardPaymentSchema,
  Check: check,
  CheckProfile: profileSchema,
  ClosedDay: closedDaySchema,
  Configuration: configurationSchema,
  ClosedTill: closedTillSchema,
  ContactRecord: contactRecordSchema,
  ContactRequest: contactRequestSchema,
  Customer: customerSchema,
  CustomerDetail: customerDetailSchema,
  CourierCash: courierCashSchema,
  CourierDay: courierDaySchema,
  CourierDayWithLink: courierDayLinkSchema,
  CourierList: linkedDaySchema,
  CourierStop: stopSchema,
  CustomerMoney: customerMoneySchema,
  Discount: discountSchema,
  Document: documentSchema,
  Eqaime: sentSchema,
  EqaimeNumbers: numbersSchema,
  EqaimeProblem: problemSchema,
  DownloadTicket: ticketSchema,
  FieldValue: valueSchema,
  Finding: findingSchema,
  HistoryEntry: entrySchema,
  Holiday: holidaySchema,
  LinkedQuote: linkedOfferSchema,
  LinkedPayment: payPageSchema,
  LinkedPaymentOrder: linkedOrderSchema,
  LoggedIn: loggedIn,
  Measure: measure,
  Message: messageSchema,
  Messages: threadSchema,
  MessageTemplate: templateSchema,
  Moved: movedSchema,
  NameInAllLanguages: z.object(textsOut('name')),
  NamedRecord: z.object({ id: z.int(), ...textsOut('name') }),
  Note: orderNoteSchema,
  Order: orderSchema,
  OrderAsRead: readOrderSchema,
  OrderDetail: orderDetailSchema,
  OrderedOptions: orderedOptions,
  OrderEvent: orderEventSchema,
  OrderLink: orderLinkSchema,
  OrderMoney: orderMoneySchema,
  OrderOfMany: manyOutcome,
  PageTexts: pageTextsOut,
  PageTextsInAllLanguages: allPageTextsOut,
  Partner: partnerSchema,
  Payment: paymentSchema,
  PaymentRequest: requestSchema,
  PaymentSettings: paymentSettingsSchema,
  PaymentTerms: termsSchema,
  Person: personSchema,
  ProductionSettings: settingsSchema,
  ProductInAllLanguages: multilanguageProductSchema,
  Project: projectSchema,
  ProjectInAllLanguages: projectTextsSchema,
  PromisedDay: promiseSchema,
  Proof: proofSchema,
  Proofs: proofsSchema,
  Purchase: purchaseSchema,
  Quote: offerSchema,
  QuoteAnswer: answerSchema,
  QuoteLineAsRead: staffLine,
  ReadyDay: readyDaySchema,
  Refund: refundSchema,
  Refunds: z.array(refundSchema),
  Role: roleSchema,
  RunningCampaign: serviceCampaignSchema,
  Seller: shownSellerSchema,
  SellerProfile: sellerProfileSchema,
  SelectionAsOrdered: selectionOut,
  Service: serviceSchema,
  ServiceCard: pricedCardSchema,
  ServiceInAllLanguages: multilanguageServiceSchema,
  SocialMediaAccount: socialAccountSchema,
  TakenOn: takenSchema,
  Tier: priceSchema,
  Till: tillSchema,
  TillMovement: movementSchema,
  TurnCounts: workCountsSchema,
  User: userSchema,
  Work: itemWorkSchema,
  WorkKind: workKindSchema,
}

/** Input schemas, likewise. */
const sent: Record<string, z.ZodType> = {
  AccountEvent: z.enum(SecurityAct),
  BasketLine: basketLine,
  CheckRules: profileRules,
  DeliveryChoice: deliveryChoice,
  ShippingAddress: shippingAddress,
  OrderStatus: z.enum(orderStatusNames),
  Pin: staffPin,
  Price: priceRow,
  QuoteLine: offerLine,
  RecordKind: z.enum(recordKinds),
  Selection: selectionSchema,
  TextKind: z.enum(textKinds),
  WhatToDo: z.enum(turnWhats),
}

type Named = { byName: Record<string, JsonSchema>; nameOf: Map<string, string>; outlines: Set<string> }
let known: Named | undefined

function names(): Named {
  if (known) return known
  const all = [
    ...Object.entries(answered).map(([name, schema]) => [name, jsonSchema(schema, 'output')] as const),
    ...Object.entries(sent).map(([name, schema]) => [name, jsonSchema(schema, 'input')] as const),
  ]
  known = {
    byName: Object.fromEntries(all),
    nameOf: new Map(all.map(([name, schema]) => [JSON.stringify(schema), name])),
    outlines: new Set(all.map(([, schema]) => outlineOf(schema))),
  }
  return known
}

/** Distinguishes most schemas without writing out all of them. */
const outlineOf = (schema: object): string =>
  Object.values(schema)
    .map((part) => (typeof part === 'object' && part !== null ? Object.keys(part).join() : String(part)))
    .join(' ')

/** The document's schemas, each with references to the others. */
export const namedSchemas = (): Record<string, JsonSchema> =>
  Object.fromEntries(
    Object.entries(names().byName).map(([name, schema]) => [name, partsReferred(schema) as JsonSchema]),
  )

/** A schema with references in place of named ones. */
export function withReferences(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null) return schema
  const { nameOf, outlines } = names()
  const name = outlines.has(outlineOf(schema)) ? nameOf.get(JSON.stringify(schema)) : undefined
  return name === undefined ? partsReferred(schema) : { $ref: `#/components/schemas/${name}` }
}

function partsReferred(schema: object): unknown {
  if (Array.isArray(schema)) return schema.map(withReferences)
  return Object.fromEntries(Object.entries(schema).map(([key, inner]) => [key, withReferences(inner)]))
}
