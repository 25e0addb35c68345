import { Trans } from '@lingui/react/macro'
import { OfficeField } from '../../../ui/office/field.tsx'
import { OfficeTextarea } from '../../../ui/office/inputs.tsx'
import { forgetText, useKeptText } from '../kept-text.ts'

/** As the server takes it. */
const longest = 500

const nameOf = (orderId: number) => `cancel.${orderId}`

/** What was written for an order; asked again after a refusal, it is still there. */
export const useCancelReason = (orderId: number) => useKeptText(nameOf(orderId))

/** The order is cancelled: its reason is no draft any more. */
export const forgetCancelReason = (orderId: number): void => forgetText(nameOf(orderId))

type CancelReasonProps = { reason: string; onReason: (reason: string) => void }

/** Why an order is cancelled, in one's own words, for the customer to read. */
export const CancelReason = ({ reason, onReason }: CancelReasonProps) => (
  <OfficeField
    className="mt-3"
    label={<Trans>Reason (optional)</Trans>}
    hint={<Trans>The customer reads it in “My orders” and in the mail, as it is written.</Trans>}
  >
    <OfficeTextarea
      rows={3}
      maxLength={longest}
      value={reason}
      onChange={(event) => onReason(event.target.value)}
    />
  </OfficeField>
)
