import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { NumberField } from '../../../../ui/admin/number-field.tsx'
import { Segments } from '../../../../ui/admin/segments.tsx'
import { priceOf } from '../../../kit/orders/price-text.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useOrderAct } from '../use-print-page.ts'
import { type Charge, chargeKinds, useChargeNames } from './charge-names.ts'

/** Adds what the order costs beside its price (PAY-61). */
export function ChargeDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const names = useChargeNames()
  const { act, isPending, failure } = useOrderAct(order.id)
  const [kind, choose] = useState<Charge['kind']>('delivery')
  const [sumText, setSum] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, check] = useState(false)
  const amount = priceOf(sumText)
  const save = () => {
    check(true)
    if (amount === null) return
    const sum = formatMoney(amount, language)
    act({
      run: (client) => client.charges.add.mutate({ id: order.id, kind, amount, note: note.trim() }),
      said: t`${names[kind]}, ${sum}: the order costs that more`,
      failed: t`It was not added`,
      onDone: onClose,
    })
  }
  return (
    <Modal title={<Trans>Beside the price of No. {order.id}</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Segments
          legend={<Trans>What it is for</Trans>}
          values={chargeKinds}
          chosen={kind}
          label={(one) => names[one]}
          onChoose={choose}
        />
        <NumberField
          label={<Trans>Sum</Trans>}
          unit="₼"
          value={sumText}
          onChange={({ target }) => setSum(target.value)}
          {...(isChecked && amount === null && { error: t`Write a sum, such as 5,50.` })}
        />
        <AdminField label={<Trans>Note to the customer</Trans>}>
          <AdminTextarea
            rows={2}
            maxLength={300}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </AdminField>
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <DialogButtons
          safe={<Trans>Close without adding</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans context="charge">Add</Trans>}
          type="submit"
          busy={isPending}
        />
      </form>
    </Modal>
  )
}
