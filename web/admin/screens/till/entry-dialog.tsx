import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { keepText, keptKey } from '../../kit/kept-text.ts'
import { MoneyForm, SumField, sumOf, WhyField } from '../../kit/money-form.tsx'
import { useTillAct } from './use-till-act.ts'

type EntryDialogProps = { isOut: boolean; onClose: () => void }
const keyName = 'till.key'

/** Cash that is put in, brought to the bank or spent; it is taken back with Z (PAY-47). */
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
  const sum = sumOf(sumText)
  const names = { expense: t`Expense`, bank: t`To the bank` }
  const send = () => {
    check(true)
    if (sum === null || note.trim() === '') return
    const input = { kind, amount: sum, note: note.trim(), receipt: isOut ? receipt.trim() : '' }
    const shown = formatMoney(sum, language)
    act({
      run: async (client) => {
        const context = { headers: { 'idempotency-key': keptKey(keyName, JSON.stringify(input)) } }
        const { entryId: id } = await client.till.add.mutate(input, { context })
        return {
          run: (again) => again.till.undo.mutate({ id }),
          said: t`${shown} of the till were taken back`,
        }
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
      <MoneyForm
        safe={<Trans>Close without writing</Trans>}
        does={isOut ? <Trans>Write it out of the till</Trans> : <Trans>Write it into the till</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
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
        <SumField
          isFirst
          label={<Trans>Sum</Trans>}
          value={sumText}
          onChange={setSum}
          isChecked={isChecked}
        />
        <WhyField
          label={<Trans>What it was for, or who took it</Trans>}
          value={note}
          onChange={setNote}
          longest={200}
          error={isChecked && note.trim() === '' ? t`Write what it was for.` : undefined}
        />
        {isOut && (
          <AdminField label={<Trans>Number of the receipt</Trans>}>
            <AdminInput maxLength={100} value={receipt} onChange={({ target }) => setReceipt(target.value)} />
          </AdminField>
        )}
      </MoneyForm>
    </Modal>
  )
}
