import { Trans } from '@lingui/react/macro'
import { useMemo, useRef } from 'react'
import { differences } from '../../../../../src/domains/options/differences.ts'
import { quoteOptions } from '../../../../../src/domains/options/quote-options.ts'
import { toPercent } from '../../../../../src/lib/money.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import type { LocalConfiguration, ProductOptions } from '../../../kit/options/options-query.ts'
import { ChoiceBar } from './choice-bar.tsx'
import { ChoiceNotices } from './choice-notices.tsx'
import { ChoicePanel } from './choice-panel.tsx'
import { ChoiceTemplate } from './choice-template.tsx'
import { OptionGroup } from './option-group.tsx'
import { RunGrid } from './run-grid.tsx'
import { useChoice } from './use-choice.ts'
import { useOpenFields } from './use-open-fields.ts'
import { useReady } from './use-ready.ts'

type ConfiguratorProps = {
  product: {
    id: number
    serviceId: number
    name: string
    description: string
    photoUrl: string
  }
  configuration: LocalConfiguration
  /** What comes off for who asks. */
  reduction: ProductOptions['reduction']
  /** Of its template. */
  margins: ProductOptions['margins']
}

/** All choices of a product beside what they cost. A form, so that it works without the program as well. */
export function Configurator({ product, configuration, reduction, margins }: ConfiguratorProps) {
  const { percentageBp } = reduction
  const chosen = useChoice(configuration)
  const panel = useRef<HTMLDivElement>(null)
  const ready = useReady(product.id, configuration)
  const open = useOpenFields()
  const { selection, count } = chosen
  const input = useMemo(
    () => ({ configuration, selection, count, campaignBp: percentageBp }),
    [configuration, selection, count, percentageBp],
  )
  const quote = useMemo(() => quoteOptions(input), [input])
  const others = useMemo(() => differences(input, quote), [input, quote])
  const item = { service: product.serviceId, product: product.id }
  return (
    // On phones one column with the picture below the name; beside each other from where there is room.
    <div className="configurator">
      <div className="contents lg:block">
        <div className="pt-3 pb-9 md:pt-5">
          <h1 className="type-d1 pt-2.5 lg:text-[clamp(56px,6.2vw,96px)]!">{product.name}</h1>
          {product.description && <p className="type-lead max-w-175 pt-5 md:pt-7">{product.description}</p>}
        </div>
        <form method="get" data-plain="" autoComplete="off" className="order-2 grid gap-10">
          <ChoiceNotices configuration={configuration} chosen={chosen} />
          {configuration.groups
            .filter(({ kind }) => kind !== 'turnaround')
            .map((group) => (
              <OptionGroup
                key={group.key}
                {...{ configuration, group, chosen }}
                differences={others[group.key] ?? {}}
                onOpen={open.markSize}
              />
            ))}
          <RunGrid
            {...{ configuration, percentageBp, chosen, item, ready }}
            isUnpriced={open.isSizeOpen}
            onOpen={open.markRun}
          />
          <div className="when-unscripted">
            <ShowPrice />
          </div>
          <div className="when-late">
            <div role="alert" className="late-prices">
              <p>
                <Trans>
                  The price is late: the connection is weak. Your choice is kept, and the price appears by
                  itself as soon as the connection is back.
                </Trans>
              </p>
              <ShowPrice />
            </div>
          </div>
        </form>
      </div>
      <div className="contents lg:flex lg:flex-col lg:pt-5">
        <div className="contents lg:block lg:grow">
          <div className="order-1 pb-10">
            <ProductPicture url={product.photoUrl} reduction={reduction} />
          </div>
          <div className="choice-panel">
            <ChoicePanel
              ref={panel}
              {...{ configuration, quote, chosen, item, ready }}
              unfinished={open.first}
            />
          </div>
        </div>
        <ChoiceTemplate product={product.id} {...{ configuration, margins, quote, chosen }} />
      </div>
      <ChoiceBar {...{ panel, quote, chosen, item, ready }} unfinished={open.first} />
    </div>
  )
}

const ShowPrice = () => (
  <Button type="submit" wide arrow>
    <Trans>Show the price</Trans>
  </Button>
)

type ProductPictureProps = { url: string } & Pick<ConfiguratorProps, 'reduction'>

function ProductPicture({ url, reduction: { percentageBp, kind } }: ProductPictureProps) {
  const percentage = formatNumber(toPercent(percentageBp), useLanguage())
  return (
    <div className="relative">
      <CropMarks />
      <Picture
        url={url}
        alt=""
        sizes="(width >= 1024px) 37vw, 92vw"
        eager
        className="aspect-[522/282] w-full bg-proof object-cover"
      />
      {percentageBp > 0 && (
        <div className="absolute top-0 right-0 lg:-top-3.5">
          <Badge>
            {kind === 'client' ? (
              <Trans>Your own discount: {percentage}%</Trans>
            ) : (
              <Trans>{percentage}% off</Trans>
            )}
          </Badge>
        </div>
      )}
    </div>
  )
}
