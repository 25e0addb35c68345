import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../../lib/class-names.ts'
import type { OrderTurn } from '../../../kit/artwork/artwork-queries.ts'

export type Owner = OrderTurn['side'] | 'stopped'

const looks: Record<Owner, string> = {
  staff: 'bg-key text-on-key',
  customer: 'bg-paper',
  workshop: 'bg-paper',
  none: 'bg-paper text-t2',
  stopped: 'bg-[repeating-linear-gradient(135deg,var(--hatch)_0_1px,transparent_1px_6px)]',
}
const words: Record<Owner, ReactNode> = {
  staff: <Trans>Our turn</Trans>,
  customer: <Trans>The customer’s turn</Trans>,
  workshop: <Trans>In the workshop</Trans>,
  none: <Trans>Nobody’s turn</Trans>,
  stopped: <Trans>Stopped</Trans>,
}

/** Whose turn it is: black is ours, outlined somebody else's, hatched stands still. */
export const TurnOwner = ({ owner }: { owner: Owner }) => (
  <p
    className={classNames(
      'admin-ticket flex shrink-0 items-center px-3.5 py-3 leading-5! max-md:py-2 md:w-34',
      looks[owner],
    )}
  >
    <span className={owner === 'stopped' ? 'bg-paper px-1' : undefined}>{words[owner]}</span>
  </p>
)

const day = 24 * 60 * 60_000
/** So long without the customer's answer an order stands still. */
const stillAfter = 5 * day

/** The customer hasn't answered for days. */
export const ownerOf = ({ side, since, what }: OrderTurn, now: number): Owner =>
  side === 'customer' && what !== 'collect' && now - Date.parse(since) >= stillAfter ? 'stopped' : side
