import { type GateFacts, isPassed, turnAtGates } from '../order-status/gates.ts'
import { type OrderStatus, type Stage, stageOf, takesArtwork } from '../order-status/statuses.ts'
import type { Turn } from '../order-status/turn-acts.ts'

/** What decides whose turn an order is. */
export type TurnFacts = GateFacts & {
  status: OrderStatus
  /** Findings that only need a look and that the customer hasn't accepted. */
  openLooks: number
  /** The checks couldn't read every file of the newest version, so prepress looks at it. */
  hasUnreadFiles: boolean
  /** Messages from the customer that no one on the staff has read. */
  unreadByStaff: number
}

/**
 * Whose turn it is with an order, and what there is to do (TUR-1): one side at a time. A message from the
 * customer makes it the company's turn, unless the company has something to do anyway.
 */
export function whoseTurn(facts: TurnFacts): Turn {
  const turn = ofOrder(facts)
  return turn.side !== 'staff' && facts.unreadByStaff > 0 ? { side: 'staff', what: 'answerMessage' } : turn
}

/** What there is to do at each stage when the artwork waits for no one. */
const turns = {
  unpriced: { side: 'staff', what: 'price' },
  queued: { side: 'staff', what: 'startProduction' },
  printing: { side: 'workshop', what: 'produce' },
  made: { side: 'workshop', what: 'produce' },
  toCollect: { side: 'customer', what: 'collect' },
  done: { side: 'none', what: 'nothing' },
  givenUp: { side: 'none', what: 'nothing' },
} as const satisfies Record<Stage, Turn>

function ofOrder(facts: TurnFacts): Turn {
  const waits = takesArtwork(facts.status) && !isPassed('approval', facts)
  const ofItsArtwork = waits ? ofArtwork(facts) : null
  return ofItsArtwork ?? turnAtGates(facts.status, facts) ?? turns[stageOf(facts.status)]
}

/** Null when the artwork waits for no one. */
function ofArtwork({ artwork, openLooks, hasUnreadFiles }: TurnFacts): Turn | null {
  switch (artwork?.state ?? 'NotNeeded') {
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
    case 'Optional':
    case 'NotNeeded':
      return null
  }
}
