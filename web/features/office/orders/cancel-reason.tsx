import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'

/** As the server takes it. */
const longest = 500

/** What was written for orders whose cancellation did not go through: asked again, it is still there. */
const drafts = new Map<number, string>()

export function useCancelReason(orderId: number) {
  const [reason, setReason] = useState(drafts.get(orderId) ?? '')
  return {
    reason,
    setReason: (next: string) => {
      drafts.set(orderId, next)
      setReason(next)
    },
  }
}

/** The order is cancelled: its reason is no draft any more. */
export const forgetCancelReason = (orderId: number): void => void drafts.delete(orderId)

type CancelReasonProps = { reason: string; onReason: (reason: string) => void }

/** Why an order is cancelled, in one's own words, for the customer to read. */
export function CancelReason({ reason, onReason }: CancelReasonProps) {
  const id = useId()
  return (
    <div className="mt-3">
      <label htmlFor={id} className="office-meta block pb-1 font-medium">
        <Trans>Reason (optional)</Trans>
      </label>
      <textarea
        id={id}
        rows={3}
        maxLength={longest}
        value={reason}
        aria-describedby={`${id}-hint`}
        onChange={(event) => onReason(event.target.value)}
        className="w-full rounded-[2px] border border-line bg-paper px-3 py-1.5 outline-offset-0! max-md:text-[16px]"
      />
      <p id={`${id}-hint`} className="office-meta text-t3">
        <Trans>The customer reads it in “My orders” and in the mail, as it is written.</Trans>
      </p>
    </div>
  )
}
