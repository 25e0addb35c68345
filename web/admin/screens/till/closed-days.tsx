import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { formatAmount } from '../../kit/formats.ts'
import type { ClosedDay } from './till-rules.ts'

const head = 'h-8 px-3.5 text-[12px] font-medium whitespace-nowrap max-md:px-1.5 max-md:first:pl-3.5'
const cell = 'px-3.5 py-1.5 align-baseline max-md:px-1.5 max-md:first:pl-3.5'
const figure = `${cell} text-right whitespace-nowrap tabular-nums`

/** The days closed last, as they were counted; each opens with its movements. */
export function ClosedDays({ days }: { days: readonly ClosedDay[] }) {
  const language = useLanguage()
  if (days.length === 0) return null
  return (
    <section aria-labelledby="earlier-days" className="mt-6">
      <h2 id="earlier-days" className="admin-h2 mb-2">
        <Trans>Earlier days</Trans>
      </h2>
      <table className="w-full border-key border-t-2 bg-paper">
        <thead>
          <tr className="border-line border-b text-left">
            <th scope="col" className={head}>
              <Trans>Day</Trans>
            </th>
            <th scope="col" className={classNames(head, 'max-md:hidden')}>
              <Trans context="till">Closed by</Trans>
            </th>
            <th scope="col" className={classNames(head, 'text-right max-md:hidden')}>
              <Trans context="till">Due</Trans>
            </th>
            <th scope="col" className={classNames(head, 'text-right')}>
              <Trans>Counted</Trans>
            </th>
            <th scope="col" className={classNames(head, 'text-right')}>
              <Trans context="till">Difference</Trans>
            </th>
            <th scope="col" className={classNames(head, 'max-md:hidden')}>
              <Trans>Reason</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {days.map((one) => {
            const by = `${one.closedBy.name} ${one.closedBy.surname}`.trim()
            return (
              <tr key={one.day} className="border-line2 border-b hover:bg-line1">
                <td className={cell}>
                  <Link
                    to="/admin/till"
                    search={{ day: one.day }}
                    className="inline-flex min-h-6 items-center whitespace-nowrap font-medium underline-offset-4 hover:underline max-md:min-h-11 pointer-coarse:min-h-11"
                  >
                    {formatDayAndMonth(one.day, language)}
                  </Link>
                  <span className="admin-meta block text-t3 wrap-anywhere md:hidden">
                    {[by, one.reason].filter(Boolean).join(' · ')}
                  </span>
                </td>
                <td className={classNames(cell, 'wrap-anywhere max-md:hidden')}>{by}</td>
                <td className={classNames(figure, 'max-md:hidden')}>
                  {formatAmount(one.expected, language)}
                </td>
                <td className={figure}>{formatAmount(one.counted, language)}</td>
                <td className={figure}>
                  <Difference azn={one.difference} />
                </td>
                <td className={classNames(cell, 'text-t2 wrap-anywhere max-md:hidden')}>
                  {one.reason || '—'}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}

/** A difference with its sign; too little is red, too much yellow. */
function Difference({ azn }: { azn: number }) {
  const language = useLanguage()
  const text = formatAmount(Math.abs(azn), language)
  if (azn === 0) return <span className="text-ok">{text}</span>
  return <span className={azn < 0 ? 'text-error' : 'text-warn'}>{`${azn < 0 ? '−' : '+'}${text}`}</span>
}
