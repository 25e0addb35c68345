import { Trans } from '@lingui/react/macro'
import { formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import type { DiscountLevel } from './discount-level.ts'

/** The discount now, and how far the next one is. */
export function DiscountLevelLabel({ level: { percentage, next } }: { level: DiscountLevel }) {
  const language = useLanguage()
  const percent = (value: number) => formatPercent(value, language)
  return (
    <>
      {percentage > 0 ? (
        <strong className="font-semibold tabular-nums">{percent(percentage)}</strong>
      ) : (
        <span className="text-t3">
          <Trans>no discount</Trans>
        </span>
      )}
      {next && (
        <span className="text-t3">
          {' · '}
          <Trans>
            <Money azn={next.missing} /> to {percent(next.percentage)}
          </Trans>
        </span>
      )}
      {!next && percentage > 0 && (
        <span className="text-t3">
          {' · '}
          <Trans>the highest</Trans>
        </span>
      )}
    </>
  )
}
