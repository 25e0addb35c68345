import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { isOnlyAsked } from '../../../../src/domains/options/findings.ts'
import { PriceTotal } from '../../kit/calculator/price-total.tsx'
import { searchOf } from '../../kit/options/choice-search.ts'
import { ChosenList } from '../../kit/options/chosen-list.tsx'
import { useFindingWords } from '../../kit/options/use-finding-words.ts'
import type { ConfiguredPrice } from './use-configured-price.ts'

type ConfiguredSummaryProps = {
  price: ConfiguredPrice
  productId: number
  count: number
  /** False while what stands in the field of the count isn't one. */
  isCounted: boolean
}

/** What was chosen, in words, and what it costs; why it can't be ordered, where it can't. */
export function ConfiguredSummary({
  price: { configuration, quote },
  productId,
  count,
  isCounted,
}: ConfiguredSummaryProps) {
  const words = useFindingWords(configuration)
  const { selection, total, subtotal, findings, isOrderable } = quote
  const inTheWay = findings.filter((finding) => !isOnlyAsked(finding))
  return (
    <>
      <div>
        <ChosenList configuration={configuration} selection={selection} />
        <Link
          to="/services/card/prices/$id"
          params={{ id: String(productId) }}
          search={searchOf({ selection, count })}
          className="type-small touch-target mt-3 inline-flex min-h-6 items-center font-bold"
        >
          <span className="border-current border-b-2">
            <Trans>Change the choice</Trans>
          </span>
        </Link>
      </div>
      {isCounted && inTheWay.length > 0 && (
        <ul role="alert" className="grid gap-1 bg-paper p-4 font-semibold text-key">
          {inTheWay.map((finding) => (
            <li key={`${finding.kind} ${finding.group} ${finding.choice}`}>
              {words(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })}
            </li>
          ))}
        </ul>
      )}
      {isCounted && isOrderable && total !== null && subtotal !== null && (
        <PriceTotal quote={{ total, base: subtotal, saving: subtotal - total }} count={count} />
      )}
    </>
  )
}
