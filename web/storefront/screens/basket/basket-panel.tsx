import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import type { BasketQuote, LineQuote } from '../../../../src/domains/basket/quote-output.ts'
import { errorCode, tooOften } from '../../../lib/api.ts'
import { type BasketLine, toWire } from '../../../lib/basket/device-basket.ts'
import { downloadFile } from '../../../lib/download.ts'
import { formatMoney, formatPercent } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { Button } from '../../../ui/button.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  CanChangeLater,
  DeliveryLeaf,
  DeliveryRow,
  TotalName,
  withDelivery,
} from '../../kit/delivery/delivery-sums.tsx'
import type { Delivery } from '../../kit/delivery/use-delivery.ts'
import { PayerChoice } from '../../kit/documents/payer-choice.tsx'
import { HoldChoice, useHolds } from '../../kit/money/hold-choice.tsx'
import { VatOf } from '../../kit/money/vat-line.tsx'
import type { PlaceBasket } from './use-place-basket.tsx'

type BasketPanelProps = {
  lines: readonly BasketLine[]
  quote: BasketQuote | undefined
  isCurrent: boolean
  place: PlaceBasket
  delivery: Delivery
  /** Shown while prices are loading. */
  isWaiting: boolean
  /** A run isn't a valid number yet: then there is no sum, and the button leads to its line (OPT-20). */
  isUnfinished: boolean
  /** `isHeld`: the price is reserved on a card at once. */
  onOrder: (isHeld: boolean) => void
  /** Whether every line can be ordered as it is. */
  check: () => boolean
}

/** What everything costs, and the button that orders it. */
export function BasketPanel({
  lines,
  quote,
  isCurrent,
  place,
  delivery,
  isWaiting,
  isUnfinished,
  onOrder,
  check,
}: BasketPanelProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const count = lines.length
  const { told } = delivery
  const total = quote ? withDelivery(quote.total, told) : 0
  const hasRequests = quote?.lines.some(({ isOrderable, total }) => isOrderable && total === null)
  const holds = useHolds()
  const isHoldable =
    holds &&
    !isUnfinished &&
    told?.row?.azn !== null &&
    quote?.lines.every(({ isOrderable, total }) => isOrderable && total !== null)
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
          {told?.leaf ? (
            <div className="mb-5">
              <DeliveryLeaf leaf={told.leaf} />
            </div>
          ) : (
            quote && <SmallLeaves lines={quote.lines} />
          )}
          <div aria-busy={!isCurrent || undefined}>
            {quote ? (
              <>
                <dl className="border-key border-t-2">
                  <Row name={<Trans>Printing</Trans>} azn={quote.subtotal - quote.campaigns} />
                  {quote.personal > 0 && (
                    <Row name={<Trans>Personal discount, {percentage}</Trans>} azn={-quote.personal} />
                  )}
                  <DeliveryRow delivery={delivery} />
                </dl>
                <div className="flex flex-col gap-1 pt-3 pb-5">
                  <p role="status" className="flex items-end justify-between gap-4">
                    <span>
                      <TotalName told={told} />
                    </span>{' '}
                    <Sum text={formatMoney(total, language)} />
                  </p>
                  <VatOf prices={[...quote.lines.map((line) => line.total ?? 0), told?.row?.azn ?? 0]} />
                  {told?.note && <p className="type-small pt-1">{told.note}</p>}
                </div>
              </>
            ) : (
              <Skeleton className="mb-5 h-40 opacity-60" />
            )}
          </div>
        </>
      )}
      <PayerChoice />
      <FormNotice message={place.message} onDismiss={place.dismiss} />
      {isHoldable && quote ? (
        <HoldChoice
          azn={total}
          busy={place.isPending || isWaiting}
          onHold={() => onOrder(true)}
          onLater={() => onOrder(false)}
        />
      ) : (
        <Button
          wide
          arrow
          busy={place.isPending || isWaiting}
          busyLabel={<Trans>Sending the order…</Trans>}
          onClick={() => onOrder(false)}
        >
          {isUnfinished ? <Trans>Finish the run</Trans> : <Trans>Order everything</Trans>}
        </Button>
      )}
      <p className="type-small pt-4">
        <Trans>Each line becomes an order of its own, all of them stay in one purchase.</Trans>{' '}
        {hasRequests && (
          <Trans>
            A manager will work out the prices on request. You will see them on the orders’ pages.
          </Trans>
        )}{' '}
        <Trans>A manager will confirm the final price after looking at the artwork.</Trans>{' '}
        {told?.row && <CanChangeLater />}
      </p>
      <QuoteDownload lines={lines} check={check} />
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

/** The lines' days as leaves of a calendar, hidden from screen readers: each line says its day as text. */
function SmallLeaves({ lines }: { lines: readonly LineQuote[] }) {
  const language = useLanguage()
  const ahead = lines.flatMap(({ id, name, readyOn }) =>
    readyOn === null ? [] : [{ id, name, day: readyOn }],
  )
  if (ahead.length === 0) return null
  return (
    <div aria-hidden="true" className="mb-5 grid grid-cols-3 gap-px border-key border-t-6 bg-yellow">
      {ahead.map(({ id, name, day }) => (
        <div key={id} className="bg-paper px-3 pt-2 pb-3 text-key">
          <p className="font-[1000] text-[40px] leading-10 tabular-nums [font-stretch:115%]">
            {Number(day.slice(8))}
          </p>
          <p className="text-[13px] leading-4.5">
            {formatDayAndMonth(day, language).replace(/\d+/, '').trim()}
          </p>
          <p className="truncate text-[13px] leading-4.5">{name}</p>
        </div>
      ))}
    </div>
  )
}

type QuoteDownloadProps = {
  lines: readonly BasketLine[]
  /** Whether every line can be ordered as it is; tells the customer where one can't. */
  check: () => boolean
}

/** The quote as a PDF for the person who decides. */
function QuoteDownload({ lines, check }: QuoteDownloadProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const hindered = t`One of the lines can’t be ordered as it is. The reason is shown there.`
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ said: string | undefined } | null>(null)
  async function save() {
    setFailure(null)
    if (!check()) return
    setBusy(true)
    await downloadFile('/basket/quote.pdf', language, { lines: lines.map(toWire), language }).catch(
      // The prices that would tell this in advance may not have loaded yet.
      (error: unknown) =>
        setFailure({ said: errorCode(error) === 'VALIDATION' ? hindered : tooOften(error) }),
    )
    setBusy(false)
  }
  return (
    <div className="mt-5 border-key border-t pt-3">
      <button
        type="button"
        className="inline-flex min-h-11 items-center gap-2 font-bold underline underline-offset-4 aria-disabled:no-underline"
        aria-disabled={isBusy || undefined}
        onClick={() => !isBusy && void save()}
      >
        <Icon size={18}>
          <path d="M12 4v11M7 10l5 5 5-5M5 20h14" />
        </Icon>
        <Trans>Price quote (PDF)</Trans>
      </button>
      <p role="alert" className="font-semibold empty:hidden">
        {failure && (failure.said ?? <Trans>The file could not be made. Please try again.</Trans>)}
      </p>
    </div>
  )
}
