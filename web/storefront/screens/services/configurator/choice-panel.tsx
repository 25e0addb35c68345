import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRouter } from '@tanstack/react-router'
import { type Ref, type RefObject, useEffect, useState } from 'react'
import { isOnlyAsked } from '../../../../../src/domains/options/findings.ts'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { formatDate, formatMoney, formatNumber } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Icon } from '../../../../ui/icons.tsx'
import { Money } from '../../../../ui/money.tsx'
import { PiecePrice } from '../../../../ui/piece-price.tsx'
import { Pieces } from '../../../../ui/pieces.tsx'
import { type ChosenOptions, searchOf } from '../../../kit/options/choice-search.ts'
import { ChosenLine, ChosenList } from '../../../kit/options/chosen-list.tsx'
import type { LocalConfiguration } from '../../../kit/options/options-query.ts'
import { TemplateLink } from '../../../kit/options/template-link.tsx'
import { useFindingText } from '../../../kit/options/use-finding-text.ts'
import { ReadyLeaf } from '../../../kit/services/ready-leaf.tsx'
import { type Ready, readyDayOf } from '../../../kit/services/use-ready.ts'
import { BasketChoice, OrderChoice, type OrderedItem } from './order-choice.tsx'
import { ReadyArrivals } from './ready-arrivals.tsx'
import type { ProductChoice } from './use-choice.ts'
import { goToField, type OwnField } from './use-open-fields.ts'

type ChoicePanelProps = {
  ref: Ref<HTMLDivElement>
  configuration: LocalConfiguration
  quote: OptionsQuote<string>
  chosen: ProductChoice
  item: OrderedItem
  ready: Ready | null
  /** The field that has to be completed before there is a price. */
  unfinished: OwnField | null
}

/** The choice's price, the day it is ready, the buttons, and the choice as text. */
export function ChoicePanel({
  ref,
  configuration,
  quote,
  chosen,
  item,
  ready,
  unfinished,
}: ChoicePanelProps) {
  const { selection, count } = chosen
  const day = readyDayOf(ready, quote)
  if (unfinished)
    return (
      <div ref={ref} className="flex flex-col gap-5 bg-ink p-5 text-on-ink md:p-8">
        <p className="type-d3" role="status">
          <Trans>The price comes with the finished choice.</Trans>
        </p>
        <UnfinishedChoice field={unfinished} className="hover:bg-paper hover:text-key" />
      </div>
    )
  return (
    <div ref={ref} className="flex flex-col gap-5 bg-ink p-5 text-on-ink md:p-8">
      <PanelTotal quote={quote} count={count} />
      {ready && day !== null && (
        <>
          <ReadyLeaf day={day} ready={ready} />
          <ReadyArrivals day={day} ready={ready} />
        </>
      )}
      {quote.isOrderable ? (
        <OrderChoice quote={quote} chosen={chosen} item={item} />
      ) : (
        <InTheWay configuration={configuration} quote={quote} />
      )}
      <div className="border-key border-t pt-5">
        <ChosenList configuration={configuration} selection={selection}>
          <ChosenLine label={<Trans>Run</Trans>}>
            <Pieces count={count} />
          </ChosenLine>
        </ChosenList>
      </div>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        {quote.trim && (
          <TemplateLink
            product={item.product}
            chosen={chosen}
            className="touch-target type-small inline-flex min-h-6 items-center gap-2 font-semibold [&>span]:border-b-[1.5px]"
          >
            <Trans>Template, PDF</Trans>
          </TemplateLink>
        )}
        <span className="when-program">
          <ShareChoice selection={selection} count={count} />
        </span>
      </div>
    </div>
  )
}

type InTheWayProps = Pick<ChoicePanelProps, 'configuration' | 'quote'>

/** The reason why the choice can’t be ordered like this. */
function InTheWay({ configuration, quote: { findings } }: InTheWayProps) {
  const textOf = useFindingText(configuration)
  const inTheWay = findings.filter((finding) => !isOnlyAsked(finding))
  return (
    <ul className="grid gap-1 bg-paper p-4 font-semibold text-key">
      {inTheWay.map((finding) => (
        <li key={`${finding.kind} ${finding.group} ${finding.choice}`}>
          {textOf(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })}
        </li>
      ))}
    </ul>
  )
}

const copiedMs = 4000

