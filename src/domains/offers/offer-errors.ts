import { AppError, invalid, type Message } from '../../lib/errors.ts'

const linkUnknown: Message = /*i18n*/ {
  id: 'offers.linkUnknown',
  message: 'This link does not lead to a quote. Please ask us for a new one.',
}
const revised: Message = /*i18n*/ {
  id: 'offers.revised',
  message:
    'The quote has changed in the meantime: revision {revision} is the newest. Please look at it first.',
}
const paperChanged: Message = /*i18n*/ {
  id: 'offers.paperChanged',
  message: 'This is not the quote that we sent. Open the page again and read it once more.',
}
const hasExpired: Message = /*i18n*/ {
  id: 'offers.expired',
  message: 'The quote has expired. Ask us to renew it: the link stays the same.',
}
const wasWithdrawn: Message = /*i18n*/ {
  id: 'offers.withdrawn',
  message: 'We have withdrawn this quote. Please call or write to us.',
}
const wasAccepted: Message = /*i18n*/ {
  id: 'offers.accepted',
  message: '{name} accepted revision {revision} of this quote on {when}.',
}
const isAnswered: Message = /*i18n*/ {
  id: 'offers.answered',
  message: 'You have answered this quote already. Take that back first.',
}
const nothingToTakeBack: Message = /*i18n*/ {
  id: 'offers.nothingToTakeBack',
  message: 'There is no answer to take back: we may have replied to it in the meantime.',
}
const notSent: Message = /*i18n*/ { id: 'offers.notSent', message: 'This quote has not been sent yet.' }
const noLines: Message = /*i18n*/ { id: 'offers.noLines', message: 'Add a line before you send the quote.' }
const notExpired: Message = /*i18n*/ {
  id: 'offers.notExpired',
  message: 'The quote is still valid: it can be answered as it is.',
}
const deliveryByLink: Message = /*i18n*/ {
  id: 'offers.deliveryByLink',
  message:
    'Log in as the customer of this quote to choose the delivery with it. It can also be chosen later, on the page of the order.',
}
const conflict = (message: Message, values?: Record<string, string | number>): AppError =>
  new AppError('CONFLICT', values ? { ...message, values } : message)

export const offerLinkUnknown = (): AppError => new AppError('NOT_FOUND', linkUnknown)
export const offerRevised = (revision: number): AppError => conflict(revised, { revision })
export const offerDocumentChanged = (): AppError => conflict(paperChanged)
export const offerExpired = (): AppError => conflict(hasExpired)
export const offerWithdrawn = (): AppError => conflict(wasWithdrawn)
export const offerAccepted = (name: string, revision: number, when: string): AppError =>
  conflict(wasAccepted, { name, revision, when })
export const offerAnswered = (): AppError => conflict(isAnswered)
export const nothingTakenBack = (): AppError => conflict(nothingToTakeBack)
export const offerNotSent = (): AppError => conflict(notSent)
export const offerHasNoLines = (): AppError => conflict(noLines)
export const offerDeliveryByLink = (): AppError => invalid('delivery', deliveryByLink)
export const offerNotExpired = (): AppError => conflict(notExpired)
