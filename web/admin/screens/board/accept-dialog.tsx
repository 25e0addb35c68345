import { Trans, useLingui } from '@lingui/react/macro'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { MailNote } from '../../kit/mail-note.tsx'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import { priceOf, writtenPrice } from '../../kit/orders/price-text.ts'
import type { ListedOrder } from '../../kit/orders/queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import { usePriceLabels } from '../../kit/orders/use-price-labels.ts'
import { RoomNote, useOrderRooms } from '../../kit/production/room-note.tsx'
import { useDrafts } from '../../kit/use-drafts.ts'

const schema = z.object({ price: writtenPrice })

type AcceptDialogProps = {
  order: ListedOrder
  onConfirm: (price: number, byCapacity: boolean) => void
  onClose: () => void
}

/** A new order goes on only with a price (ORD-5): the suggestion stands in the field. */
export function AcceptDialog({ order, onConfirm, onClose }: AcceptDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = usePriceLabels()
  const room = useOrderRooms([order.id])
  const { drafts, setDraft } = useDrafts('officePriceDrafts')
  const { register, handleSubmit, formState } = useForm({
    defaultValues: {
      price: drafts[order.id] ?? (order.quote ? formatAmount(order.quote.total, language) : ''),
    },
    resolver: useResolver<{ price: string }>(schema, { price: ({ id }) => texts(id) }),
  })
  const name = pick(order.serviceType ?? order.service, 'name', language)
  const confirm = handleSubmit(({ price }) => {
    const azn = priceOf(price)
    if (azn !== null) onConfirm(azn, room.byCapacity)
  })
  return (
    <Modal title={<Trans>Accept order No. {order.id}?</Trans>} onClose={onClose}>
      <p className="mt-1 text-t2">
        {name} · {customerOf(order)}
      </p>
      <ChoiceList order={order} className="mt-2" />
      {order.comment && <p className="mt-2 whitespace-pre-line text-t2 wrap-anywhere">{order.comment}</p>}
      <div className="-mx-4">
        <TicketQuote order={order} />
      </div>
      <form noValidate onSubmit={confirm}>
        <NumberField
          data-safe=""
          label={t`Price`}
          unit="₼"
          error={formState.errors.price?.message}
          {...register('price', { onChange: (event) => setDraft(order.id, event.target.value) })}
        />
        <RoomNote {...room} />
        <p className="mt-3 text-t2">
          <MailNote order={order}>
            <Trans>The customer gets the price and the acceptance by e-mail.</Trans>
          </MailNote>
        </p>
        <DialogButtons
          safe={<Trans>Close without accepting</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Accept</Trans>}
          type="submit"
        />
      </form>
    </Modal>
  )
}
