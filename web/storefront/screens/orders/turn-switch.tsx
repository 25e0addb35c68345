import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classNames } from '../../../lib/class-names.ts'
import { useCompanyName } from '../../../lib/use-company-name.ts'
import type { OrderTurn } from '../../kit/orders/order-parts.ts'

/** Two joined cells, the customer and the company: the one whose turn it is stands on key, and a text says so. */
export function TurnSwitch({ side }: { side: OrderTurn['side'] }) {
  const house = useCompanyName()
  const isOurs = side === 'staff' || side === 'workshop'
  return (
    <p className="type-small inline-flex max-w-full border border-key font-bold leading-[22px]!">
      <Cell isTurn={side === 'customer'}>
        {side === 'customer' ? <Trans>It’s your turn</Trans> : <Trans>You</Trans>}
      </Cell>
      <Cell isTurn={isOurs}>{isOurs ? <Trans>It’s our turn</Trans> : house}</Cell>
    </p>
  )
}

const Cell = ({ isTurn, children }: { isTurn: boolean; children: ReactNode }) => (
  <span
    aria-hidden={!isTurn || undefined}
    className={classNames(
      'wrap-anywhere min-w-0 px-3.5 py-1',
      isTurn ? 'bg-key text-paper' : 'border-key first:border-r last:border-l',
    )}
  >
    {children}
  </span>
)
