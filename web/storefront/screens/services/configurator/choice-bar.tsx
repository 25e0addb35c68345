import { Trans } from '@lingui/react/macro'
import { type RefObject, useEffect, useState } from 'react'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { formatDate } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { Money } from '../../../../ui/money.tsx'
import { BasketChoice, type OrderedItem } from './order-choice.tsx'
import { UnfinishedChoice } from './unfinished-choice.tsx'
import type { ProductChoice } from './use-choice.ts'
import type { OwnField } from './use-open-fields.ts'
import { type Ready, readyDayOf } from './use-ready.ts'

type ChoiceBarProps = {
  panel: RefObject<HTMLElement | null>
  quote: OptionsQuote<string>
  chosen: ProductChoice
  item: OrderedItem
  ready: Ready | null
  /** The field that has to be finished before there is a price. */
  unfinished: OwnField | null
}

/** On phones at the window's foot while the panel is out of view, as it is at first: price, day, into the basket. */
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
      <BasketChoice {...{ quote, chosen, item }} className="contents" />
    </div>
  )
}
