import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fieldErrors, useApi, useClient } from '../../../../lib/api.ts'
import { Button } from '../../../../ui/button.tsx'
import { Money } from '../../../../ui/money.tsx'
import { DeliverySection } from '../../../kit/delivery/delivery-section.tsx'
import type { SentDelivery } from '../../../kit/delivery/draft.ts'
import { settleDelivery } from '../../../kit/delivery/keep-address.ts'
import { useDelivery } from '../../../kit/delivery/use-delivery.ts'
import { useFailureText } from '../../../kit/use-failure-text.ts'
import type { MyOrderDetail } from '../order-labels.tsx'
import type { Shipment } from './shipment.ts'

type ChooseWayProps = {
  order: MyOrderDetail
  /** The way that it has already. */
  shipment: Shipment | null
  /** The ways stand open, without a button before them. */
  isOpenAtOnce?: boolean
}

/** The customer says how the order comes, or another way; nothing stands here where no way is shown (DEL-12). */
export function ChooseWay({ order, shipment, isOpenAtOnce = false }: ChooseWayProps) {
  const [isOpen, setOpen] = useState(isOpenAtOnce)
  const delivery = useDelivery()
  if (!delivery.shown) return null
  if (isOpen)
    return (
      <Ways
        order={order}
        shipment={shipment}
        delivery={delivery}
        onClose={isOpenAtOnce ? null : () => setOpen(false)}
      />
    )
  return (
    <Button variant="secondary" onClick={() => setOpen(true)}>
      {shipment === null ? <Trans>Choose the delivery</Trans> : <Trans>Choose another way</Trans>}
    </Button>
  )
}

type WaysProps = Pick<ChooseWayProps, 'order' | 'shipment'> & {
  delivery: ReturnType<typeof useDelivery>
  onClose: (() => void) | null
}

function Ways({ order, shipment, delivery, onClose }: WaysProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const failureText = useFailureText()
  const { data: goods, error } = useQuery(useApi().shipments.together.queryOptions({ id: order.id }))
  const choose = useMutation({
    mutationFn: (sent: SentDelivery) => client.shipments.choose.mutate({ id: order.id, delivery: sent }),
    async onSuccess(_, sent) {
      await settleDelivery({ client, queryClient }, sent)
      for (const part of ['orders', 'payments', 'orderLinks'])
        await queryClient.invalidateQueries({ queryKey: [[part]] })
      onClose?.()
    },
    onError: (failure, sent) => void delivery.refuse(fieldErrors(failure), sent),
  })
  if (error) return <p role="alert">{failureText(error)}</p>
  if (!goods) return <p role="status">{t`Loading…`}</p>
  const { told } = delivery
  const difference = told?.row?.azn == null ? null : toDifference(told.row.azn, shipment)
  return (
    <div className="flex w-full min-w-0 max-w-220 flex-col gap-5 bg-paper p-5 text-key md:p-7">
      <DeliverySection
        delivery={delivery}
        startsWithLast={false}
        goods={{
          grams: goods.grams,
          knownGrams: goods.grams ?? 0,
          millimetres: goods.millimetres,
          azn: goods.sum,
          ready: goods.ready,
          unweighed: [],
        }}
      />
      {difference !== null && difference !== 0 && (
        <p role="status">
          {difference > 0 ? (
            <Trans>
              It costs <Money azn={difference} /> more: we’ll ask for it with the order.
            </Trans>
          ) : (
            <Trans>
              It costs <Money azn={-difference} /> less: what is paid already is your balance.
            </Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <Button
          arrow
          busy={choose.isPending}
          onClick={() => {
            if (delivery.goesOn() && told?.choice) choose.mutate(told.choice)
          }}
        >
          <Trans>Choose this way</Trans>
        </Button>
        {onClose && (
          <Button variant="secondary" onClick={onClose}>
            <Trans>Leave it as it is</Trans>
          </Button>
        )}
      </div>
      <p role="alert" className="font-semibold empty:hidden">
        {choose.error && failureText(choose.error)}
      </p>
    </div>
  )
}

/** AZN, to the qəpik, that it costs more than the way before. */
const toDifference = (azn: number, shipment: Shipment | null): number =>
  Math.round((azn - (shipment?.isAgreed ? (shipment.price ?? 0) : 0)) * 100) / 100
