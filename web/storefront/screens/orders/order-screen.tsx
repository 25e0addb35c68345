import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { toAzn } from '../../../../src/lib/money.ts'
import { errorsOf } from '../../../lib/account/form-rules.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { useUser } from '../../../lib/session.ts'
import { untilDay } from '../../../lib/until-day.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormNotice } from '../../../ui/form-notice.tsx'
import { OrderPieces } from '../../../ui/pieces.tsx'
import { QuantityField } from '../../../ui/quantity-field.tsx'
import { useFormErrors } from '../../kit/account/use-form-errors.ts'
import { AddToBasket } from '../../kit/basket/add-to-basket.tsx'
import { countStep, quoteOf } from '../../kit/calculator/wire-quote.ts'
import { WaysToUs } from '../../kit/contact/ways-to-us.tsx'
import { withDelivery } from '../../kit/delivery/delivery-sums.tsx'
import { useDelivery } from '../../kit/delivery/use-delivery.ts'
import { useKnownPress } from '../../kit/delivery/use-known-press.ts'
import { PayerChoice } from '../../kit/documents/payer-choice.tsx'
import { HoldChoice, useHolds } from '../../kit/money/hold-choice.tsx'
import { searchOf } from '../../kit/options/choice-search.ts'
import { Page } from '../../kit/page.tsx'
import { OrderDelivery } from './order-delivery.tsx'
import { CommentField, ItemFields, RepeatedArtwork } from './order-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import {
  type ConfiguredPrice,
  type OrderForm,
  useConfiguredPrice,
  useOrderForm,
  useRepeatedArtwork,
} from './use-order-form.ts'
import { usePlaceOrder } from './use-place-order.tsx'

const route = getRouteApi('/_storefront/order')
const noCount = msg`Write a whole number, for example 500.`

/** Without a service there is nothing to fill in. */
const NothingToOrder = () => (
  <Page title={<Trans context="page">Place order</Trans>}>
    <EmptyState
      drawn
      title={<Trans>Nothing can be ordered here yet. Tell us what you need, and we’ll call you.</Trans>}
    >
      <WaysToUs />
    </EmptyState>
  </Page>
)

