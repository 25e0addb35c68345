import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { OrderTurn } from '../../kit/orders/order-parts.ts'
import type { DocketKey } from './docket-key.ts'

export type DocketTexts = { title: MessageDescriptor; text: MessageDescriptor | null }

/**
 * The texts of an order's docket: the next step, and a sentence about it. `must` and `look` are those of the newest
 * version.
 */
export function docketTexts(key: DocketKey, { must, look }: { must: number; look: number }): DocketTexts {
  switch (key) {
    case 'sendArtwork':
      return {
        title: msg`Send the artwork`,
        text: msg`A PDF is best. We check it within seconds and say whether it can be printed as it is.`,
      }
    case 'fixArtwork':
      return {
        title: msg({
          message: plural(must, {
            one: 'Fix # place in the artwork and send it again',
            other: 'Fix # places in the artwork and send it again',
          }),
        }),
        text: msg`As it is, the file would not print well. What to fix, and how, is listed below.`,
      }
    case 'lookAtFindings':
      return {
        title: msg`Artwork checked`,
        text: msg({
          message: plural(look, {
            one: 'Nothing has to be fixed. Take a look at # place and tell us if it may stay as it is.',
            other:
              'Nothing has to be fixed. Take a look at # places and tell us if they may stay as they are.',
          }),
        }),
      }
    case 'answerProof':
      return {
        title: msg`Look at the proof`,
        text: msg`Nothing is printed until you approve it with your name.`,
      }
    case 'pay':
      return { title: msg`A payment is awaited`, text: msg`We go on as soon as it has come in.` }
    case 'payAndAnswer':
      return {
        title: msg`Pay, and look at the proof`,
        text: msg`Printing starts after these two. If it gets late, the day moves; the price doesn’t.`,
      }
    case 'collect':
      return { title: msg`Your order is ready: you can pick it up.`, text: null }
    case 'lookAtFile':
      return {
        title: msg`Our prepress team is looking at your file`,
        text: msg`The checks could not read all of it, so a person is looking at it. We’ll write here as soon as we have looked.`,
      }
    case 'makeProof':
      return {
        title: msg`Artwork checked`,
        text: msg`Nothing has to be fixed. We are preparing the proof; you will find it here.`,
      }
    case 'approveOwn':
      return {
        title: msg`Artwork checked`,
        text: msg`Nothing has to be fixed. You can look at the proof now and approve it for print.`,
      }
    case 'makeChanges':
      return {
        title: msg`We are making the changes`,
        text: msg`The next proof will include what you asked for. You will find it here.`,
      }
    case 'design':
      return {
        title: msg`We do the design`,
        text: msg`Our designer will write to you here. If you do have artwork of your own, send it.`,
      }
    case 'answerMessage':
      return { title: msg`We are reading your message`, text: msg`We’ll answer here.` }
    case 'approved':
      return {
        title: msg`Thank you. Your order goes to print`,
        text: msg`There is nothing more for you to do. You will see here when it is ready.`,
      }
    case 'approvedUnpriced':
      return {
        title: msg`Thank you. The artwork is approved`,
        text: msg`We are working out the price. Once it is agreed, your order goes to print.`,
      }
    case 'price':
      return { title: msg`We are working out the price.`, text: null }
    case 'startProduction':
      return { title: msg`The order is accepted and waits for its turn.`, text: null }
    case 'produce':
      return { title: msg`Your order is being made.`, text: null }
    case 'waitForChecks':
      return {
        title: msg({ message: 'Checking', context: 'order' }),
        text: msg`This takes a few seconds. You can close the page: what we find stays here.`,
      }
    case 'nothing':
      return { title: msg`The order is completed. Thank you!`, text: null }
  }
}

/** The next step in short for a list of orders; none where the status says it. */
export const nextSteps: Record<OrderTurn['what'], MessageDescriptor | null> = {
  sendArtwork: msg`Send the artwork`,
  fixArtwork: msg`Fix the artwork`,
  lookAtFindings: msg`Artwork checked`,
  answerProof: msg`Look at the proof`,
  // The word of its money says it.
  pay: null,
  collect: null,
  price: null,
  lookAtFile: msg`Our prepress team is looking at your file`,
  makeProof: msg`Artwork checked`,
  makeChanges: msg`We are making the changes`,
  design: msg`We do the design`,
  startProduction: null,
  answerMessage: msg`We are reading your message`,
  produce: null,
  waitForChecks: msg({ message: 'Checking', context: 'order' }),
  nothing: null,
}
