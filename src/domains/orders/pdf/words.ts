import type { Message } from '../../../lib/errors.ts'

/** What the papers say. */
export const words = {
  ticket: /*i18n*/ { id: 'paper.ticket', message: 'Job ticket' },
  quote: /*i18n*/ { id: 'paper.quote', message: 'Price quote' },
  service: /*i18n*/ { id: 'paper.service', message: 'Service' },
  product: /*i18n*/ { id: 'paper.product', message: 'Product' },
  item: /*i18n*/ { id: 'paper.item', message: 'Item' },
  job: /*i18n*/ { id: 'paper.job', message: 'Job' },
  run: /*i18n*/ { id: 'paper.run', message: 'Print run' },
  pieces: /*i18n*/ { id: 'paper.pieces', message: '{count} pcs' },
  customer: /*i18n*/ { id: 'paper.customer', message: 'Customer' },
  comment: /*i18n*/ { id: 'paper.comment', message: 'Comment' },
  placed: /*i18n*/ { id: 'paper.placed', message: 'Ordered' },
  issued: /*i18n*/ { id: 'paper.issued', message: 'Issued' },
  artwork: /*i18n*/ { id: 'paper.artwork', message: 'Artwork' },
  printing: /*i18n*/ { id: 'paper.printing', message: 'Printing' },
  cutting: /*i18n*/ { id: 'paper.cutting', message: 'Cutting' },
  packing: /*i18n*/ { id: 'paper.packing', message: 'Packing' },
  machine: /*i18n*/ { id: 'paper.machine', message: 'Machine' },
  doneBy: /*i18n*/ { id: 'paper.doneBy', message: 'Done by' },
  count: /*i18n*/ { id: 'paper.count', message: 'Quantity' },
  each: /*i18n*/ { id: 'paper.each', message: 'Unit price' },
  sum: /*i18n*/ { id: 'paper.sum', message: 'Amount' },
  campaign: /*i18n*/ { id: 'paper.campaign', message: 'Campaign, {percent}' },
  client: /*i18n*/ { id: 'paper.client', message: 'Your discount, {percent}' },
  total: /*i18n*/ { id: 'paper.total', message: 'Amount due' },
  estimate: /*i18n*/ { id: 'paper.estimate', message: 'Estimated total' },
  estimateNote: /*i18n*/ {
    id: 'paper.estimateNote',
    message: 'This price is an estimate. We confirm the final price once we have looked at the order.',
  },
  confirmedNote: /*i18n*/ { id: 'paper.confirmedNote', message: 'We have confirmed this price.' },
  notApproved: /*i18n*/ {
    id: 'paper.notApproved',
    message: 'This order was not approved, so there is nothing to quote.',
  },
  noPrice: /*i18n*/ {
    id: 'paper.noPrice',
    message: 'This order has no price yet, so there is nothing to quote.',
  },
} as const satisfies Record<string, Message>
