import { useLingui } from '@lingui/react/macro'
import { pick } from '../../../../src/lib/languages.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import type { NewOrder } from '../../kit/orders/new-orders-queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import { TicketFacts } from './ticket-facts.tsx'
import { ticketId } from './ticket-focus.ts'
import { TicketPrice } from './ticket-price.tsx'
import { TicketSettled } from './ticket-settled.tsx'
import type { Act, Refusal } from './use-order-desk.ts'
import type { SettledOrder } from './use-settled.ts'

export type TicketProps = {
  order: NewOrder
  /** It came while one was looking. */
  isNew: boolean
  isSelected: boolean
  onSelect: () => void
  /** The price as it stands in the field. */
  text: string
  onType: (text: string | null) => void
  refusal: Refusal | undefined
  busy: Act['kind'] | undefined
  onAsk: (act: Act) => void
  /** Somebody else has moved it on meanwhile. */
  settled: SettledOrder | undefined
  onRemove: () => void
}

/** A job ticket: facts │ how the price came about │ price and buttons, with a perforation after the facts. */
export function Ticket(props: TicketProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { order, isSelected, onSelect, settled } = props
  const name = pick(order.serviceType ?? order.service, 'name', language)
  return (
    <li
      id={ticketId(order.id)}
      tabIndex={isSelected ? 0 : -1}
      aria-label={t`№ ${order.id}, ${name}`}
      onFocus={() => !isSelected && onSelect()}
      onPointerDown={() => !isSelected && onSelect()}
      className={classNames(
        'relative grid scroll-mt-16 scroll-mb-12 overflow-hidden border outline-none! @min-[580px]:grid-cols-[minmax(0,1fr)_minmax(0,300px)] @min-[900px]:grid-cols-[minmax(0,1fr)_264px_284px] @min-[1060px]:grid-cols-[minmax(0,1fr)_276px_300px]',
        settled ? 'bg-sheet' : 'bg-paper',
        isSelected ? 'border-cyan shadow-[inset_0_0_0_1px_var(--cyan)]' : 'border-line2',
      )}
    >
      <TicketFacts {...props} name={name} />
      <TicketQuote order={order} />
      <div className="border-line1 px-4 pb-4 @min-[580px]:border-l @min-[580px]:pt-4">
        {settled ? <TicketSettled settled={settled} onRemove={props.onRemove} /> : <TicketPrice {...props} />}
      </div>
    </li>
  )
}
