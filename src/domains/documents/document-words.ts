import type { ChargeKind, PaymentWay } from '../../db/generated/client.ts'
import type { Message } from '../../lib/errors.ts'
import { languages } from '../../lib/languages.ts'
import { sayIn } from '../email/email.ts'
import type { Said } from './document-content.ts'

/** What documents are called, and what stands on them beside figures. */
export const documentLabels = {
  invoice: /*i18n*/ { id: 'issuedDocument.invoice', message: 'Invoice {number}' },
  act: /*i18n*/ { id: 'issuedDocument.act', message: 'Act of acceptance {number}' },
  statement: /*i18n*/ { id: 'issuedDocument.statement', message: 'Account statement {number}' },
  correction: /*i18n*/ { id: 'issuedDocument.correction', message: 'Correction {number}' },
  receipt: /*i18n*/ { id: 'issuedDocument.receipt', message: 'Payment receipt {number}' },
  seller: /*i18n*/ { id: 'issuedDocument.seller', message: 'Seller' },
  buyer: /*i18n*/ { id: 'issuedDocument.buyer', message: 'Buyer' },
  voen: /*i18n*/ { id: 'issuedDocument.voen', message: 'VÖEN' },
  director: /*i18n*/ { id: 'issuedDocument.director', message: 'Director' },
  contract: /*i18n*/ { id: 'issuedDocument.contract', message: 'Contract' },
  name: /*i18n*/ { id: 'issuedDocument.name', message: 'Name' },
  quantity: /*i18n*/ { id: 'issuedDocument.quantity', message: 'Quantity' },
  net: /*i18n*/ { id: 'issuedDocument.net', message: 'Without VAT' },
  vat: /*i18n*/ { id: 'issuedDocument.vat', message: 'VAT 18%' },
  sum: /*i18n*/ { id: 'issuedDocument.sum', message: 'Total' },
  deposit: /*i18n*/ { id: 'issuedDocument.deposit', message: 'Deposit' },
  rest: /*i18n*/ { id: 'issuedDocument.rest', message: 'Balance' },
  mainPayment: /*i18n*/ { id: 'issuedDocument.mainPayment', message: '1. Net amount' },
  vatPayment: /*i18n*/ { id: 'issuedDocument.vatPayment', message: '2. VAT' },
  payment: /*i18n*/ { id: 'issuedDocument.payment', message: 'To pay' },
  vatAccount: /*i18n*/ { id: 'issuedDocument.vatAccount', message: 'VAT deposit account' },
  bankCode: /*i18n*/ { id: 'issuedDocument.bankCode', message: 'code {code}' },
  correspondent: /*i18n*/ { id: 'issuedDocument.correspondent', message: 'Corr. account {account}' },
  purpose: /*i18n*/ { id: 'issuedDocument.purpose', message: 'Purpose: {reference}' },
  vatPurpose: /*i18n*/ { id: 'issuedDocument.vatPurpose', message: 'Purpose: {reference} VAT' },
  dueOn: /*i18n*/ { id: 'issuedDocument.dueOn', message: 'To be paid by {day}.' },
  paidTwice: /*i18n*/ {
    id: 'issuedDocument.paidTwice',
    message: 'The invoice counts as paid once both payments have come in.',
  },
  accepted: /*i18n*/ {
    id: 'issuedDocument.accepted',
    message:
      'The works named above were done in full and accepted. The parties have no claims against each other.',
  },
  handedOver: /*i18n*/ { id: 'issuedDocument.handedOver', message: 'Handed over' },
  received: /*i18n*/ { id: 'issuedDocument.received', message: 'Accepted' },
  signature: /*i18n*/ { id: 'issuedDocument.signature', message: 'signature, name, seal' },
  corrects: /*i18n*/ { id: 'issuedDocument.corrects', message: 'Corrects {number} of {day}' },
  reason: /*i18n*/ { id: 'issuedDocument.reason', message: 'Reason' },
  span: /*i18n*/ { id: 'issuedDocument.span', message: 'From {from} to {to}' },
  day: /*i18n*/ { id: 'issuedDocument.day', message: 'Day' },
  what: /*i18n*/ { id: 'issuedDocument.what', message: 'What' },
  debit: /*i18n*/ { id: 'issuedDocument.debit', message: 'Debit' },
  credit: /*i18n*/ { id: 'issuedDocument.credit', message: 'Credit' },
  opening: /*i18n*/ { id: 'issuedDocument.opening', message: 'Owed at the beginning' },
  closing: /*i18n*/ { id: 'issuedDocument.closing', message: 'Owed at the end' },
  paymentOf: /*i18n*/ { id: 'issuedDocument.paymentOf', message: 'Payment No. {number}' },
  paidFor: /*i18n*/ { id: 'issuedDocument.paidFor', message: 'Paid for' },
  receivedOn: /*i18n*/ { id: 'issuedDocument.receivedOn', message: 'Received on' },
  way: /*i18n*/ { id: 'issuedDocument.way', message: 'How' },
  payer: /*i18n*/ { id: 'issuedDocument.payer', message: 'Payer' },
  notFiscal: /*i18n*/ { id: 'issuedDocument.notFiscal', message: 'This is no fiscal receipt.' },
  balance: /*i18n*/ { id: 'issuedDocument.balance', message: 'Balance in credit' },
  page: /*i18n*/ { id: 'issuedDocument.page', message: '{title}, page {page}' },
} as const satisfies Record<string, Message>

type Values = Record<string, string | number>

/** A message in the three languages of a document. */
export const saidOf = (message: Message, values: Values = {}): Said => {
  const [az, ru, en] = languages.map((language) => sayIn(language)(message, values))
  return { az: az ?? '', ru: ru ?? '', en: en ?? '' }
}

/** What a charge is called on documents. */
export const chargeWords = {
  delivery: /*i18n*/ { id: 'issuedDocument.charge.delivery', message: 'Delivery' },
  design: /*i18n*/ { id: 'issuedDocument.charge.design', message: 'Design' },
  other: /*i18n*/ { id: 'issuedDocument.charge.other', message: 'Additional work' },
} as const satisfies Record<ChargeKind, Message>

/** What the lines of a statement are called. */
export const entryTitles = {
  document: (number: string): Said => ({ az: number, ru: number, en: number }),
  payment: (number: number): Said => saidOf(documentLabels.paymentOf, { number }),
}

/** How money came in, as receipts say it. */
export const paymentWayWords: Record<PaymentWay, Message> = {
  card: /*i18n*/ { id: 'issuedDocument.card', message: 'card, online' },
  terminal: /*i18n*/ { id: 'issuedDocument.terminal', message: 'card at our office' },
  cash: /*i18n*/ { id: 'issuedDocument.cash', message: 'cash' },
  transfer: /*i18n*/ { id: 'issuedDocument.transfer', message: 'bank transfer' },
  vatAccount: /*i18n*/ { id: 'issuedDocument.toVatAccount', message: 'to the VAT account' },
}
