import { Trans } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { tierChanges } from './price-tiers.ts'
import type { Value } from './value.tsx'

/** The price tiers that changed, one a line: the run, and what it cost and costs. */
export function PriceChange({ from, to }: { from: Value; to: Value }) {
  const language = useLanguage()
  const money = (azn: number) => formatMoney(azn, language)
  return (
    <ul className="tabular-nums">
      {tierChanges(from, to).map((tier) => (
        <li key={tier.count}>
          <span className="text-t2">
            <Trans>{formatNumber(tier.count, language)} pcs:</Trans>
          </span>{' '}
          {tier.from !== null && <del className="text-error">{money(tier.from)}</del>}
          {tier.from !== null && tier.to !== null && ' → '}
          {tier.to !== null && <ins className="font-medium text-ok no-underline">{money(tier.to)}</ins>}
        </li>
      ))}
    </ul>
  )
}
