import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../ui/admin/modal.tsx'
import { NumberField } from '../../../ui/admin/number-field.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { keepText, keptKey } from '../../kit/kept-text.ts'
import { priceOf } from '../../kit/orders/price-text.ts'
import { useTillAct } from './use-till-act.ts'

type EntryDialogProps = { isOut: boolean; onClose: () => void }
const keyName = 'till.key'

/** Cash that is put in, brought to the bank or spent. */
export function EntryDialog({ isOut, onClose }: EntryDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useTillAct()
  const [out, choose] = useState<'expense' | 'bank'>('expense')
  const [sumText, setSum] = useState('')
  const [note, setNote] = useState('')
  const [receipt, setReceipt] = useState('')
  const [isChecked, check] = useState(false)
  const kind = isOut ? out : ('in' as const)
  const sum = priceOf(sumText)
  const names = { expense: t`Expense`, bank: t`To the bank` }
  const send = () => {
    check(true)
    if (sum === null || note.trim() === '') return
    const input = { kind, amount: sum, note: note.trim(), receipt: isOut ? receipt.trim() : '' }
    const shown = formatMoney(sum, language)
    act({
      run: (client) => {
        const context = { headers: { 'idempotency-key': keptKey(keyName, JSON.stringify(input)) } }
        return client.till.add.mutate(input, { context })
      },
      said: isOut ? t`${shown} out of the till` : t`${shown} into the till`,
      onDone: () => {
        keepText(keyName, '')
        onClose()
      },
    })
  }
  return (
    <Modal
      title={isOut ? <Trans>Cash out of the till</Trans> : <Trans>Cash into the till</Trans>}
      onClose={onClose}
    >
      <form
        noValidate
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {isOut && (
          <Segments
            legend={<Trans>What for</Trans>}
            values={['expense', 'bank'] as const}
            chosen={out}
            label={(one) => names[one]}
            onChoose={choose}
          />
        )}
        <NumberField
          data-safe=""
          label={<Trans>Sum</Trans>}
          unit="₼"
          value={sumText}
          onChange={({ target }) => setSum(target.value)}
          {...(isChecked && sum === null && { error: t`Write the sum, such as 62,50.` })}
        />
        <AdminField
          required
          label={<Trans>What it was for, or who took it</Trans>}
          error={isChecked && note.trim() === '' ? t`Write what it was for.` : undefined}
        >
          <AdminInput maxLength={200} value={note} onChange={({ target }) => setNote(target.value)} />
        </AdminField>
        {isOut && (
          <AdminField label={<Trans>Number of the receipt</Trans>}>
            <AdminInput maxLength={100} value={receipt} onChange={({ target }) => setReceipt(target.value)} />
          </AdminField>
        )}
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <DialogButtons
          safe={<Trans>Close without writing</Trans>}
          hasKey
          onClose={onClose}
          does={isOut ? <Trans>Write it out of the till</Trans> : <Trans>Write it into the till</Trans>}
          type="submit"
          busy={isPending}
        />
      </form>
    </Modal>
  )
}
