import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useClient } from '../../../lib/api.ts'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFailureText } from '../use-failure-text.ts'

type PayButtonProps = {
  orderId: number
  requestId: number
  azn: number
  /** Where another way to pay it stands on the page already. */
  isSecondary?: boolean
  /** The id of what says what it is for. */
  describedBy?: string | undefined
  small?: boolean
}

/** Leads to the page on which a request is paid, by its link. */
export function PayButton({
  orderId,
  requestId,
  azn,
  isSecondary = false,
  describedBy,
  small = false,
}: PayButtonProps) {
  const client = useClient()
  const navigate = useNavigate()
  const failureText = useFailureText()
  const open = useMutation({
    mutationFn: () => client.paymentLinks.own.mutate({ orderId, id: requestId }),
    onSuccess: ({ url }) =>
      navigate({ to: '/p/$token/{-$back}', params: { token: url.split('/').at(-1) ?? '' } }),
  })
  return (
    <div className="print:hidden">
      <Button
        variant={isSecondary ? 'secondary' : 'primary'}
        size={small ? 'small' : 'normal'}
        arrow={!small}
        busy={open.isPending}
        aria-describedby={describedBy}
        onClick={() => open.mutate()}
      >
        <Trans>
          Pay <Money azn={azn} />
        </Trans>
      </Button>
      <p role="alert" className="type-small pt-2 font-semibold empty:hidden">
        {open.error && failureText(open.error)}
      </p>
    </div>
  )
}
