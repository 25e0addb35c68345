import type { Message } from '../../../lib/errors.ts'

/** What the paper of a quote says, beside the words of other papers. */
export const offerWords = {
  title: /*i18n*/ { id: 'offerPaper.title', message: 'Quote No. {number}' },
  revision: /*i18n*/ { id: 'offerPaper.revision', message: 'Revision' },
  validUntil: /*i18n*/ { id: 'offerPaper.validUntil', message: 'Valid until' },
  preparedBy: /*i18n*/ { id: 'offerPaper.preparedBy', message: 'Prepared by' },
  time: /*i18n*/ { id: 'offerPaper.time', message: 'Time' },
  days: /*i18n*/ {
    id: 'offerPaper.days',
    message:
      '{days, plural, one {# working day from the approved artwork} other {# working days from the approved artwork}}',
  },
  note: /*i18n*/ { id: 'offerPaper.note', message: 'Note' },
  page: /*i18n*/ { id: 'offerPaper.page', message: 'Quote No. {number}, page {page}' },
} as const satisfies Record<string, Message>
