import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Money } from '../../../ui/money.tsx'
import { IconButton } from '../../../ui/office/button.tsx'
import { TrashIcon } from '../../../ui/office/icons.tsx'
import type { Discount } from './use-discounts.ts'

type DiscountsListProps = { discounts: readonly Discount[]; onDelete: (discount: Discount) => void }

/** By rising spend; whoever reaches a higher one has that one, so a lower percentage there is pointed out. */
export function DiscountsList({ discounts, onDelete }: DiscountsListProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const head = 'h-8 whitespace-nowrap border-line border-b px-3.5 text-left font-medium text-[12px]'
  return (
    <table className="w-full border-key border-t-2 bg-paper">
      <thead>
        <tr>
          <th scope="col" className={head}>
            <Trans>From a spend of</Trans>
          </th>
          <th scope="col" className={head}>
            <Trans>Discount</Trans>
          </th>
          <th scope="col" aria-label={t`Actions`} className={head} />
        </tr>
      </thead>
      <tbody>
        {discounts.map((discount, index) => {
          const below = discounts[index - 1]
          const isLess = below !== undefined && discount.percentage <= below.percentage
          return (
            <tr
              key={discount.id}
              className="border-line1 border-b last:border-line2 focus-within:bg-cyan-ground focus-within:shadow-[inset_3px_0_0_var(--cyan)] hover:bg-sheet focus-within:hover:bg-cyan-ground"
            >
              <td className="px-3.5 py-1.5 font-medium">
                <Money azn={discount.limit} />
              </td>
              <td className="w-full px-3.5 py-1.5">
                <span className="font-semibold tabular-nums">
                  {`${formatNumber(discount.percentage, language)}\u00a0%`}
                </span>
                {isLess && (
                  <span className="ml-3 text-warn">
                    <Trans>
                      not more than from <Money azn={below.limit} />
                    </Trans>
                  </span>
                )}
              </td>
              <td className="px-2 py-0.5">
                <IconButton
                  label={t`Delete the discount from ${formatMoney(discount.limit, language)}`}
                  onClick={() => onDelete(discount)}
                >
                  <TrashIcon />
                </IconButton>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
