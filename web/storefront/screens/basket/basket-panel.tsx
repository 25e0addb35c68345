import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { BasketQuote } from '../../../../src/domains/basket/quote-output.ts'
import type { BasketLine } from '../../../lib/basket/device-basket.ts'
import { formatMoney, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { BasketPaper } from './basket-paper.tsx'
import { SmallLeaves } from './small-leaves.tsx'
import type { PlaceBasket } from './use-place-basket.tsx'

type BasketPanelProps = {
  lines: readonly BasketLine[]
  quote: BasketQuote | undefined
  isCurrent: boolean
  place: PlaceBasket
  /** For prices that are on their way. */
  isWaiting: boolean
  /** A run isn't finished: then there is no sum, and the button leads to its line (OPT-20). */
  isUnfinished: boolean
  onOrder: () => void
  /** Whether every line can be ordered as it is. */
  check: () => boolean
}

/** What it all costs, and the way to order it. */
export function BasketPanel({
  lines,
  quote,
  isCurrent,
  place,
  isWaiting,
  isUnfinished,
  onOrder,
  check,
}: BasketPanelProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const count = lines.length
  const hasRequests = quote?.lines.some(({ isOrderable, total }) => isOrderable && total === null)
  const percentage = formatPercent(quote?.personalPercentage ?? 0, language)
  return (
    <section aria-label={t`Order`} className="bg-ink p-5 text-on-ink max-md:-mx-5 md:p-8">
      <h2 className="type-d3 pb-5">
        <Plural
          value={count}
          _1="One line, one purchase"
          _2="Two lines, one purchase"
          _3="Three lines, one purchase"
          one="# line, one purchase"
          other="# lines, one purchase"
        />
      </h2>
      {isUnfinished ? (
        <p className="border-key border-t-2 py-5">
          <Trans>The sum comes with the finished run.</Trans>
        </p>
      ) : (
        <>
          {quote && <SmallLeaves lines={quote.lines} />}
          <div aria-busy={!isCurrent || undefined}>
            {quote ? (
              <>
                <dl className="border-key border-t-2">
                  <Row name={<Trans>Printing</Trans>} azn={quote.subtotal - quote.campaigns} />
                  {quote.personal > 0 && (
                    <Row name={<Trans>Personal discount, {percentage}</Trans>} azn={-quote.personal} />
                  )}
                </dl>
                <p role="status" className="flex items-end justify-between gap-4 pt-3 pb-5">
                  <span>
                    <Trans>Total</Trans>
                  </span>{' '}
                  <Sum text={formatMoney(quote.total, language)} />
                </p>
              </>
            ) : (
              <Skeleton className="mb-5 h-40 opacity-60" />
            )}
          </div>
        </>
      )}
      <FormNotice message={place.message} onDismiss={place.dismiss} />
      <Button
        wide
        arrow
        busy={place.isPending || isWaiting}
        busyLabel={<Trans>Sending the order…</Trans>}
        onClick={onOrder}
      >
        {isUnfinished ? <Trans>Finish the run</Trans> : <Trans>Order everything</Trans>}
      </Button>
      <p className="type-small pt-4">
        <Trans>Each line becomes an order of its own, all of them stay in one purchase.</Trans>{' '}
        {hasRequests && <Trans>A manager works out the prices that are on request and writes to you.</Trans>}{' '}
        <Trans>A manager confirms the final price after looking at the artwork.</Trans>
      </p>
      <BasketPaper lines={lines} check={check} />
    </section>
  )
}

const Row = ({ name, azn }: { name: ReactNode; azn: number }) => (
  <div className="flex justify-between gap-4 border-key border-b py-2.5">
    <dt>{name}</dt>
    <dd className="font-bold">
      {azn < 0 && '−'}
      <Money azn={Math.abs(azn)} />
    </dd>
  </div>
)

const Sum = ({ text }: { text: string }) => (
  <strong
    className={`type-money whitespace-nowrap leading-none! tabular-nums ${text.length > 10 ? 'text-[32px] xl:text-[44px]' : 'text-[44px] xl:text-[60px]'}`}
  >
    {text}
  </strong>
)
