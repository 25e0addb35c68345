import type { ArtworkState } from '../../../db/generated/client.ts'
import type { Message } from '../../../lib/errors.ts'

/** How the artwork of an order stands, on its job ticket. */
export const artworkWords = {
  Missing: /*i18n*/ { id: 'paper.artwork.missing', message: 'No artwork' },
  Checking: /*i18n*/ { id: 'paper.artwork.checking', message: 'Checking' },
  NeedsFix: /*i18n*/ { id: 'paper.artwork.needsFix', message: 'Needs fixing' },
  Checked: /*i18n*/ { id: 'paper.artwork.checked', message: 'Checked' },
  ProofWaiting: /*i18n*/ { id: 'paper.artwork.proofWaiting', message: 'With the customer' },
  ChangesAsked: /*i18n*/ { id: 'paper.artwork.changesAsked', message: 'Changes asked' },
  Approved: /*i18n*/ { id: 'paper.artwork.approved', message: 'Approved for print' },
  DesignByUs: /*i18n*/ { id: 'paper.artwork.designByUs', message: 'Design by us' },
  NotNeeded: /*i18n*/ { id: 'paper.artwork.notNeeded', message: 'No artwork needed' },
} as const satisfies Record<ArtworkState, Message>
