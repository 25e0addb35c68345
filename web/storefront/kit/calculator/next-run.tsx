import { Trans } from '@lingui/react/macro'
import type { CalculatedPrice } from '../../../../src/domains/catalog/pricing.ts'
import { toAzn } from '../../../../src/lib/money.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'

type NextRunProps = { quote: CalculatedPrice; onChoose: (count: number) => void }

/** How far the next tier is, what it costs then, and a button that sets it. */
export function NextRun({ quote, onChoose }: NextRunProps) {
  const language = useLanguage()
  if (!quote.next) return null
  const { count, more, total } = quote.next
  const bigger = formatNumber(count, language)
  const missing = formatNumber(more, language)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 bg-paper p-4 md:px-4.5">
      <p className="min-w-0 flex-[1_1_12rem]">
        <strong className="block font-bold">
          <Trans>{missing} more to the next tier.</Trans>
        </strong>
        <NextPrice bigger={bigger} missing={missing} count={count} total={total} now={quote.total} />
      </p>
      <Button variant="secondary" size="small" className="shrink-0" onClick={() => onChoose(count)}>
        <Trans>Choose {bigger}</Trans>
      </Button>
    </div>
  )
}

type NextPriceProps = { bigger: string; missing: string; count: number; total: number; now: number }

const Price = ({ azn }: { azn: number }) => (
  <b className="type-money font-bold">
    <Money azn={azn} />
  </b>
)

function NextPrice({ bigger, missing, count, total, now }: NextPriceProps) {
  const azn = toAzn(total)
  if (total < now)
    return (
      <Trans>
        {bigger} pieces cost <Price azn={azn} />: <Money azn={toAzn(now - total)} /> less.
      </Trans>
    )
  if (total === now)
    return (
      <Trans>
        {bigger} pieces cost the same <Price azn={azn} />: {missing} pieces for nothing.
      </Trans>
    )
  return (
    <Trans>
      {bigger} pieces cost <Price azn={azn} />, <PiecePrice azn={azn / count} /> each.
    </Trans>
  )
}
