import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { MoneyForm } from '../../kit/money-form.tsx'

type HandOverDialogProps = { shipment: Shipment; onDone: () => void; onClose: () => void }

/** A packed shipment goes to a courier, a firm or the post, whose waybill the customer can follow (DEL-17). */
export function HandOverDialog({ shipment, onDone, onClose }: HandOverDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure, fields } = useShipmentAct({ isHere: true })
  const { id, number, kind, way } = shipment
  const isOwn = kind === 'ownCourier'
  const [carrier, setCarrier] = useState(isOwn ? '' : pick(way, 'name', language))
  const [waybill, setWaybill] = useState('')
  const [link, setLink] = useState('')
  const send = () => {
    const who = carrier.trim() || pick(way, 'name', language)
    const papers = { waybill: waybill.trim(), trackingLink: link.trim() }
    act({
      run: (client) =>
        client.shipments.handOver.mutate({ id, carrier: carrier.trim(), ...(!isOwn && papers) }),
      said: t`${number} is on its way: ${who}`,
      onDone,
    })
  }
  return (
    <Modal title={<Trans>{number} leaves the house</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Close without handing over</Trans>}
        does={<Trans>Hand over</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        <AdminField label={isOwn ? <Trans>Courier</Trans> : <Trans>Firm</Trans>} error={fields.carrier}>
          <AdminInput maxLength={100} value={carrier} onChange={({ target }) => setCarrier(target.value)} />
        </AdminField>
        {!isOwn && (
          <>
            <AdminField label={<Trans>Number of the waybill</Trans>} error={fields.waybill}>
              <AdminInput
                maxLength={100}
                value={waybill}
                data-safe=""
                onChange={({ target }) => setWaybill(target.value)}
              />
            </AdminField>
            <AdminField
              label={<Trans>Link to follow it</Trans>}
              hint={<Trans>It stands in the customer’s e-mail.</Trans>}
              error={fields.trackingLink}
            >
              <AdminInput
                inputMode="url"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={500}
                placeholder="https://"
                value={link}
                onChange={({ target }) => setLink(target.value)}
              />
            </AdminField>
          </>
        )}
      </MoneyForm>
    </Modal>
  )
}
