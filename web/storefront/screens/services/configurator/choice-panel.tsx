import { Trans } from '@lingui/react/macro'
import type { Ref } from 'react'
import { isOnlyAsked } from '../../../../../src/domains/options/findings.ts'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { Pieces } from '../../../../ui/pieces.tsx'
import { ChosenLine, ChosenList } from '../../../kit/options/chosen-list.tsx'
import type { LocalConfiguration } from '../../../kit/options/options-query.ts'
import { TemplateLink } from '../../../kit/options/template-link.tsx'
import { useFindingWords } from '../../../kit/options/use-finding-words.ts'
import { ReadyLeaf } from '../ready-leaf.tsx'
import { OrderChoice, type OrderedItem } from './order-choice.tsx'
import { PanelTotal } from './panel-total.tsx'
import { ShareChoice } from './share-choice.tsx'
import { UnfinishedChoice } from './unfinished-choice.tsx'
import type { ProductChoice } from './use-choice.ts'
import type { OwnField } from './use-open-fields.ts'
import { type Ready, readyDayOf } from './use-ready.ts'

type ChoicePanelProps = {
  ref: Ref<HTMLDivElement>
  configuration: LocalConfiguration
  quote: OptionsQuote<string>
  chosen: ProductChoice
  item: OrderedItem
  ready: Ready | null
  /** The field that has to be finished before there is a price. */
  unfinished: OwnField | null
}

/** What the choice costs, by when it is ready, what can be done with it, and what it is, in words. */
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
      {ready && day !== null && <ReadyLeaf day={day} ready={ready} />}
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

/** Why it can’t be ordered like this. */
function InTheWay({ configuration, quote: { findings } }: InTheWayProps) {
  const words = useFindingWords(configuration)
  const inTheWay = findings.filter((finding) => !isOnlyAsked(finding))
  return (
    <ul className="grid gap-1 bg-paper p-4 font-semibold text-key">
      {inTheWay.map((finding) => (
        <li key={`${finding.kind} ${finding.group} ${finding.choice}`}>
          {words(finding, { group: finding.group ?? '', choice: finding.choice ?? '' })}
        </li>
      ))}
    </ul>
  )
}
