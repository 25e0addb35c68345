import { Trans } from '@lingui/react/macro'
import type { inferRouterOutputs } from '@trpc/server'
import type { ReactNode } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour } from '../../../lib/weekday.ts'
import { Money } from '../../../ui/money.tsx'
import type { Payer } from './record-draft.ts'

type Written = inferRouterOutputs<AppRouter>['payments']['record']

/** What a receipt of cash or of the terminal says; AZN. */
export type ReceiptFacts = {
  /** Its number is that of the payment. */
  payment: Written
  /** In cash; null where nothing was typed. */
  given: number | null
  /** Whoever pays, with the orders that were open before. */
  before: Payer
  /** What is open now. */
  owed: number
  company: string
}

/** What was paid at the counter, on a strip of 80 mm. It is no fiscal receipt, and says so. */
export function Receipt({ payment, given, before, owed, company }: ReceiptFacts) {
  const language = useLanguage()
  const { appUser } = before
  const toOrders = payment.orders.reduce((sum, { amount }) => sum + amount, 0)
  const rest = payment.amount - toOrders
  return (
    <>
      <h1>{company}</h1>
      <p>
        <Trans>Receipt No. {payment.id}</Trans>
        <br />
        {formatDate(payment.at, language)}, {formatHour(payment.at)}
        <br />
        {`${appUser.name} ${appUser.surname}`.trim()}
      </p>
      <dl>
        {payment.orders.map(({ orderId, amount }) => {
          const item = before.orders.find((one) => one.orderId === orderId)?.item
          return (
            <Line
              key={orderId}
              name={
                <>
                  <Trans>No. {orderId}</Trans> {item && pick(item, 'name', language)}
                </>
              }
              azn={amount}
            />
          )
        })}
        {rest > 0 && <Line name={<Trans>To your balance</Trans>} azn={rest} />}
      </dl>
      <dl>
        <Line
          isSum
          name={
            payment.way === 'cash' ? (
              <Trans context="receipt">Paid in cash</Trans>
            ) : (
              <Trans context="receipt">Paid by card at the terminal</Trans>
            )
          }
          azn={payment.amount}
        />
        {given !== null && (
          <>
            <Line name={<Trans context="receipt">Given</Trans>} azn={given} />
            <Line name={<Trans context="receipt">Change</Trans>} azn={given - payment.amount} />
          </>
        )}
        <Line name={<Trans context="receipt">Left to pay</Trans>} azn={owed} />
      </dl>
      <p>
        {payment.fiscalId && (
          <>
            <Trans>Fiscal receipt No. {payment.fiscalId}</Trans>
            <br />
          </>
        )}
        <Trans>This is not a fiscal receipt.</Trans>
      </p>
    </>
  )
}

type LineProps = { name: ReactNode; azn: number; isSum?: boolean }

const Line = ({ name, azn, isSum = false }: LineProps) => (
  <div data-sum={isSum || undefined}>
    <dt>{name}</dt>
    <dd>
      <Money azn={azn} />
    </dd>
  </div>
)
