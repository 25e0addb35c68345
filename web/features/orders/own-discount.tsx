import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../lib/api.ts'
import { formatNumber } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/language.tsx'
import { Money } from '../../ui/money.tsx'
import { standingQuery } from './queries.ts'

/** The client's discount by the spend of three years, and what is missing to the next one; quiet when it fails. */
export function OwnDiscount() {
  const language = useLanguage()
  const { data } = useQuery(standingQuery({ api: useApi() }))
  if (!data || (data.percentage === 0 && !data.next)) return null
  const percentage = formatNumber(data.percentage, language)
  return (
    <section aria-labelledby="own-discount">
      <h2 id="own-discount" className="type-label text-[14px]! text-grey">
        <Trans>Your own discount</Trans>
      </h2>
      <p className="type-d2 text-[64px]! leading-none! tabular-nums lg:text-[72px]!">
        {percentage}
        <span className="pl-[0.12em] text-[0.8em]">%</span>
      </p>
      <p className="type-small pt-3">
        <Trans>
          You have ordered for <Money azn={data.budget} /> in 3 years.
        </Trans>{' '}
        {data.next && <NextDiscount {...data.next} />}
      </p>
    </section>
  )
}

function NextDiscount({ missing, percentage }: { missing: number; percentage: number }) {
  const language = useLanguage()
  const next = formatNumber(percentage, language)
  return (
    <Trans>
      Order for <Money azn={missing} /> more and your discount becomes {next}%.
    </Trans>
  )
}
