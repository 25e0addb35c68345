import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use, useMemo, useRef } from 'react'
import { differences } from '../../../../../src/domains/options/differences.ts'
import { findChoice, findGroup } from '../../../../../src/domains/options/find-choice.ts'
import type { Change } from '../../../../../src/domains/options/nearest.ts'
import { quoteOptions } from '../../../../../src/domains/options/quote-options.ts'
import { toPercent } from '../../../../../src/lib/money.ts'
import { formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { useHydrated } from '../../../../lib/session.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Button, TextButton } from '../../../../ui/button.tsx'
import { CropMarks } from '../../../../ui/crop-marks.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import type { LocalConfiguration, ProductOptions } from '../../../kit/options/options-query.ts'
import { optionsTexts } from '../../../kit/options/options-texts.ts'
import { useReady } from '../../../kit/services/use-ready.ts'
import { ChoiceBar, ChoicePanel } from './choice-panel.tsx'
import { ChoiceTemplate } from './choice-template.tsx'
import { OptionGroup } from './option-group.tsx'
import { RunGrid } from './run-grid.tsx'
import { useChoice } from './use-choice.ts'
import { useOpenFields } from './use-open-fields.ts'
import { SentProduct, useProduct } from './use-product.ts'

/** A product with options: its name, picture, choices and prices. */
export function ConfiguredProduct() {
  const { i18n } = useLingui()
  const texts = optionsTexts(i18n)
  if (texts) use(texts)
  const known = useProduct()
  const sent = use(SentProduct)
  const isHydrated = useHydrated()
  const { product, options } = isHydrated || !sent ? known : sent
  if (!product || !options?.configuration) return null
  const { configuration, reduction, margins } = options
  return (
    <Configurator
      key={product.id}
      product={product}
      reduction={reduction}
      margins={margins}
      configuration={configuration}
    />
  )
}

type ConfiguratorProps = {
  product: {
    id: number
    serviceId: number
    name: string
    description: string
    photoUrl: string
  }
  configuration: LocalConfiguration
  /** The reduction for the caller. */
  reduction: ProductOptions['reduction']
  /** The margins of the product's template. */
  margins: ProductOptions['margins']
}

/** All choices of a product beside its price. It is a form, so that it works without the program as well. */
function Configurator({ product, configuration, reduction, margins }: ConfiguratorProps) {
  const { percentageBp } = reduction
  const chosen = useChoice(configuration, percentageBp)
  const panel = useRef<HTMLDivElement>(null)
  const { selection, count } = chosen
  const ready = useReady(product.id, configuration, count)
  const open = useOpenFields()
  const input = useMemo(
    () => ({ configuration, selection, count, campaignBp: percentageBp }),
    [configuration, selection, count, percentageBp],
  )
  const quote = useMemo(() => quoteOptions(input), [input])
  const others = useMemo(() => differences(input, quote), [input, quote])
  const item = { service: product.serviceId, product: product.id }
  /** Below the group of the press, as what it has changed may be out of sight; null for the runs. */
  const takenAt = (key: string | null) => (
    <ChangesNotice
      configuration={configuration}
      changes={chosen.taken?.at === key ? chosen.taken.changes : []}
      title={<Trans>Your choice has changed this as well:</Trans>}
    >
      <TextButton className="mt-1 font-bold" onClick={chosen.undo}>
        <Trans>Undo</Trans>
      </TextButton>
    </ChangesNotice>
  )
  return (
    // On phones it is one column with the picture below the name; with enough room there are two.
    <div className="configurator">
      <div className="contents lg:block">
        <div className="pt-3 pb-9 md:pt-5">
          <h1 className="type-d1 pt-2.5 lg:text-[clamp(56px,6.2vw,96px)]!">{product.name}</h1>
          {product.description && <p className="type-lead max-w-175 pt-5 md:pt-7">{product.description}</p>}
        </div>
        <form method="get" data-plain="" autoComplete="off" className="order-2 grid gap-10">
          <ChangesNotice
            configuration={configuration}
            changes={chosen.gone}
            title={
              <Trans>
                Some choices in this link are no longer available. We have opened the nearest one.
              </Trans>
            }
          />
          {configuration.groups
            .filter(({ kind }) => kind !== 'turnaround')
            .map((group) => (
              <div key={group.key}>
                <OptionGroup
                  configuration={configuration}
                  group={group}
                  chosen={chosen}
                  differences={others[group.key] ?? {}}
                  onOpen={open.markSize}
                />
                {takenAt(group.key)}
              </div>
            ))}
          <div>
            <RunGrid
              configuration={configuration}
              percentageBp={percentageBp}
              chosen={chosen}
              item={item}
              ready={ready}
              isUnpriced={open.isSizeOpen}
              onOpen={open.markRun}
            />
            {takenAt(null)}
          </div>
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
              configuration={configuration}
              quote={quote}
              chosen={chosen}
              item={item}
              ready={ready}
              unfinished={open.first}
            />
          </div>
        </div>
        <ChoiceTemplate
          product={product.id}
          configuration={configuration}
          margins={margins}
          quote={quote}
          chosen={chosen}
        />
      </div>
      <ChoiceBar
        panel={panel}
        quote={quote}
        chosen={chosen}
        item={item}
        ready={ready}
        unfinished={open.first}
      />
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

type ChangesNoticeProps = {
  configuration: LocalConfiguration
  changes: readonly Change[]
  title: ReactNode
  children?: ReactNode
}

/** What has changed without being pressed; nothing where that is none. */
const ChangesNotice = ({ configuration, changes, title, children }: ChangesNoticeProps) => (
  <div role="status">
    {changes.length > 0 && (
      <div className="mt-3 border-[1.5px] border-key bg-paper p-4">
        <p className="font-bold">{title}</p>
        <Changes configuration={configuration} changes={changes} />
        {children}
      </div>
    )}
  </div>
)

function Changes({
  configuration,
  changes,
}: {
  configuration: LocalConfiguration
  changes: readonly Change[]
}) {
  const { t } = useLingui()
  const language = useLanguage()
  /** Undefined for an unknown key, which only a program would know. */
  const nameOf = (group: string | null, key: string) =>
    group === null ? sizeText(key) : findChoice(findGroup(configuration, group), key)?.name
  function sizeText(size: string): string {
    const [width, height] = size.split('×').map((side) => formatNumber(Number(side), language))
    return t`${width} × ${height} mm`
  }
  return (
    <ul>
      {changes.map(({ group, from, to }) => {
        const former = nameOf(group, from)
        const head = findGroup(configuration, group ?? '')?.name ?? t`Your own size, mm`
        const now = (to !== null && nameOf(group, to)) || t`taken out`
        return (
          <li key={`${group} ${from}`}>
            {head}: {former ? <s>{former}</s> : <Trans context="choice">no longer offered</Trans>} → {now}
          </li>
        )
      })}
    </ul>
  )
}