/** The order form: service, product, count with its live price, comment; kept on the device until it is sent. */
export function OrderScreen() {
  const user = useUser()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const form = useOrderForm(search)
  const configured = useConfiguredPrice(form)
  const repeated = useRepeatedArtwork(form)
  const holds = useHolds()
  const errors = useFormErrors<'serviceId' | 'serviceTypeId' | 'count' | 'comment'>()
  const delivery = useDelivery()
  const { isPending, message, dismiss, submit } = usePlaceOrder(errors.show, delivery)
  const { draft, change, service, products, product, count } = form
  // The text belongs to the count at which it was typed: another one was chosen elsewhere.
  const [wrong, setWrong] = useState<number | null>(null)
  const isCountWrong = wrong === count
  const chosen = Object.values(search).some((value) => value !== undefined)
  useEffect(() => {
    // The draft has the choice now, so a reload keeps what is changed from here on.
    if (chosen) void navigate({ search: {}, replace: true })
  }, [chosen, navigate])
  function send(isHeld: boolean) {
    dismiss()
    const missing = errorsOf({
      serviceId: service ? undefined : msg`Choose a service.`,
      serviceTypeId:
        products.length > 0 && !product ? msg`No product was chosen. Choose one from the list.` : undefined,
      count: isCountWrong ? noCount : undefined,
      comment: undefined,
    })
    if (errors.show(missing) || !service) return
    press.press({ isHeld })
  }
  function order({ isHeld }: { isHeld: boolean }) {
    if (!service || (isDelivered && !delivery.goesOn())) return
    const chosen = isDelivered ? delivery.told?.choice : undefined
    const order = {
      serviceId: service.id,
      serviceTypeId: product?.id,
      count,
      comment: draft.comment.trim(),
      ...(draft.repeats !== null && { repeats: draft.repeats }),
      ...(chosen && { delivery: chosen }),
    }
    if (!configured) return submit(order, isHeld)
    const { selection, total } = configured.quote
    const priced = { ...order, options: selection, ...(total !== null && { expectedTotal: toAzn(total) }) }
    submit(priced, isHeld)
  }
  const mustChange =
    configured && product && !isCountWrong && !configured.quote.isOrderable
      ? { productId: product.id, selection: configured.quote.selection }
      : null
  const price = isCountWrong || !form.item ? null : priceOf(form, configured)
  // Without a price there is no sum by which a delivery could be free, and it is chosen later.
  const isDelivered = delivery.shown !== null && price !== null
  const told = isDelivered ? delivery.told : null
  const press = useKnownPress({
    isKnown: delivery.isKnown && form.tiers !== undefined,
    what: JSON.stringify([service?.id, product?.id, draft.count, draft.options, draft.comment]),
    act: order,
  })
  const isBusy = isPending || press.isWaiting
  const isHoldable = holds && !mustChange && price !== null && told?.row?.azn !== null

  if (form.services.data?.items.length === 0) return <NothingToOrder />
  return (
    <Page title={<Trans context="page">Place order</Trans>}>
      <CampaignLine form={form} />
      <form
        ref={errors.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send(false)
        }}
        className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,640fr)_minmax(0,522fr)] lg:grid-rows-[auto_1fr]"
      >
        <div className="flex flex-col gap-6">
          <ItemFields form={form} errors={errors} />
          <Field label={<Trans>How many pieces?</Trans>} error={errors.of('count')}>
            <QuantityField
              name="count"
              value={count}
              max={100_000_000}
              step={countStep}
              onChange={(value) => {
                change({ count: value })
                errors.clear('count')
              }}
              onWrong={(what) => {
                setWrong(what && count)
                if (what === 'unreadable') errors.mark('count', noCount)
                else errors.clear('count')
              }}
            />
          </Field>
        </div>
        <div className="max-md:-mx-5 lg:sticky lg:top-[calc(24px+var(--notices,0px))] lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <OrderSummary
            form={form}
            configured={configured}
            isCounted={!isCountWrong}
            delivery={isDelivered ? delivery : null}
            onCount={(value) => {
              change({ count: value })
              setWrong(null)
              errors.clear('count')
            }}
          />
        </div>
        <div className="flex flex-col gap-6">
          <CommentField
            form={form}
            again={search.again}
            error={errors.of('comment')}
            onMend={() => errors.clear('comment')}
          />
          <RepeatedArtwork artwork={repeated} />
          {isDelivered && (
            <OrderDelivery form={form} configured={configured} delivery={delivery} azn={price} />
          )}
          <div>
            <PayerChoice />
            <FormNotice message={message} onDismiss={dismiss} />
            {mustChange && (
              <LinkButton
                to="/services/card/prices/$id"
                params={{ id: String(mustChange.productId) }}
                search={searchOf({ selection: mustChange.selection, count })}
                wide
                arrow
              >
                <Trans>Change the choice</Trans>
              </LinkButton>
            )}
            {isHoldable && (
              <HoldChoice
                azn={withDelivery(price, told)}
                busy={isBusy}
                onHold={() => send(true)}
                onLater={() => send(false)}
              />
            )}
            {!mustChange && !isHoldable && (
              <Button type="submit" wide arrow busy={isBusy} busyLabel={<Trans>Sending the order…</Trans>}>
                <OrderLabel isCounted={!isCountWrong} count={form.item ? count : null} />
              </Button>
            )}
            {service &&
              (product || products.length === 0) &&
              !isCountWrong &&
              configured?.quote.isOrderable !== false &&
              !repeated.isLoading && (
                <AddToBasket
                  className="pt-2"
                  line={{
                    serviceId: service.id,
                    serviceTypeId: product?.id ?? null,
                    options: configured?.quote.selection ?? null,
                    count,
                    comment: draft.comment.trim(),
                    seenTotal: null,
                    ...(repeated.files.length > 0 && draft.repeats !== null && { repeats: draft.repeats }),
                  }}
                />
              )}
            {!user && (
              <p className="type-small pt-3 text-grey">
                <Trans>
                  We will ask you to log in or register when you send it; the order stays as it is.
                </Trans>
              </p>
            )}
          </div>
        </div>
      </form>
    </Page>
  )
}

/** AZN; null where a manager works it out. */
function priceOf({ tiers, count }: OrderForm, configured: ConfiguredPrice | null): number | null {
  const total = configured ? configured.quote.total : tiers && quoteOf(tiers, count)?.total
  return total === null || total === undefined ? null : toAzn(total)
}

type OrderLabelProps = { isCounted: boolean /** Null until something is chosen. */; count: number | null }

/** While the count isn't a valid number, the button leads to its field, as sending would. */
function OrderLabel({ isCounted, count }: OrderLabelProps) {
  if (!isCounted) return <Trans>Finish the number of pieces</Trans>
  return count === null ? <Trans>Place order</Trans> : <OrderPieces count={count} />
}

/** The notice above the form: the campaign that led here, and whether the chosen service is among its own. */
function CampaignLine({ form: { campaign, service } }: { form: OrderForm }) {
  const language = useLanguage()
  if (!campaign) return null
  const { title, endDate, services } = campaign
  const isOutside = service !== undefined && services.every(({ id }) => id !== service.id)
  const percentage = campaign.percentage === null ? null : formatNumber(campaign.percentage, language)
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-[1.5px] border-key px-4.5 py-3">
      {percentage !== null && (
        <Badge>
          <Trans>{percentage}% off</Trans>
        </Badge>
      )}
      <p className="min-w-0">
        <strong className="font-bold">{title}</strong>
        {endDate !== null && `, ${untilDay(endDate, language)}`}
      </p>
      {isOutside && services.length > 0 && (
        <p className="type-small w-full">
          <Trans>The service that you chose isn’t part of this campaign.</Trans>
        </p>
      )}
    </div>
  )
}
