import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { standingQuery } from '../orders/queries.ts'

/**
 * The customer's discount by the spend of three years, or the first that can be had, and what is missing to the next one;
 * quiet when it fails.
 */
export function OwnDiscount() {
  const { data } = useQuery(standingQuery({ api: useApi() }))
  if (!data || (data.percentage === 0 && !data.next)) return null
  return (
    <section aria-labelledby="own-discount">
      <h2 id="own-discount" className="type-label text-[14px]! text-grey">
        <Trans>Your own discount</Trans>
      </h2>
      {data.percentage > 0 || !data.next ? (
        <Figure percentage={data.percentage} />
      ) : (
        <>
          <p className="type-card">
            <Trans>
              From <Money azn={data.budget + data.next.missing} />
            </Trans>
          </p>
          <Figure percentage={data.next.percentage} />
        </>
      )}
      <p className="type-small pt-3">
        <Trans>
          You have spent <Money azn={data.budget} /> in the last 3 years.
        </Trans>{' '}
        {data.next && <NextDiscount {...data.next} />}
      </p>
    </section>
  )
}

function Figure({ percentage }: { percentage: number }) {
  return (
    <p className="type-d2 text-[64px]! leading-none! tabular-nums lg:text-[72px]!">
      {formatNumber(percentage, useLanguage())}
      <span className="pl-[0.12em] text-[0.8em]">%</span>
    </p>
  )
}

function NextDiscount({ missing, percentage }: { missing: number; percentage: number }) {
  const language = useLanguage()
  const next = formatNumber(percentage, language)
  return (
    <Trans>
      Spend <Money azn={missing} /> more, and your discount becomes {next}%.
    </Trans>
  )
}
