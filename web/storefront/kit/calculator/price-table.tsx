import { Trans, useLingui } from '@lingui/react/macro'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'
import type { WireTier } from './wire-quote.ts'

type PriceTableProps = {
  tiers: readonly WireTier[]
  /** The tier whose rate counts now. */
  current: number | undefined
  onChoose: (count: number) => void
}

/** Runs and prices; the tier in force stands in the area's ink, a run can be chosen by its figure. */
export function PriceTable({ tiers, current, onChoose }: PriceTableProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const reduced = tiers.some(({ priceWithDiscount }) => priceWithDiscount > 0)
  return (
    <table className="w-full border-collapse tabular-nums">
      <caption className="type-d3 pb-5 text-left">
        <Trans>Run and price</Trans>
      </caption>
      <thead>
        <tr className="border-key border-b-2">
          <th scope="col" className="price-head">
            <Trans>Run from, pcs</Trans>
          </th>
          <th scope="col" className="price-head">
            <Trans>1 piece</Trans>
          </th>
          {reduced && (
            <th scope="col" className="price-head max-sm:hidden">
              <Trans>Old price</Trans>
            </th>
          )}
          <th scope="col" className="price-head text-right!">
            <Trans>Price of the run</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers
          .toSorted((one, other) => one.count - other.count)
          .map(({ count, price, priceWithDiscount }) => {
            const now = priceWithDiscount || price
            const pieces = formatNumber(count, language)
            return (
              <tr
                key={count}
                aria-current={count === current || undefined}
                className={classNames('border-key border-b', count === current && 'bg-ink text-on-ink')}
              >
                <th scope="row" className="price-cell text-left">
                  <button
                    type="button"
                    aria-label={t`Choose ${pieces}`}
                    onClick={() => onChoose(count)}
                    className="min-h-6 min-w-11 text-left font-extrabold text-[20px] underline-offset-4 [font-stretch:110%] hover:underline md:text-[22px]"
                  >
                    {pieces}
                  </button>
                </th>
                <td className="price-cell font-extrabold md:text-[18px]">
                  <PiecePrice azn={now / count} />
                </td>
                {reduced && (
                  <td className="price-cell max-sm:hidden">
                    {priceWithDiscount > 0 && (
                      <s className={count === current ? '' : 'text-grey'}>
                        <Money azn={price} />
                      </s>
                    )}
                  </td>
                )}
                <td className="price-cell text-right">
                  {priceWithDiscount > 0 && (
                    <s className={classNames('type-small block sm:hidden', count !== current && 'text-grey')}>
                      <span className="sr-only">
                        <Trans>Old price</Trans>{' '}
                      </span>
                      <Money azn={price} />
                    </s>
                  )}
                  <Money azn={now} />
                </td>
              </tr>
            )
          })}
      </tbody>
    </table>
  )
}
