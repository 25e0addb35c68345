import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useClient } from '../../../../lib/api.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { LinkToSend } from '../../../kit/link-to-send.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { payLinkGreetings } from '../../../kit/pay-link-text.ts'
import { useFailureMessage } from '../../../kit/use-failure-message.ts'
import { useOrderAct } from '../use-print-page.ts'
import type { MoneyRequest } from './money-rules.ts'

/** The link to pay a request, shown on demand: to be copied, sent by WhatsApp, or ended for everybody. */
export function PayLink({ order, request }: { order: OrderDetail; request: MoneyRequest }) {
  const { t } = useLingui()
  const client = useClient()
  const why = useFailureMessage()
  const { act, isPending } = useOrderAct(order.id)
  const show = useMutation({ mutationFn: () => client.paymentLinks.ofRequest.mutate({ id: request.id }) })
  const language = order.customer?.language ?? 'az'
  if (!show.data)
    return (
      <p className="admin-meta">
        <WordButton disabled={show.isPending} onClick={() => show.mutate()}>
          <Trans>Show the link to pay</Trans>
        </WordButton>
        <span role="alert" className="text-error empty:hidden">
          {show.error && why(show.error)}
        </span>
      </p>
    )
  return (
    <div className="grid gap-1 pt-2">
      <LinkToSend
        label={<Trans>The link to pay</Trans>}
        url={show.data.url}
        phoneNumber={order.appUser.phoneNumber}
        greeting={payLinkGreetings[language](formatMoney(request.amount, language))}
      />
      <p className="admin-meta">
        <WordButton
          disabled={isPending}
          onClick={() =>
            act({
              run: (api) => api.paymentLinks.end.mutate({ id: request.id }),
              said: t`The link to pay works no more`,
              failed: t`The link was not revoked`,
              onDone: show.reset,
            })
          }
        >
          <Trans>End this link</Trans>
        </WordButton>
      </p>
    </div>
  )
}
