import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { correctable } from '../../../../src/domains/order-status/statuses.ts'
import { priceFields } from '../../../../src/domains/orders/order-input.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { Money } from '../../../ui/money.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { ChoiceList } from '../../kit/orders/order-choices.tsx'
import { priceOf, writtenPrice } from '../../kit/orders/price-text.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import type { OrderActionHandlers } from '../../kit/orders/use-order-actions.ts'
import { usePriceLabels } from '../../kit/orders/use-price-labels.ts'

const schema = z.object({ price: writtenPrice, reason: priceFields.shape.reason })
/** As the server takes it. */
const longest = 500

type CorrectPriceProps = { order: OrderDetail; acts: OrderActionHandlers }

/** The price of an accepted order is corrected with a reason, until it is completed. */
export function CorrectPrice({ order, acts }: CorrectPriceProps) {
  const { user } = useFrame()
  const [isOpen, setOpen] = useState(false)
  const isCorrectable = correctable.some((status) => status === order.status)
  if (order.price === null || !isCorrectable || !canOpen(user, 'orders')) return null
  return (
    <>
      <WordButton className="ml-2" onClick={() => setOpen(true)}>
        <Trans>Correct the price</Trans>
      </WordButton>
      {isOpen && (
        <PriceDialog
          order={order}
          price={order.price}
          onClose={() => setOpen(false)}
          onCorrect={(change) => {
            setOpen(false)
            acts.correctPrice(order, change)
          }}
        />
      )}
    </>
  )
}

type PriceDialogProps = {
  order: OrderDetail
  price: number
  onClose: () => void
  onCorrect: (change: { price: number; oldPrice: number; reason: string }) => void
}

function PriceDialog({ order, price, onClose, onCorrect }: PriceDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const words = usePriceLabels()
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { price: formatAmount(price, language), reason: '' },
    resolver: useResolver<{ price: string; reason: string }>(schema, {
      price: ({ id }) => words(id),
      reason: t`Write why: the customer reads it.`,
    }),
  })
  const correct = handleSubmit((values) => {
    const next = priceOf(values.price)
    if (next === price) return setError('price', { message: t`This is the price already.` })
    if (next !== null) onCorrect({ price: next, oldPrice: price, reason: values.reason })
  })
  return (
    <Modal title={<Trans>Correct the price of order № {order.id}?</Trans>} onClose={onClose}>
      <ChoiceList order={order} className="mt-2" />
      {(order.quote || order.options) && (
        <div className="-mx-4">
          <TicketQuote order={order} />
        </div>
      )}
      <p className="mt-1 mb-3 text-t2">
        <Trans>
          Now it is <Money azn={price} />.
        </Trans>
      </p>
      <form noValidate onSubmit={correct} className="flex flex-col gap-3">
        <NumberField
          data-safe=""
          label={t`New price`}
          unit="₼"
          error={formState.errors.price?.message}
          {...register('price')}
        />
        <AdminField
          label={<Trans>Reason</Trans>}
          hint={<Trans>The customer gets a mail with both prices and this reason.</Trans>}
          error={formState.errors.reason?.message}
        >
          <AdminTextarea rows={3} maxLength={longest} {...register('reason')} />
        </AdminField>
        <ModalFoot className="mt-2">
          <AdminButton onClick={onClose}>
            <Trans>Close without correcting</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary">
            <Trans>Correct the price</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
