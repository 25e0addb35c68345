import { Trans } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { cancelFields } from '../../../../src/domains/orders/order-input.ts'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { useResolver } from '../forms/use-resolver.ts'
import { keepText, keptText } from '../kept-text.ts'

const schema = cancelFields.pick({ reason: true })
/** The server's maximum length. */
const longest = 500

const nameOf = (orderId: number) => `cancel.${orderId}`

/** The reason written for an order; it is still there when the dialog opens again after a refusal. */
export function useCancelReason(orderId: number) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { reason: keptText(nameOf(orderId)) },
    resolver: useResolver<{ reason: string }>(schema),
  })
  const keep = (event: { target: { value: string } }) => keepText(nameOf(orderId), event.target.value)
  return {
    field: { error: formState.errors.reason?.message, control: register('reason', { onChange: keep }) },
    submit: (act: (reason: string) => void) => handleSubmit(({ reason }) => act(reason))(),
  }
}

/** The order is cancelled: its reason is no draft any more. */
export const forgetCancelReason = (orderId: number): void => keepText(nameOf(orderId), '')

type CancelReasonProps = { field: ReturnType<typeof useCancelReason>['field'] }

/** A field for why an order is cancelled, which the customer reads. */
export const CancelReason = ({ field: { error, control } }: CancelReasonProps) => (
  <AdminField
    className="mt-3"
    label={<Trans>Reason (optional)</Trans>}
    hint={<Trans>The customer reads it as it is written.</Trans>}
    error={error}
  >
    <AdminTextarea rows={3} maxLength={longest} {...control} />
  </AdminField>
)
