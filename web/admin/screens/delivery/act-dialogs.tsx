import { Trans, useLingui } from '@lingui/react/macro'
import { isOpen } from '../../../../src/domains/order-status/statuses.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { ChooseDialog } from '../../kit/delivery/choose-dialog.tsx'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { FailDialog } from './fail-dialog.tsx'
import { HandOutDialog } from './hand-out-dialog.tsx'
import { HandOverDialog } from './hand-over-dialog.tsx'
import type { ShipmentActs } from './use-shipment-acts.ts'

/** What is asked before a shipment goes on. */
export function ActDialogs({ acts }: { acts: ShipmentActs }) {
  if (!acts.asked) return null
  const { what, shipment } = acts.asked
  const dialog = { shipment, onDone: () => acts.done(shipment), onClose: acts.close }
  switch (what) {
    case 'handOver':
      return <HandOverDialog {...dialog} />
    case 'deliver':
      return <HandOutDialog {...dialog} isPickup={false} />
    case 'code':
      return <HandOutDialog {...dialog} isPickup />
    case 'fail':
      return <FailDialog {...dialog} />
    case 'cancel':
      return <CancelDialog {...dialog} />
    case 'way':
      return <WayDialog shipment={shipment} onClose={acts.close} />
  }
}

type CancelDialogProps = { shipment: Shipment; onDone: () => void; onClose: () => void }

function CancelDialog({ shipment: { id, number, price }, onDone, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const { act, isPending, failure } = useShipmentAct({ isHere: true })
  return (
    <ConfirmDialog
      grave
      title={<Trans>Send nothing: {number}?</Trans>}
      facts={[]}
      after={[
        <Trans key="house">Its orders are handed over in the house, unless another way is chosen.</Trans>,
        price !== null && price > 0 && <Trans key="price">Nothing is charged for the delivery.</Trans>,
      ].filter(Boolean)}
      safe={<Trans>Leave it as it is</Trans>}
      does={<Trans>Send nothing</Trans>}
      busy={isPending}
      failure={failure}
      onClose={onClose}
      onConfirm={() =>
        act({
          run: (client) => client.shipments.cancel.mutate({ id }),
          said: t`${number}: nothing goes out`,
          onDone,
        })
      }
    />
  )
}

function WayDialog({ shipment, onClose }: { shipment: Shipment; onClose: () => void }) {
  const first = shipment.orders.find(({ status }) => isOpen(status))
  if (!first) return null
  return <ChooseDialog orderId={first.id} customer={shipment.appUser} shipment={shipment} onClose={onClose} />
}
