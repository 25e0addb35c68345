import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderTurn } from '../../../kit/orders/order-parts.ts'

/** What there is to do, in a few words for a list of orders; none where the status says it. */
export const turnWords: Record<OrderTurn['what'], MessageDescriptor | null> = {
  sendArtwork: msg`Send the artwork`,
  fixArtwork: msg`Fix the artwork`,
  lookAtFindings: msg`Artwork checked`,
  answerProof: msg`Look at the proof`,
  collect: null,
  price: null,
  lookAtFile: msg`Our prepress looks at your file`,
  makeProof: msg`Artwork checked`,
  makeChanges: msg`We are making the changes`,
  design: msg`We do the design`,
  startProduction: null,
  answerMessage: msg`We are reading your message`,
  produce: null,
  waitForChecks: msg({ message: 'Checking', context: 'order' }),
  nothing: null,
}
