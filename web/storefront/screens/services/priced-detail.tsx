import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { sheetSizeIn } from '../../../../src/lib/sheet-size.ts'
import { NearPart, Part } from '../../../lib/before-program/near-part.tsx'
import { classNames } from '../../../lib/class-names.ts'
import { LinkButton, TextLink } from '../../../ui/button.tsx'
import { CropMarks } from '../../../ui/crop-marks.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { PriceCalculator } from '../../kit/calculator/price-calculator.tsx'
import { PriceTable } from '../../kit/calculator/price-table.tsx'
import { quoteOf, startCount, type WireTier } from '../../kit/calculator/wire-quote.ts'
import { PlainReady } from './plain-ready.tsx'
import { SheetContext } from './sheet-context.ts'

/** Below what is seen first. */
const artworkGuide = new Part(async () => (await import('./artwork-guide.tsx')).ArtworkGuide)

type PricedDetailProps = {
  photoUrl: string
  tiers: readonly WireTier[]
  order: { service: number; product?: number }
  /** That may name the sheet that is printed; without one there is no guide to its artwork. */
  texts: string
}

/** Picture and prices of a service or a product; a way to ask where it has none. */
export const PricedDetail = (props: PricedDetailProps) =>
  props.tiers.length > 0 ? <WithPrices {...props} /> : <PriceOnRequest {...props} />

/** Picture, calculator, prices and artwork; the calculator stays in view beside them. */
function WithPrices({ photoUrl, tiers, order, texts }: PricedDetailProps) {
  const [count, setCount] = useState(() => startCount(tiers))
  const current = quoteOf(tiers, count)?.tier.count
  // Known before the guide's code is here: the calculator must not move when it comes.
  const hasGuide = sheetSizeIn(texts) !== null
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,772fr)_minmax(0,522fr)] lg:gap-y-16">
      <DetailPicture url={photoUrl} />
      <div className={classNames('max-md:-mx-5 lg:col-start-2 lg:row-start-1', !hasGuide && 'lg:row-span-2')}>
        <div className="lg:sticky lg:top-[calc(24px+var(--notices,0px))]">
          <PriceCalculator tiers={tiers} count={count} onChange={setCount} order={order}>
            <PlainReady order={order} />
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

/** Picture and a way to ask. */
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
  <div className="relative grid items-center self-stretch bg-proof">
    <CropMarks />
    <Picture
      url={url}
      alt=""
      sizes="(width >= 1024px) 54vw, 92vw"
      eager
      className="aspect-[772/568] w-full bg-proof object-cover"
    />
  </div>
)
