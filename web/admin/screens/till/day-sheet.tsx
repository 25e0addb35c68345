import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLanguage } from '../../../lib/language.tsx'
import { formatHour, formatPromised } from '../../../lib/weekday.ts'
import { formatAmount } from '../../kit/formats.ts'
import { useMovementNames } from './movement-list.tsx'
import type { Till } from './till-rules.ts'

/** The day of the till on paper: what there was, what came and went, what was counted, and who signs (PAY-47). */
export function DaySheet({ till }: { till: Till }) {
  const language = useLanguage()
  const names = useMovementNames()
  const { closed, movements } = till
  const amount = (azn: number) => formatAmount(azn, language).replace('-', '−')
  return (
    <section data-print="" className="hidden print:block">
      <h2 className="mb-2 font-bold text-[18px]">
        <Trans>Till: {formatPromised(till.day, language)}</Trans>
      </h2>
      <dl className="mb-3">
        <Line head={<Trans>Opened with</Trans>}>{amount(till.openedWith)}</Line>
        <Line head={<Trans>In</Trans>}>{amount(till.in)}</Line>
        <Line head={<Trans>Out</Trans>}>{amount(till.out)}</Line>
        <Line head={<Trans>Must be there</Trans>}>{amount(till.mustBe)}</Line>
        {closed && (
          <>
            <Line head={<Trans>Counted</Trans>}>{amount(closed.counted)}</Line>
            <Line head={<Trans context="till">Difference</Trans>}>{amount(closed.difference)}</Line>
            {closed.reason !== '' && <Line head={<Trans>Why it differs</Trans>}>{closed.reason}</Line>}
            <Line head={<Trans>Stayed for the next day</Trans>}>{amount(closed.stays)}</Line>
            <Line head={<Trans>To the safe</Trans>}>{amount(closed.toSafe)}</Line>
          </>
        )}
        <Line head={<Trans>Through the terminal</Trans>}>{amount(till.terminal)}</Line>
      </dl>
      <table className="w-full text-[12px]">
        <tbody>
          {movements.map((one) => (
            <tr key={`${one.at}${one.what}${one.amount}${one.note}`} className="border-b align-top">
              <td className="py-0.5 pr-2 tabular-nums">{formatHour(one.at)}</td>
              <td className="py-0.5 pr-2 wrap-anywhere">
                {[
                  names[one.what],
                  ...one.orderIds.map((id) => `№\u00a0${id}`),
                  one.customer,
                  one.note,
                  one.receipt,
                  one.by,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </td>
              <td className="py-0.5 text-right tabular-nums">{amount(one.amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 flex justify-between gap-6">
        <span>
          <Trans>Handed over</Trans> ____________
        </span>
        <span>
          <Trans>Taken over</Trans> ____________
        </span>
      </p>
    </section>
  )
}

const Line = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="flex justify-between gap-4 border-b py-0.5">
    <dt>{head}</dt>
    <dd className="text-right font-semibold tabular-nums">{children}</dd>
  </div>
)
