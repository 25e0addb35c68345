import { type OrderStatus, orderStatuses } from '../order-status/statuses.ts'
import type { ArtworkState } from './states.ts'

/** Whose turn it is: `workshop` while it is printed, `none` while the site checks, and once nothing is left to do. */
export const turnSides = ['customer', 'staff', 'workshop', 'none'] as const
export type TurnSide = (typeof turnSides)[number]

/** What there is to do, by whose turn it is. */
export const turnActs = {
  customer: ['sendArtwork', 'fixArtwork', 'lookAtFindings', 'answerProof', 'collect'],
  staff: ['price', 'lookAtFile', 'makeProof', 'makeChanges', 'design', 'startProduction', 'answerMessage'],
  workshop: ['produce'],
  none: ['waitForChecks', 'nothing'],
} as const satisfies Record<TurnSide, readonly string[]>
export type TurnWhat = (typeof turnActs)[TurnSide][number]
export const turnWhats = Object.values(turnActs).flat() as [TurnWhat, ...TurnWhat[]]

/** {@link turnActs} knows which side a thing to do belongs to. */
export type Turn = { [Side in TurnSide]: { side: Side; what: (typeof turnActs)[Side][number] } }[TurnSide]

/** What of an order says whose turn it is. */
export type TurnFacts = {
  status: OrderStatus
  /** Of its artwork; `NotNeeded` where it has none. */
  state: ArtworkState
  /** Findings that only want a look, and that nobody has said yet may stay. */
  openLooks: number
  /** Not every file of the newest version was read by the checks: prepress looks at it. */
  hasUnreadFiles: boolean
  /** Messages of the customer that the company hasn't read. */
  unreadByStaff: number
}

/**
 * Whose turn it is with an order, and what there is to do (TUR-1): one owner at a time. A message of the customer makes it
 * the company's turn, unless the company has something to do anyway.
 */
export function whoseTurn(facts: TurnFacts): Turn {
  const turn = ofOrder(facts)
  return turn.side !== 'staff' && facts.unreadByStaff > 0 ? { side: 'staff', what: 'answerMessage' } : turn
}

function ofOrder(facts: TurnFacts): Turn {
  const { status } = facts
  const { phase } = orderStatuses[status]
  if (phase === 'done' || phase === 'givenUp') return { side: 'none', what: 'nothing' }
  if (status === 'Ready') return { side: 'customer', what: 'collect' }
  if (status === 'InProduction') return { side: 'workshop', what: 'produce' }
  return ofArtwork(facts) ?? { side: 'staff', what: status === 'Pending' ? 'price' : 'startProduction' }
}

/** Null where the artwork wants nothing of anybody. */
function ofArtwork({ state, openLooks, hasUnreadFiles }: TurnFacts): Turn | null {
  switch (state) {
    case 'Missing':
      return { side: 'customer', what: 'sendArtwork' }
    case 'Checking':
      return { side: 'none', what: 'waitForChecks' }
    case 'NeedsFix':
      return { side: 'customer', what: 'fixArtwork' }
    case 'Checked':
      if (openLooks > 0) return { side: 'customer', what: 'lookAtFindings' }
      return { side: 'staff', what: hasUnreadFiles ? 'lookAtFile' : 'makeProof' }
    case 'ProofWaiting':
      return { side: 'customer', what: 'answerProof' }
    case 'ChangesAsked':
      return { side: 'staff', what: 'makeChanges' }
    case 'DesignByUs':
      return { side: 'staff', what: 'design' }
    case 'Approved':
    case 'NotNeeded':
      return null
  }
}