/** Shares the address of exactly this choice: by the system's sheet on touch devices, otherwise by copying. */
function ShareChoice(choice: ChosenOptions) {
  const router = useRouter()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function share() {
    const { publicHref } = router.buildLocation({ to: '.', search: searchOf(choice) })
    const url = location.origin + publicHref
    if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
      // Closing the sheet without sharing is no failure.
      await navigator.share({ url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      // The page's address holds the choice all the same.
      () => history.replaceState(history.state, '', url),
    )
  }
  return (
    <button
      type="button"
      onClick={() => void share()}
      className="touch-target type-small inline-flex min-h-6 items-center gap-2 font-semibold"
    >
      <Icon size={16}>
        <path d="M10 5H4v15h15v-6M14 3h7v7M21 3 10 14" />
      </Icon>
      <span aria-live="polite" className="border-current border-b-[1.5px]">
        {isCopied ? <Trans>Copied</Trans> : <Trans>Share this choice</Trans>}
      </span>
    </button>
  )
}

type PanelTotalProps = { quote: OptionsQuote<string>; count: number }

/** The price first, with how it comes about; a reduced price stands beside the old one, struck through. */
function PanelTotal({ quote: { total, subtotal, isOrderable }, count }: PanelTotalProps) {
  const language = useLanguage()
  if (!isOrderable || total === null)
    return (
      <p className="type-d3">
        {isOrderable ? (
          <Trans>Ask us for a price</Trans>
        ) : (
          <Trans>This choice can’t be ordered as it is.</Trans>
        )}
      </p>
    )
  const text = formatMoney(toAzn(total), language)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-4">
      <p className="text-[15px] leading-[22px]">
        <span className="block font-semibold text-[16px] leading-6">
          <Trans>Total</Trans>
        </span>
        <span className="block">
          {formatNumber(count, language)} × <PiecePrice azn={toAzn(total) / count} />
        </span>
        {subtotal !== null && subtotal > total && (
          <s>
            <span className="sr-only">
              <Trans>Old price</Trans>{' '}
            </span>
            <Money azn={toAzn(subtotal)} />
          </s>
        )}
      </p>
      <strong key={text} className={`type-total ${sizeOf(text)}`}>
        {text}
      </strong>
      <SpokenTotal text={text} count={count} />
    </div>
  )
}

/** Long amounts are set smaller, so that they stay on their line. */
function sizeOf(text: string): string {
  if (text.length <= 8) return 'text-[52px] xl:text-[72px]'
  return text.length <= 11 ? 'text-[38px] xl:text-[52px]' : 'text-[26px] xl:text-[36px]'
}

const quietMs = 600

/** Announces the total in one sentence once the customer has stopped changing the choice. */
function SpokenTotal({ text, count }: { text: string; count: number }) {
  const { t } = useLingui()
  const figure = formatNumber(count, useLanguage())
  const sentence = t`${plural(count, { one: `${figure} piece`, other: `${figure} pieces` })}: ${text}`
  const [first] = useState(sentence)
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(sentence === first ? '' : sentence), quietMs)
    return () => clearTimeout(timer)
  }, [sentence, first])
  return (
    <span role="status" className="sr-only">
      {said}
    </span>
  )
}

/** Shown instead of the order buttons while a field is incomplete: its one button leads to that field. */
const UnfinishedChoice = ({ field, className }: { field: OwnField; className?: string }) => (
  <Button wide arrow className={className} onClick={() => goToField(field)}>
    {field === 'size' ? <Trans>Finish your own size</Trans> : <Trans>Finish your own run</Trans>}
  </Button>
)

type ChoiceBarProps = Omit<ChoicePanelProps, 'ref' | 'configuration'> & {
  panel: RefObject<HTMLElement | null>
}

/**
 * The bar at the foot of the window on phones while the panel is out of view, as it is at first: price, day, and the
 * basket button.
 */
export function ChoiceBar({ panel, quote, chosen, item, ready, unfinished }: ChoiceBarProps) {
  const language = useLanguage()
  const [isNeeded, setNeeded] = useState(true)
  useEffect(() => {
    const element = panel.current
    if (!element) return
    const observer = new IntersectionObserver(([entry]) => setNeeded(entry?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [panel])
  if (isNeeded && unfinished)
    return (
      <div data-choice-bar="" className="choice-bar when-program">
        <UnfinishedChoice field={unfinished} className="col-span-full" />
      </div>
    )
  if (!isNeeded || !quote.isOrderable) return null
  const readyOn = readyDayOf(ready, quote)
  const day = readyOn && formatDate(`${readyOn}T12:00:00Z`, language, 'dayOfMonth')
  return (
    <div data-choice-bar="" className="choice-bar when-program">
      <span className="type-money text-[22px] leading-7">
        {quote.total === null ? <Trans>Ask us for a price</Trans> : <Money azn={toAzn(quote.total)} />}
      </span>
      {day && (
        <span className="bar-day">
          <Trans>Ready on {day}</Trans>
        </span>
      )}
      <BasketChoice quote={quote} chosen={chosen} item={item} className="contents" />
    </div>
  )
}
