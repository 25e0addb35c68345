import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { formatMoney, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { LinkedOffer } from './queries.ts'

/** What the lines cost together, what comes off, and what is left. */
export function OfferSums({ offer: { subtotal, reductions, total } }: { offer: LinkedOffer }) {
  const language = useLanguage()
  return (
    <dl className="ml-auto flex max-w-100 flex-col pb-8 md:pt-4">
      {reductions.length > 0 && (
        <Row name={<Trans>Subtotal</Trans>} value={formatMoney(subtotal, language)} />
      )}
      {reductions.map(({ kind, percentage, saving }) => {
        const percent = formatPercent(percentage, language)
        return (
          <Row
            key={`${kind} ${percentage}`}
            name={
              kind === 'campaign' ? (
                <Trans>Campaign, {percent}</Trans>
              ) : (
                <Trans>Your discount, {percent}</Trans>
              )
            }
            value={`−${formatMoney(saving, language)}`}
          />
        )
      })}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-4">
        <dt>
          <Trans>Total, VAT included</Trans>
        </dt>
        <dd className="type-money text-[30px] leading-none! md:text-[34px]">
          {formatMoney(total, language)}
        </dd>
      </div>
    </dl>
  )
}

const Row = ({ name, value }: { name: ReactNode; value: string }) => (
  <div className="flex justify-between gap-4 border-[#d9d6cc] border-b py-3">
    <dt>{name}</dt>
    <dd className="font-bold tabular-nums">{value}</dd>
  </div>
)
