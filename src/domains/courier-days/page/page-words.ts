import type { Message } from '../../../lib/errors.ts'

/** What only the courier's page says; {@link programWords} go to its program with their places open. */
export const pageWords = {
  onlyToday: /*i18n*/ { id: 'courierPage.onlyToday', message: 'today only' },
  left: /*i18n*/ { id: 'courierPage.left', message: '{left} / {addresses} left' },
  taken: /*i18n*/ { id: 'courierPage.taken', message: '{hour}, {name} took it' },
  untaken: /*i18n*/ { id: 'courierPage.untaken', message: '{hour}, not taken: {why}' },
  cash: /*i18n*/ { id: 'courierPage.cash', message: '{sum} taken in cash' },
  otherSum: /*i18n*/ { id: 'courierPage.otherSum', message: 'another sum' },
  sum: /*i18n*/ { id: 'courierPage.sum', message: 'Cash taken, AZN' },
  delivered: /*i18n*/ { id: 'courierPage.delivered', message: 'Delivered' },
  deliveredFor: /*i18n*/ { id: 'courierPage.deliveredFor', message: 'Delivered, {sum} taken' },
  call: /*i18n*/ { id: 'courierPage.call', message: 'Call' },
  untakenAsk: /*i18n*/ { id: 'courierPage.untakenAsk', message: 'Not taken…' },
  why: /*i18n*/ { id: 'courierPage.why', message: 'Why' },
  note: /*i18n*/ { id: 'courierPage.note', message: 'In words' },
  sayUntaken: /*i18n*/ { id: 'courierPage.sayUntaken', message: 'Write it down as not taken' },
  empty: /*i18n*/ { id: 'courierPage.empty', message: 'Nothing is on this list.' },
  renewed: /*i18n*/ {
    id: 'courierPage.renewed',
    message: 'As of {hour} · the link ends at 00:00',
  },
  without: /*i18n*/ {
    id: 'courierPage.without',
    message: 'This browser only shows the list. Call the office once something is delivered: {phone}',
  },
  closed: /*i18n*/ { id: 'courierPage.closed', message: 'This list is closed, call the office' },
} as const satisfies Record<string, Message>

/** What the page's program says; `{…}` is put in by it. */
export const programWords = {
  taken: pageWords.taken,
  untaken: pageWords.untaken,
  left: pageWords.left,
  delivered: pageWords.delivered,
  deliveredFor: pageWords.deliveredFor,
  closed: pageWords.closed,
  unsent: /*i18n*/ { id: 'courierPage.unsent', message: 'not sent yet' },
  waiting: /*i18n*/ {
    id: 'courierPage.waiting',
    message:
      'There is no connection. Kept on this phone: {count}. It is sent once, when the connection is back.',
  },
  offline: /*i18n*/ {
    id: 'courierPage.offline',
    message: 'There is no connection. The list can be read, and what you press is kept.',
  },
  nameMissing: /*i18n*/ { id: 'courierPage.nameMissing', message: 'Write who took it.' },
  sumWrong: /*i18n*/ { id: 'courierPage.sumWrong', message: 'Write the sum, for example 64,00.' },
  whyMissing: /*i18n*/ { id: 'courierPage.whyMissing', message: 'Choose why it was not taken.' },
  storageFull: /*i18n*/ {
    id: 'courierPage.storageFull',
    message: 'This phone keeps nothing. Call the office once something is delivered.',
  },
} as const satisfies Record<string, Message>
