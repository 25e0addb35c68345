import { Trans } from '@lingui/react/macro'
import type { OptionsQuote } from '../../../../../src/domains/options/quote-options.ts'
import { toAzn } from '../../../../../src/lib/money.ts'
import { LinkButton } from '../../../../ui/button.tsx'
import { AddToBasket } from '../../../kit/basket/add-to-basket.tsx'
import type { ProductChoice } from './use-choice.ts'

export type OrderedItem = { service: number; product: number }

type OrderChoiceProps = {
  quote: OptionsQuote<string>
  chosen: ProductChoice
  item: OrderedItem
  className?: string
}

const onInk = 'hover:bg-paper hover:text-key'

/** The buttons for the basket and the order form; without a price the order is a request. */
export const OrderChoice = ({ quote, chosen, item }: OrderChoiceProps) => (
  <div>
    <BasketChoice quote={quote} chosen={chosen} item={item} />
    <LinkButton
      to="/order"
      search={{ ...item, count: chosen.count, options: chosen.selection }}
      variant="secondary"
      className={`mt-2 ${onInk}`}
      wide
      arrow
    >
      {quote.isAskUs ? <Trans>Ask us for a price</Trans> : <Trans>Order now</Trans>}
    </LinkButton>
    <p className="type-small pt-3">
      {quote.isAskUs ? (
        <Trans>A manager will work out the price and write to you.</Trans>
      ) : (
        <Trans>A manager will confirm the final price after looking at the artwork.</Trans>
      )}
    </p>
  </div>
)

export const BasketChoice = ({ quote, chosen: { selection, count }, item, className }: OrderChoiceProps) => (
  <AddToBasket
    variant="primary"
    {...(className && { className })}
    buttonClass={onInk}
    line={{
      serviceId: item.service,
      serviceTypeId: item.product,
      options: selection,
      count,
      seenTotal: quote.total === null ? null : toAzn(quote.total),
    }}
  />
)
