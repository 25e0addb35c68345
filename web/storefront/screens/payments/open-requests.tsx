import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { type PaymentRequest, requestWords } from '../../kit/money/money-parts.ts'
import { MoneyRow } from './money-row.tsx'
import { WhatFor } from './what-for.tsx'

/** All that is asked for now, the nearest first. */
export function OpenRequests({ requests }: { requests: readonly PaymentRequest[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  return (
    <section aria-labelledby="open-payments" className="border-key border-t pt-5">
      <h2 id="open-payments" className="type-d3 pb-4">
        <Trans context="payments">Open</Trans>
      </h2>
      <ul className="border-key border-t-2">
        {requests.map(({ id, kind, amount, left, dueOn, orders }) => (
          <MoneyRow
            key={id}
            day={dueOn ? <Trans>by {formatDayAndMonth(dueOn, language)}</Trans> : <Trans>no day set</Trans>}
            what={<WhatFor orderIds={orders.map(({ orderId }) => orderId)} />}
            how={
              <>
                {i18n._(requestWords[kind])}
                {left < amount && (
                  <>
                    {', '}
                    <Trans>partly paid</Trans>
                  </>
                )}
              </>
            }
            azn={left}
          />
        ))}
      </ul>
    </section>
  )
}
