import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../formats.ts'
import { lessOf, type RefundablePayment, refundRows } from './refund-rules.ts'
import { useWayNames, useWaysBack } from './way-names.ts'

type RefundTableProps = { refundable: readonly RefundablePayment[]; paid: number; back: number }

/** What of each payment is kept, what goes back, and how. */
export function RefundTable({ refundable, paid, back }: RefundTableProps) {
  const language = useLanguage()
  const wayNames = useWayNames()
  const waysBack = useWaysBack()
  const amount = (azn: number) => formatAmount(azn, language)
  return (
    <table className="mt-4 w-full border-key border-t-2">
      <thead>
        <tr className="admin-meta border-key border-b text-left text-t2">
          <Head>
            <Trans context="refund">From</Trans>
          </Head>
          <Head figure>
            <Trans context="refund">Paid</Trans>
          </Head>
          <Head figure>
            <Trans>Kept</Trans>
          </Head>
          <Head figure>
            <Trans context="refund">Back</Trans>
          </Head>
          <th scope="col" className="py-2 pl-3 font-medium max-sm:hidden">
            <Trans context="refund">How</Trans>
          </th>
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {refundRows(refundable, back).map((row) => (
          <tr key={row.paymentId} className="border-line2 border-b align-top">
            <th scope="row" className="py-2 pr-2 text-left font-normal">
              {wayNames[row.way]}
              <span className="admin-meta block text-t3">{formatDayAndMonth(row.day, language)}</span>
              <span className="admin-meta block text-t3 sm:hidden">{row.back > 0 && waysBack[row.way]}</span>
            </th>
            <Figure>{amount(row.amount)}</Figure>
            <Figure>{amount(row.kept)}</Figure>
            <Figure strong>{amount(row.back)}</Figure>
            <td className="admin-meta py-2 pl-3 text-t2 max-sm:hidden">
              {row.back > 0 ? waysBack[row.way] : '—'}
            </td>
          </tr>
        ))}
        <tr className="border-line2 border-b font-semibold">
          <th scope="row" className="py-2 pr-2 text-left">
            <Trans>Total</Trans>
          </th>
          <Figure strong>{amount(paid)}</Figure>
          <Figure strong>{amount(lessOf(paid, back))}</Figure>
          <Figure strong>
            <Money azn={back} />
          </Figure>
          <td className="max-sm:hidden" />
        </tr>
      </tbody>
    </table>
  )
}

const Head = ({ figure = false, children }: { figure?: boolean; children: ReactNode }) => (
  <th scope="col" className={figure ? 'py-2 pl-2 text-right font-medium' : 'py-2 font-medium'}>
    {children}
  </th>
)

const Figure = ({ strong = false, children }: { strong?: boolean; children: ReactNode }) => (
  <td className={strong ? 'py-2 pl-2 text-right font-semibold' : 'py-2 pl-2 text-right'}>{children}</td>
)
