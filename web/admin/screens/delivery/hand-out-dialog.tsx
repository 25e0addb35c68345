import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import type { Shipment } from '../../kit/delivery/shipments.ts'
import { useShipmentAct } from '../../kit/delivery/use-shipment-act.ts'
import { formatAmount } from '../../kit/formats.ts'
import { MoneyForm, SumField, sumOf, WhyField } from '../../kit/money-form.tsx'
import { nameOf } from './shipment-cells.tsx'

type HandOutDialogProps = {
  shipment: Shipment
  /** Picked up in the house by its code; else the courier has brought it. */
  isPickup: boolean
  onDone: () => void
  onClose: () => void
}

/** Who took it and what was collected; a customer who picks it up says the code or the end of their phone number. */
export function HandOutDialog({ shipment, isPickup, onDone, onClose }: HandOutDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure, fields } = useShipmentAct({ isHere: true })
  const { id, number, owed } = shipment
  const [code, setCode] = useState('')
  const [takenBy, setTakenBy] = useState('')
  const [collected, setCollected] = useState(owed > 0 ? formatAmount(owed, language) : '')
  const [isChecked, check] = useState(false)
  const { person } = nameOf(shipment)
  const codeInput = useRef<HTMLInputElement>(null)
  const isRefused = !isPending && fields.code !== undefined
  useEffect(() => {
    if (isRefused) codeInput.current?.select()
  }, [isRefused])
  const isBlank = collected.trim() === ''
  const sum = isBlank ? null : sumOf(collected)
  const send = () => {
    check(true)
    if ((isPickup && code.trim() === '') || takenBy.trim() === '' || (!isBlank && sum === null)) return
    const taken = { id, takenBy: takenBy.trim(), ...(sum !== null && { collected: sum }) }
    act({
      run: (client) =>
        isPickup
          ? client.shipments.pickUp.mutate({ ...taken, code: code.trim() })
          : client.shipments.deliver.mutate(taken),
      said: t`${number} was taken by ${taken.takenBy}`,
      onDone,
    })
  }
  const shown = formatMoney(owed, language)
  return (
    <Modal
      title={isPickup ? <Trans>{number} is collected</Trans> : <Trans>{number} is delivered</Trans>}
      onClose={onClose}
    >
      <MoneyForm
        safe={<Trans>Close without writing</Trans>}
        does={isPickup ? <Trans>Hand out</Trans> : <Trans>Write down as delivered</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        {isPickup && (
          <AdminField
            required
            label={<Trans>Code, or the last 4 digits of the phone number</Trans>}
            error={fields.code ?? (isChecked && code.trim() === '' ? t`Ask for the code.` : undefined)}
          >
            <AdminInput
              ref={codeInput}
              inputMode="numeric"
              maxLength={10}
              className="tabular-nums"
              value={code}
              onChange={({ target }) => setCode(target.value)}
            />
          </AdminField>
        )}
        <WhyField
          label={<Trans>Who took it</Trans>}
          value={takenBy}
          onChange={setTakenBy}
          longest={100}
          reasons={[person]}
          error={fields.takenBy ?? (isChecked && takenBy.trim() === '' ? t`Write who took it.` : undefined)}
        />
        {owed > 0 && (
          <>
            <SumField
              label={<Trans>Collected in cash</Trans>}
              value={collected}
              onChange={setCollected}
              isChecked={isChecked && !isBlank}
            />
            <p className="admin-meta text-t3">
              <Trans>{shown} are owed. Leave it empty where nothing was collected.</Trans>
            </p>
          </>
        )}
      </MoneyForm>
    </Modal>
  )
}
