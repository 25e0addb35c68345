import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../../lib/weekday.ts'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { Mark } from '../../../../ui/admin/mark.tsx'
import { Money } from '../../../../ui/money.tsx'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useToday } from '../../../kit/production/queries.ts'
import { useOrderAct } from '../use-print-page.ts'
import { useKindNames } from './kind-names.ts'
import { type MoneyRequest, openRequests } from './money-rules.ts'
import { PayLink } from './pay-link.tsx'

type OpenRequestsProps = { order: OrderDetail; requests: readonly MoneyRequest[] }

/** What its customer is asked for now, each with its day, its link, and a way to ask for it no longer. */
export const OpenRequests = ({ order, requests }: OpenRequestsProps) =>
  openRequests({ requests: [...requests] }).map((request) => (
    <OneRequest key={request.id} order={order} request={request} />
  ))

function OneRequest({ order, request }: { order: OrderDetail; request: MoneyRequest }) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const kindNames = useKindNames()
  const { act, isPending } = useOrderAct(order.id)
  const { id, kind, amount, dueOn, note, at } = request
  const isLate = dueOn !== null && dueOn < today
  return (
    <div className="border-line2 border-t px-3.5 py-3">
      <p className="flex items-baseline justify-between gap-3">
        <span className="admin-meta text-t3">
          <Trans>Asked for</Trans>
        </span>
        <Mark kind={isLate ? 'error' : 'warn'}>
          {isLate ? <Trans>overdue</Trans> : <Trans context="request">open</Trans>}
        </Mark>
      </p>
      <p>
        <strong className="font-semibold">
          <Money azn={amount} />
        </strong>{' '}
        {kindNames[kind].toLocaleLowerCase(language)}
        {dueOn !== null && (
          <span className={isLate ? 'text-error' : undefined}>
            {', '}
            <Trans>by {formatDayAndMonth(dueOn, language)}</Trans>
          </span>
        )}
      </p>
      {note !== '' && <p className="whitespace-pre-line text-t2 wrap-anywhere">{note}</p>}
      <p className="admin-meta flex flex-wrap items-center justify-between gap-x-3 text-t3">
        <span>{formatDate(at, language, 'moment')}</span>
        <WordButton
          disabled={isPending}
          onClick={() =>
            act({
              run: (client) => client.payments.cancelRequest.mutate({ id }),
              said: t`The money is no longer asked for`,
              failed: t`The request was not cancelled`,
            })
          }
        >
          <Trans>Cancel the request</Trans>
        </WordButton>
      </p>
      <PayLink order={order} request={request} />
    </div>
  )
}
