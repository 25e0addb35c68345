import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { KeyCap } from '../../../ui/office/key-cap.tsx'
import { Modal } from '../../../ui/office/modal.tsx'
import { NumberField } from '../../../ui/office/number-field.tsx'
import { readPrice } from '../new-orders/price-text.ts'
import { TicketQuote } from '../new-orders/ticket-quote.tsx'
import { usePriceWords } from '../new-orders/use-price-words.ts'
import { formatAmount } from '../office-formats.ts'
import { customerOf } from '../orders/order-words.tsx'
import type { ListedOrder } from '../orders/queries.ts'
import { useDrafts } from '../use-drafts.ts'

type AcceptDialogProps = { order: ListedOrder; onConfirm: (price: number) => void; onClose: () => void }

/** A new order goes on only with a price (specification 5): the suggestion stands in the field. */
export function AcceptDialog({ order, onConfirm, onClose }: AcceptDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = usePriceWords()
  const { drafts, setDraft } = useDrafts('officePriceDrafts')
  const [error, setError] = useState<string>()
  const text = drafts[order.id] ?? (order.quote ? formatAmount(order.quote.total, language) : '')
  const name = pick(order.serviceType ?? order.service, 'name', language)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    const price = readPrice(text)
    if ('azn' in price) return onConfirm(price.azn)
    setError(words(price.problem))
  }
  return (
    <Modal title={<Trans>Accept order № {order.id}?</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        {name} · {customerOf(order)}
      </p>
      <div className="-mx-4">
        <TicketQuote order={order} />
      </div>
      <form noValidate onSubmit={confirm}>
        <NumberField
          data-safe=""
          label={t`Price`}
          unit="₼"
          value={text}
          error={error}
          onChange={(event) => {
            setDraft(order.id, event.target.value)
            setError(undefined)
          }}
        />
        <p className="mt-3 text-t2">
          <Trans>The customer gets the price and the acceptance by mail.</Trans>
        </p>
        <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
          <OfficeButton onClick={onClose}>
            <Trans>Close without accepting</Trans> <KeyCap>Esc</KeyCap>
          </OfficeButton>
          <OfficeButton type="submit" variant="primary">
            <Trans>Confirm</Trans>
          </OfficeButton>
        </div>
      </form>
    </Modal>
  )
}
