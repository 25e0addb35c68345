import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { readAddress } from '../../../../src/domains/order-shipment/address-fields.ts'
import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { Reference } from '../../../ui/reference.tsx'
import type { OrderShipment } from './shipments.ts'
import { useShipmentAct } from './use-shipment-act.ts'
import { useWays } from './use-ways.ts'
import { blankWay, type WayDraft } from './way-draft.ts'
import { WayForm, WeightNote } from './way-form.tsx'

type ChooseDialogProps = {
  /** The order that it is chosen for; all that go with it go along. */
  orderId: number
  customer: { id: number; phoneNumber: string }
  /** How it goes now; null where nothing is chosen yet. */
  shipment: OrderShipment | null
  onClose: () => void
}

/** Staff choose how orders come, until they are packed: also by ways that customers don't see (DEL-12). */
export function ChooseDialog({ orderId, customer, shipment, onClose }: ChooseDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, fields, failure } = useShipmentAct({ isHere: true })
  const [draft, setDraft] = useState(() => draftOf(shipment, customer))
  const [along, setAlong] = useState<readonly number[]>([])
  const [isChecked, check] = useState(false)
  const together = useQuery({
    ...useApi().shipments.together.queryOptions({ id: orderId }),
    retry: false,
  }).data
  const known = together ? { ...together, azn: together.sum } : null
  const going = along.length > 0 ? null : known
  const ways = useWays({ goods: going, draft, customerId: customer.id })
  const { sent, way, query } = ways
  const choose = () => {
    check(true)
    if (!sent || !way) return
    const name = pick(way, 'name', language)
    act({
      run: (client) =>
        client.shipments.choose.mutate({
          id: orderId,
          delivery: sent,
          ...(along.length > 0 && { orderIds: [...along] }),
        }),
      said: t`No. ${orderId} goes this way: ${name}`,
      onDone: onClose,
    })
  }
  const general = failure ?? fields['delivery.expectedPrice'] ?? fields.delivery
  return (
    <Modal
      title={shipment ? <Trans>How {shipment.number} goes</Trans> : <Trans>How No. {orderId} comes</Trans>}
      onClose={onClose}
    >
      <form
        noValidate
        className="mt-3 grid gap-3.5"
        onSubmit={(event) => {
          event.preventDefault()
          choose()
        }}
      >
        {query.isError && (
          <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
            <Trans>The ways of delivery did not load.</Trans>
          </SectionFailed>
        )}
        {query.data && (
          <WayForm
            ways={ways}
            customerId={customer.id}
            goods={going}
            draft={draft}
            onChange={setDraft}
            errors={fields}
            isChecked={isChecked}
          />
        )}
        <WeightNote goods={going} />
        <AlsoGoing
          customerId={customer.id}
          going={together?.orderIds ?? [orderId]}
          chosen={along}
          onChoose={setAlong}
        />
        <p role="alert" className="text-error empty:hidden">
          {general}
        </p>
        <DialogButtons
          safe={<Trans>Close without choosing</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Choose this way</Trans>}
          type="submit"
          busy={isPending}
        />
      </form>
    </Modal>
  )
}

/** What is chosen now, to be changed; the phone is the customer's until another one is typed. */
function draftOf(shipment: OrderShipment | null, customer: ChooseDialogProps['customer']): WayDraft {
  const phoneNumber = customer.phoneNumber
  if (!shipment) return { ...blankWay, typed: readAddress({ phoneNumber }) }
  const { wayId, point, address, recipient, note } = shipment
  return {
    ...blankWay,
    wayId,
    pointId: point?.id ?? null,
    typed: readAddress(address ?? { phoneNumber }),
    recipient,
    note,
  }
}

type AlsoGoingProps = {
  customerId: number
  going: readonly number[]
  chosen: readonly number[]
  onChoose: (ids: readonly number[]) => void
}

const mostOffered = 20

/** Other open orders of the customer that can go along. */
function AlsoGoing({ customerId, going, chosen, onChoose }: AlsoGoingProps) {
  const language = useLanguage()
  const { data } = useQuery(
    useApi().orders.list.queryOptions({ appUserId: customerId, page: 1, pageSize: mostOffered }),
  )
  const others = data?.items.filter(({ id, status }) => isOpen(status) && !going.includes(id)) ?? []
  if (others.length === 0) return null
  return (
    <fieldset>
      <legend className="admin-meta pb-1 font-medium">
        <Trans>These go along</Trans>
      </legend>
      <ul>
        {others.map((order) => (
          <li key={order.id}>
            <label className="flex min-h-8 cursor-pointer items-center gap-2.5 max-md:min-h-11">
              <input
                type="checkbox"
                className="size-4 accent-key"
                checked={chosen.includes(order.id)}
                onChange={({ target }) =>
                  onChoose(target.checked ? [...chosen, order.id] : chosen.filter((id) => id !== order.id))
                }
              />
              <span className="min-w-0 truncate">
                <Reference id={order.id} /> {pick(order.service, 'name', language)}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
