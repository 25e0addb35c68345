import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { pick } from '../../../../src/lib/languages.ts'
import { useApi } from '../../../lib/api.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput, AdminSelect } from '../../../ui/admin/inputs.tsx'
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
  const days = useQuery({ ...useApi().courierDays.list.queryOptions({}), enabled: isOwn })
  const openDays = days.data?.filter(({ state }) => state === 'open') ?? []
  const [dayId, setDay] = useState<number | null>(null)
  const [waybill, setWaybill] = useState('')
  const [link, setLink] = useState('')
  const send = () => {
    const day = openDays.find((one) => one.id === dayId)
    const who = day?.name ?? (carrier.trim() || pick(way, 'name', language))
    const papers = { waybill: waybill.trim(), trackingLink: link.trim() }
    act({
      run: (client) =>
        client.shipments.handOver.mutate({
          id,
          ...(day ? { courierDayId: day.id } : { carrier: carrier.trim() }),
          ...(!isOwn && papers),
        }),
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
        {openDays.length > 0 && (
          <AdminField label={<Trans>Courier’s list</Trans>}>
            <AdminSelect
              value={dayId ?? ''}
              onChange={({ target }) => setDay(target.value === '' ? null : Number(target.value))}
            >
              <option value="">{t`without a list`}</option>
              {openDays.map((day) => (
                <option key={day.id} value={day.id}>
                  {day.name}
                </option>
              ))}
            </AdminSelect>
          </AdminField>
        )}
        {dayId === null && (
          <AdminField label={isOwn ? <Trans>Courier</Trans> : <Trans>Firm</Trans>} error={fields.carrier}>
            <AdminInput maxLength={100} value={carrier} onChange={({ target }) => setCarrier(target.value)} />
          </AdminField>
        )}
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
