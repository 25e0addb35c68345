import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useApi } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { HistoryIcon } from '../../../ui/admin/icons.tsx'
import { HeadCell, PlainTable } from '../../../ui/admin/plain-table.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount, longMonth } from '../../kit/formats.ts'
import { bodyCell, box, Loaded, Part } from './parts.tsx'
import type { Reports } from './reports-search.ts'

type Threshold = Reports['threshold']

/** How far twelve months' turnover is from the threshold of VAT (REP-11). */
export function ThresholdPart({ withMonths = false }: { withMonths?: boolean }) {
  const query = useQuery(useApi().reports.threshold.queryOptions())
  return (
    <Part title={<Trans>VAT threshold</Trans>} meta={<Trans>12 months</Trans>}>
      <Loaded query={query}>
        {(threshold) => (
          <>
            <Watch threshold={threshold} />
            {withMonths && <Months threshold={threshold} />}
          </>
        )}
      </Loaded>
    </Part>
  )
}

function Watch({ threshold }: { threshold: Threshold }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { counted, turnover, uncounted, left, cardIsRetail, retailShare } = threshold
  return (
    <div className={classNames(box, 'px-3.5 py-3')}>
      <p className="mb-2 flex items-baseline gap-2">
        <strong className="admin-figure">
          <Money azn={left} />
        </strong>
        <span className="admin-meta text-t2">
          <Trans context="threshold">left</Trans>
        </span>
      </p>
      <ThresholdBar threshold={threshold} />
      <p className="admin-meta mt-1 mb-2.5 flex flex-wrap justify-between gap-x-3">
        <span>
          <strong className="font-semibold tabular-nums">{formatAmount(counted, language)}</strong>{' '}
          <Trans context="threshold">counted</Trans>
        </span>
        <span className="text-error">
          <Trans>threshold {formatAmount(threshold.threshold, language)}</Trans>
        </span>
      </p>
      <dl className="border-line2 border-t pt-2">
        <Fact name={t`Turnover of 12 months`} value={formatAmount(turnover, language)} />
        <div className="flex items-baseline justify-between gap-3 py-1">
          <dt>
            {cardIsRetail ? <Trans>Terminal and card, retail</Trans> : <Trans>Terminal, retail</Trans>}
            {` × ${formatNumber(retailShare / 100, language)} `}
            <Link
              to="/admin/payments"
              search={{ tab: 'terms' }}
              className="text-cyan-text underline underline-offset-2"
              aria-label={t`Change what of cashless retail counts: ${formatPercent(retailShare, language)}`}
            >
              <Trans>share</Trans>
            </Link>
          </dt>
          <dd className="tabular-nums">{`−${formatAmount(uncounted, language)}`}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-3 border-line border-t pt-1.5 font-semibold">
          <dt>
            <Trans>Counted turnover</Trans>
          </dt>
          <dd>
            <Money azn={counted} />
          </dd>
        </div>
      </dl>
      <Forecast threshold={threshold} />
      <p className="admin-meta mt-2 text-t3">
        <Trans>
          Threshold, share and which payments are cashless retail are settings: have your accountant confirm
          them.
        </Trans>
      </p>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="flex items-baseline justify-between gap-3 py-1">
    <dt>{name}</dt>
    <dd className="tabular-nums">{value}</dd>
  </div>
)

/** Counted in key, what the pace adds hatched, a red stop at the threshold. */
function ThresholdBar({ threshold: { counted, threshold, pace, crossedIn } }: { threshold: Threshold }) {
  const share = (azn: number) => Math.min(100, Math.max(0, (azn / threshold) * 100))
  const settled = crossedIn === null ? share(Math.max(counted, 12 * pace)) : 100
  return (
    <div aria-hidden="true" className="relative h-3 border-error border-r-2 bg-line1">
      <span
        className="absolute inset-y-0 left-0 bg-[repeating-linear-gradient(135deg,var(--line)_0_1px,transparent_1px_4px)]"
        style={{ width: `${settled}%` }}
      />
      <span className="absolute inset-y-0 left-0 bg-key" style={{ width: `${share(counted)}%` }} />
    </div>
  )
}

function Forecast({ threshold: { isCrossed, crossedIn, near } }: { threshold: Threshold }) {
  const language = useLanguage()
  if (crossedIn === null)
    return (
      <p className="mt-2 border border-line2 bg-sheet px-3 py-2">
        <Trans>At the pace of the last 3 months it won’t be crossed.</Trans>
      </p>
    )
  return (
    <p className="mt-2 flex gap-2 border border-warn bg-warn-ground px-3 py-2 text-warn">
      <HistoryIcon className="mt-0.5" />
      <span>
        {isCrossed ? (
          <Trans>The threshold is crossed: talk to your accountant.</Trans>
        ) : (
          <Trans>
            At the pace of the last 3 months it is crossed in:{' '}
            <strong>{longMonth(crossedIn, language)}</strong>.
          </Trans>
        )}
        {!isCrossed && (
          <>
            {' '}
            <Trans>At {formatAmount(near, language)} an e-mail goes to staff who see the reports.</Trans>
          </>
        )}
      </span>
    </p>
  )
}

function Months({ threshold: { months } }: { threshold: Threshold }) {
  const language = useLanguage()
  return (
    <PlainTable
      className="mt-6"
      heads={
        <>
          <HeadCell>
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Turnover, ₼</Trans>
          </HeadCell>
          <HeadCell isNumber className="whitespace-normal!">
            <Trans>Of it cashless retail, ₼</Trans>
          </HeadCell>
        </>
      }
    >
      {months.map(({ from, turnover, retail }) => (
        <tr key={from} className="border-line1 border-b">
          <th scope="row" className={classNames(bodyCell, 'text-left font-normal')}>
            {longMonth(from, language)}
          </th>
          <td className={classNames(bodyCell, 'text-right tabular-nums')}>
            {formatAmount(turnover, language)}
          </td>
          <td className={classNames(bodyCell, 'text-right tabular-nums')}>
            {formatAmount(retail, language)}
          </td>
        </tr>
      ))}
    </PlainTable>
  )
}
