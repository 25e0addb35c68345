import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { HoldTerms } from './hold-terms.tsx'

/** Whether the caller can have the price of an order reserved on their card while ordering. */
export function useHolds(): boolean {
  const api = useApi()
  const user = useUser()
  const { data } = useQuery({ ...api.cardPayments.ordering.queryOptions(), enabled: user !== null })
  return data?.holds === true
}

type HoldChoiceProps = {
  azn: number
  busy: boolean
  /** Orders, and leads to the bank's page. */
  onHold: () => void
  /** Only orders. */
  onLater: () => void
}

/** In place of the button that orders: have the price reserved at once, or pay later. */
export const HoldChoice = ({ azn, busy, onHold, onLater }: HoldChoiceProps) => (
  <>
    <div className="mb-3 bg-paper p-4 text-key">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Trans>On hold on your card now</Trans>
        <strong className="type-money text-[26px] leading-8!">
          <Money azn={azn} />
        </strong>
      </p>
      <p className="type-small pt-1">
        <HoldTerms />
      </p>
    </div>
    <Button wide arrow busy={busy} busyLabel={<Trans>Sending the order…</Trans>} onClick={onHold}>
      <Trans>Order, and go to the bank’s page</Trans>
    </Button>
    <Button variant="secondary" wide className="mt-2" busy={busy} onClick={onLater}>
      <Trans>I’ll pay later</Trans>
    </Button>
  </>
)
