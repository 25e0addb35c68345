import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { TextButton } from '../../../ui/button.tsx'
import { type Payment, ways } from '../../kit/money/money-parts.ts'
import { shownPayments } from '../../kit/money/payment-rows.ts'
import { MoneyRow } from './money-row.tsx'
import { WhatFor } from './what-for.tsx'

const shownFirst = 20

/** What came in and went, newest first; earlier ones are shown on demand. */
export function PaidList({ payments }: { payments: readonly Payment[] }) {
  const { i18n } = useLingui()
  const language = useLanguage()
  const [all, setAll] = useState(false)
  const entries = shownPayments(payments)
  return (
    <section aria-labelledby="paid-payments" className="border-key border-t pt-5">
      <h2 id="paid-payments" className="type-d3 pb-4">
        <Trans>Paid and given back</Trans>
      </h2>
      {entries.length === 0 && (
        <p className="text-grey">
          <Trans>Nothing has come in yet. What does stands here.</Trans>
        </p>
      )}
      <ul className="border-key border-t-2 empty:hidden">
        {entries.slice(0, all ? undefined : shownFirst).map(({ id, day, way, kind, amount, orders }) => (
          <MoneyRow
            key={id}
            day={formatDate(`${day}T12:00:00Z`, language, 'dayOfMonth')}
            what={<WhatFor orderIds={orders.map(({ orderId }) => orderId)} />}
            how={
              <>
                {i18n._(ways[way])}
                {kind === 'correction' && (
                  <>
                    {', '}
                    <Trans>entry taken back</Trans>
                  </>
                )}
                {(kind === 'refund' || kind === 'chargeback') && (
                  <>
                    {', '}
                    <Trans>given back</Trans>
                  </>
                )}
              </>
            }
            azn={amount}
          />
        ))}
      </ul>
      {!all && entries.length > shownFirst && (
        <div className="pt-4">
          <TextButton onClick={() => setAll(true)}>
            <Trans context="payments">Earlier ones</Trans>
          </TextButton>
        </div>
      )}
    </section>
  )
}
