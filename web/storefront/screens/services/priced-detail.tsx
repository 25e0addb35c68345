import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { sheetSizeIn } from '../../../../src/lib/sheet-size.ts'
import { NearPart, Part } from '../../../lib/before-program/near-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Field } from '../../../ui/field.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PiecePrice } from '../../../ui/piece-price.tsx'
import { OrderPieces } from '../../../ui/pieces.tsx'
import { QuantityField, type WrongCount } from '../../../ui/quantity-field.tsx'
import { AddToBasket } from '../../kit/basket/add-to-basket.tsx'
import { NextRun } from '../../kit/calculator/next-run.tsx'
import { PriceTotal } from '../../kit/calculator/price-total.tsx'
import { QuantityRuler } from '../../kit/calculator/quantity-ruler.tsx'
import { countStep, quoteOf, startCount, type WireTier } from '../../kit/calculator/wire-quote.ts'
import { PlainReady } from '../../kit/services/plain-ready.tsx'
import { SheetContext } from './sheet-context.ts'

/** The part below the first screenful. */
const artworkGuide = new Part(async () => (await import('./artwork-guide.tsx')).ArtworkGuide)

type PricedDetailProps = {
  photoUrl: string
  tiers: readonly WireTier[]
  order: { service: number; product?: number }
  /** The text that may name the printed sheet's size; without one there is no artwork guide. */
  texts: string
}

/** Picture and prices of a service or a product; without prices a way to ask. */
export const PricedDetail = (props: PricedDetailProps) =>
  props.tiers.length > 0 ? <WithPrices {...props} /> : <PriceOnRequest {...props} />

/** Picture, calculator, prices and artwork; the calculator stays in view beside them. */
function WithPrices({ photoUrl, tiers, order, texts }: PricedDetailProps) {
  const [count, setCount] = useState(() => startCount(tiers))
  const current = quoteOf(tiers, count)?.tier.count
  // This is known before the guide's code has loaded: the calculator must not move then.
  const hasGuide = sheetSizeIn(texts) !== null
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,772fr)_minmax(0,522fr)] lg:gap-y-16">
      <DetailPicture url={photoUrl} />
      <div className={classNames('max-md:-mx-5 lg:col-start-2 lg:row-start-1', !hasGuide && 'lg:row-span-2')}>
        <div className="lg:sticky lg:top-[calc(24px+var(--notices,0px))]">
          <PriceCalculator tiers={tiers} count={count} onChange={setCount} order={order}>
            <PlainReady order={order} count={count} />
          </PriceCalculator>
        </div>
      </div>
      <div className="lg:col-start-1 lg:row-start-2">
        <PriceTable tiers={tiers} current={current} onChoose={setCount} />
      </div>
      {hasGuide && (
        <div className="lg:col-start-2 lg:row-start-2">
          <SheetContext value={texts}>
            <NearPart part={artworkGuide} />
          </SheetContext>
        </div>
      )}
    </div>
  )
}

/** Shows the picture and a way to ask for the price. */
const PriceOnRequest = ({ photoUrl, order }: PricedDetailProps) => (
  <div className="grid items-start gap-12 lg:grid-cols-[minmax(0,772fr)_minmax(0,522fr)]">
    <div>
      <DetailPicture url={photoUrl} />
    </div>
    <div className="flex flex-col items-start gap-6 bg-ink p-5 text-on-ink max-md:-mx-5 md:p-8">
      <p className="type-d3">
        <Trans>We set the price for each order. Tell us what you need, and a manager will work it out.</Trans>
      </p>
      <PlainReady order={order} />
      <LinkButton to="/order" search={order} wide arrow className="hover:bg-paper hover:text-key">
        <Trans>Place order</Trans>
      </LinkButton>
      <TextLink to="/contact">
        <Trans>Ask first</Trans>
      </TextLink>
    </div>
  </div>
)

const DetailPicture = ({ url }: { url: string }) => (
  <div className="relative self-stretch max-lg:aspect-[772/568] lg:min-h-140">
    <CropMarks />
    <Picture
      url={url}
      alt=""
      sizes="(width >= 1024px) 54vw, 92vw"
      eager
      className="absolute inset-0 size-full bg-proof object-cover"
    />
  </div>
)

type PriceCalculatorProps = {
  tiers: readonly WireTier[]
  count: number
  onChange: (count: number) => void
  /** The item that is ordered; the choice is kept on the way to the order form. */
  order: { service: number; product?: number }
  /** What stands below the price. */
  children?: ReactNode
}

/**
 * A live price for any count, on a flat of the area's ink, with the button to the order form. Without a valid count
 * there is no price (OPT-20).
 */
function PriceCalculator({ tiers, count, onChange, order, children }: PriceCalculatorProps) {
  // The text belongs to the count at which it was typed: another one was chosen elsewhere.
  const [wrong, setWrong] = useState<{ what: WrongCount; at: number } | null>(null)
  const unfinished = wrong?.at === count ? wrong.what : null
  const quote = quoteOf(tiers, count)
  if (!quote) return null
  const choose = (chosen: number) => {
    setWrong(null)
    onChange(chosen)
  }
  return (
    <div className="flex flex-col gap-6 bg-ink p-5 text-on-ink md:p-8">
      <Field
        label={<Trans>How many pieces do you need?</Trans>}
        error={
          unfinished === 'unreadable' && (
            <span className="bg-white px-1.5">
              <Trans>Write a whole number, for example 500.</Trans>
            </span>
          )
        }
      >
        <QuantityField
          name="count"
          value={count}
          onChange={onChange}
          onWrong={(what) => setWrong(what && { what, at: count })}
          step={countStep}
          max={100_000_000}
        />
      </Field>
      <QuantityRuler counts={tiers.map((tier) => tier.count)} value={count} onChange={choose} />
      {unfinished ? null : (
        <>
          <NextRun quote={quote} onChoose={choose} />
          <PriceTotal quote={quote} count={count} />
          {children}
          <OrderLink order={{ ...order, count }} total={toAzn(quote.total)} />
        </>
      )}
    </div>
  )
}

type OrderLinkProps = {
  order: PriceCalculatorProps['order'] & { count: number }
  /** AZN */
  total: number
}

const OrderLink = ({ order, total }: OrderLinkProps) => (
  <div>
    <LinkButton to="/order" search={order} wide arrow className="hover:bg-paper hover:text-key">
      <OrderPieces count={order.count} />
    </LinkButton>
    <AddToBasket
      className="pt-2"
      line={{
        serviceId: order.service,
        serviceTypeId: order.product ?? null,
        options: null,
        count: order.count,
        seenTotal: total,
      }}
    />
    <p className="type-small pt-3">
      <Trans>A manager will confirm the final price after looking at the artwork.</Trans>
    </p>
  </div>
)

type PriceTableProps = {
  tiers: readonly WireTier[]
  /** The tier whose rate counts now. */
  current: number | undefined
  onChoose: (count: number) => void
}

/** Runs and prices; the tier in force stands in the area's ink, a run can be chosen by its figure. */
function PriceTable({ tiers, current, onChoose }: PriceTableProps) {
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
