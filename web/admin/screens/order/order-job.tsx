import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { priceFields } from '../../../../src/domains/orders/order-input.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { formatDate, formatMoney, formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { LinkedText } from '../../../ui/linked-text.tsx'
import { Money } from '../../../ui/money.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Reference } from '../../../ui/reference.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { useResolver } from '../../kit/forms/use-resolver.ts'
import { useWithdrawNotice } from '../../kit/frame/notices.tsx'
import { MailNote, useMailText } from '../../kit/mail-note.tsx'
import { CameByWord } from '../../kit/orders/came-by.tsx'
import { actionOf } from '../../kit/orders/offered-actions.ts'
import { ChoiceList, hasChoices } from '../../kit/orders/order-choices.tsx'
import { PriceLabel } from '../../kit/orders/order-labels.tsx'
import { difference, priceOf, writtenPrice } from '../../kit/orders/price-text.ts'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { TicketQuote } from '../../kit/orders/ticket-quote.tsx'
import { usePriceLabels } from '../../kit/orders/use-price-labels.ts'
import { aboutOrder } from '../../kit/orders/use-undo-moves.ts'
import { useAsOpened } from '../../kit/use-as-opened.ts'
import { VatLabel } from '../../kit/vat.tsx'
import { useOrderAct } from './use-print-page.ts'

/** What was ordered, its price, and how the suggestion came about. */
export function OrderJob({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  return (
    <section>
      <h2 className="admin-h2 mb-2 leading-6!">
        <Trans>Job</Trans>
      </h2>
      <div className="border-key border-t-2 border-b border-b-line2 bg-paper">
        <dl className="divide-y divide-line1">
          <Row head={<Trans>Service</Trans>}>{pick(order.service, 'name', language)}</Row>
          {order.serviceType && (
            <Row head={<Trans>Product</Trans>}>
              <span className="flex items-center gap-3 font-medium">
                {pick(order.serviceType, 'name', language)}
                <Picture
                  url={order.photoUrl}
                  alt=""
                  sizes="64px"
                  className="h-9 w-12 shrink-0 border border-line2 object-cover"
                />
              </span>
            </Row>
          )}
          {hasChoices(order) && (
            <Row head={<Trans>Choices</Trans>}>
              <ChoiceList order={order} />
            </Row>
          )}
          <Row head={<Trans>Quantity</Trans>}>
            <strong className="font-semibold">
              <Trans>{formatNumber(order.count, language)} pcs</Trans>
            </strong>
          </Row>
          <Row head={<Trans>Price</Trans>}>
            <Price order={order} />
            <CorrectPrice key={order.id} order={order} />
          </Row>
          {order.price !== null && order.vat > 0 && (
            <Row head={<VatLabel />}>
              <Money azn={order.vat} />
            </Row>
          )}
          {order.priceReason && (
            <Row head={<Trans>Reason of the price, for staff only</Trans>}>{order.priceReason}</Row>
          )}
          {order.cameBy && (
            <Row head={<Trans>How the customer came</Trans>}>
              <CameByWord way={order.cameBy} />
            </Row>
          )}
          {order.siblings.length > 0 && (
            <Row head={<Trans>Placed together with</Trans>}>
              <Siblings ids={order.siblings} />
            </Row>
          )}
          {order.comment && (
            <Row head={<Trans>Customer’s comment</Trans>}>
              <span className="whitespace-pre-line wrap-anywhere">
                <LinkedText text={order.comment} />
              </span>
            </Row>
          )}
          <Row head={<Trans>Ordered on</Trans>}>{formatDate(order.orderDate, language, 'moment')}</Row>
        </dl>
        {(order.quote || order.options) && (
          <div className="border-line2 border-t">
            <div className="max-w-120">
              <TicketQuote order={order} />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

const Siblings = ({ ids }: { ids: readonly number[] }) => (
  <ul className="flex flex-wrap gap-x-4">
    {ids.map((id) => (
      <li key={id}>
        <Link
          to="/admin/ordersadmin/$id"
          params={{ id: String(id) }}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          <Reference id={id} />
        </Link>
      </li>
    ))}
  </ul>
)

const Row = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <div className="grid gap-x-4 px-3.5 py-2 sm:grid-cols-[140px_minmax(0,1fr)]">
    <dt className="text-t3">{head}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

function Price({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const { price, quote } = order
  if (price === null)
    return (
      <span className="text-t3">
        <Trans>not set yet</Trans>
      </span>
    )
  const off = quote ? difference(price, quote.total) : 0
  const each = formatMoney(price / order.count, language, 4)
  return (
    <>
      <strong className="font-semibold">
        <PriceLabel order={order} />
      </strong>
      <span className="text-t3">
        {' · '}
        <Trans>one piece {each}</Trans>
        {off !== 0 && ' · '}
        {off < 0 && (
          <Trans>
            <Money azn={-off} /> under the suggestion
          </Trans>
        )}
        {off > 0 && (
          <Trans>
            <Money azn={off} /> over the suggestion
          </Trans>
        )}
      </span>
    </>
  )
}

const schema = z.object({ price: writtenPrice, reason: priceFields.shape.reason })
/** The server's maximum length. */
const longest = 500

/** The price of an accepted order is corrected with a reason, until it is completed. */
function CorrectPrice({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false)
  if (order.price === null || !actionOf(order, 'correctPrice')) return null
  return (
    <>
      <WordButton className="ml-2" onClick={() => setOpen(true)}>
        <Trans>Correct the price</Trans>
      </WordButton>
      {isOpen && <PriceDialog order={order} price={order.price} onClose={() => setOpen(false)} />}
    </>
  )
}

type PriceDialogProps = { order: OrderDetail; price: number; onClose: () => void }

function PriceDialog({ order, price: priceNow, onClose }: PriceDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const texts = usePriceLabels()
  const { id } = order
  const mailText = useMailText()
  const withdraw = useWithdrawNotice()
  const { act, isPending, failure } = useOrderAct(id)
  const price = useAsOpened(priceNow, failure !== undefined)
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { price: formatAmount(price, language), reason: '' },
    resolver: useResolver<{ price: string; reason: string }>(schema, {
      price: (issue) => texts(issue.id),
      reason: t`Write why: the customer reads it.`,
    }),
  })
  const correct = handleSubmit((values) => {
    const next = priceOf(values.price)
    if (next === null) return
    if (next === price) return setError('price', { message: t`This is already the price.` })
    act({
      run: (client) =>
        client.orders.correctPrice.mutate({ id, price: next, oldPrice: price, reason: values.reason }),
      said: t`The price of No. ${id} is corrected`,
      detail: mailText(order),
      failed: t`The price of No. ${id} was not corrected`,
      onDone: () => {
        // A move before it can't be undone any more.
        withdraw(aboutOrder(id))
        onClose()
      },
    })
  })
  return (
    <Modal title={<Trans>Correct the price of order No. {order.id}?</Trans>} onClose={onClose}>
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
          hint={
            <MailNote order={order}>
              <Trans>The customer gets an e-mail with both prices and this reason.</Trans>
            </MailNote>
          }
          error={formState.errors.reason?.message}
        >
          <AdminTextarea rows={3} maxLength={longest} {...register('reason')} />
        </AdminField>
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <ModalFoot className="mt-2">
          <AdminButton onClick={onClose}>
            <Trans>Close without correcting</Trans> <KeyCap>Esc</KeyCap>
          </AdminButton>
          <AdminButton type="submit" variant="primary" busy={isPending}>
            <Trans>Correct the price</Trans>
          </AdminButton>
        </ModalFoot>
      </form>
    </Modal>
  )
}
