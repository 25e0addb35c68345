import type { Message } from '../../../lib/errors.ts'

/** What the paper of a basket says, beside the words of other papers. */
export const basketWords = {
  page: /*i18n*/ { id: 'basketPaper.page', message: 'Price quote, page {page}' },
  pricedAt: /*i18n*/ { id: 'basketPaper.pricedAt', message: 'Prices of' },
  readyOn: /*i18n*/ { id: 'basketPaper.readyOn', message: 'Ready on {day}' },
  byUs: /*i18n*/ {
    id: 'basketPaper.byUs',
    message: 'Design by us: the manager says what it costs.',
  },
  comment: /*i18n*/ { id: 'basketPaper.comment', message: 'Comment: {comment}' },
  prices: /*i18n*/ { id: 'basketPaper.prices', message: 'Prices' },
  pricesNote: /*i18n*/ {
    id: 'basketPaper.pricesNote',
    message:
      'The prices are those of {moment}, Baku time, and bind nobody: they can change until the order is placed. A manager confirms the final price after looking at the artwork. This is not an invoice, and nothing has been ordered yet.',
  },
  requestNote: /*i18n*/ {
    id: 'basketPaper.requestNote',
    message: 'What is on request is not in the total: the manager works it out and writes to you.',
  },
  days: /*i18n*/ { id: 'basketPaper.days', message: 'Days' },
  daysNote: /*i18n*/ {
    id: 'basketPaper.daysNote',
    message:
      'The days hold if you order now and the artwork is approved at once. Weekends and holidays don’t count.',
  },
} as const satisfies Record<string, Message>
