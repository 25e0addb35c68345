import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { formatMoney } from '../lib/formats.ts'
import { useLanguage } from '../lib/language.tsx'

/** AZN as on the wire (12.5) as the reader writes it: 12,50 ₼ with a no-break space. */
export function Money({ azn }: { azn: number }) {
  const language = useLanguage()
  const text = useMemo(() => formatMoney(azn, language), [azn, language])
  return <span className="whitespace-nowrap tabular-nums">{text}</span>
}

type PriceTagProps = { price: number; priceWithDiscount: number; className?: string }

/** With a price after a discount above 0 the old one is struck through beside it (PRI-4). */
export function PriceTag({ price, priceWithDiscount, className }: PriceTagProps) {
  const reduced = priceWithDiscount > 0
  return (
    <span className={className}>
      {reduced && (
        <s className="mr-2.5 text-grey">
          <span className="sr-only">
            <Trans>Old price</Trans>{' '}
          </span>
          <Money azn={price} />
        </s>
      )}
      <strong className="type-money">
        <Money azn={reduced ? priceWithDiscount : price} />
      </strong>
    </span>
  )
}
