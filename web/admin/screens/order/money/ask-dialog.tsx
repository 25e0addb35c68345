import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../../lib/api.ts'
import { formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { DayInput } from '../../../../ui/admin/day-input.tsx'
import { isDay } from '../../../../ui/admin/day-text.ts'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { AdminTextarea } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { NumberField } from '../../../../ui/admin/number-field.tsx'
import { Segments } from '../../../../ui/admin/segments.tsx'
import { NoMail } from '../../../kit/mail-note.tsx'
import { priceOf } from '../../../kit/orders/price-text.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useToday } from '../../../kit/production/queries.ts'
import { useOrderAct } from '../use-print-page.ts'
import { useKindNames } from './kind-names.ts'
import { orderMoneyQuery } from './money-queries.ts'
import { askableKinds, type MoneyRequest } from './money-rules.ts'

type AskDialogProps = { order: OrderDetail; onClose: () => void }
type Kind = MoneyRequest['kind']

/** Makes a request for the order's money, which its customer reads on the order's page (PAY-4). */
export function AskDialog({ order, onClose }: AskDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const today = useToday()
  const kindNames = useKindNames()
  const { data } = useQuery(orderMoneyQuery(useApi(), order.id))
  const { act, isPending, failure } = useOrderAct(order.id)
  const kinds = data ? askableKinds(data) : []
  const [chosen, choose] = useState<Kind | null>(null)
  const [sumText, setSum] = useState('')
  const [day, setDay] = useState('')
  const [note, setNote] = useState('')
  const [isChecked, check] = useState(false)
  const reaches = order.customerMail === 'reaches'
  const [wantsMail, setMail] = useState(true)
  const isMailed = reaches && wantsMail
  const kind = chosen ?? kinds[0]
  const left = data?.money?.left ?? 0
  const sum = kind === 'free' ? priceOf(sumText) : null
  const isTooMuch = sum !== null && sum > left
  const sumError =
    kind === 'free' && (sum === null || isTooMuch)
      ? t`Write a sum of at most ${formatMoney(left, language)}.`
      : undefined
  const dayError = day !== '' && !isDay(day) ? t`Write a day, such as 26.11.2026.` : undefined
  const send = () => {
    check(true)
    if (!kind || sumError || dayError) return
    act({
      run: (client) =>
        client.payments.ask.mutate({
          appUserId: order.appUser.id,
          kind,
          orders: [{ orderId: order.id, ...(sum !== null && { amount: sum }) }],
          ...(day !== '' && { dueOn: day }),
          note: note.trim(),
          byMail: isMailed,
        }),
      said: isMailed
        ? t`The money is asked for: the link went by e-mail`
        : t`The money is asked for: the customer reads it on the order’s page`,
      failed: t`The money was not asked for`,
      onDone: onClose,
    })
  }
  return (
    <Modal title={<Trans>Ask for money for No. {order.id}</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3 flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        {kinds.length === 0 ? (
          <p className="text-t2">
            <Trans>All that is left is asked for already: cancel that request first.</Trans>
          </p>
        ) : (
          <Segments
            legend={<Trans>What is asked for</Trans>}
            values={kinds}
            chosen={kind ?? null}
            label={(one) => kindNames[one]}
            onChoose={choose}
          />
        )}
        {kind === 'free' && (
          <NumberField
            label={<Trans>Sum</Trans>}
            unit="₼"
            value={sumText}
            onChange={({ target }) => setSum(target.value)}
            {...(isChecked && sumError && { error: sumError })}
          />
        )}
        <AdminField
          label={<Trans>To be paid by</Trans>}
          hint={<Trans>Without a day it is never overdue.</Trans>}
          error={isChecked ? dayError : undefined}
        >
          <DayInput value={day} min={today} onChange={setDay} />
        </AdminField>
        <AdminField label={<Trans>Note to the customer</Trans>}>
          <AdminTextarea
            rows={2}
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </AdminField>
        {reaches ? (
          <label className="flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={wantsMail}
              onChange={({ target }) => setMail(target.checked)}
              className="size-4 accent-key"
            />
            <Trans>Send the link to pay it by e-mail</Trans>
          </label>
        ) : (
          <NoMail order={order} />
        )}
        <p role="alert" className="text-error empty:hidden">
          {failure}
        </p>
        <DialogButtons
          safe={<Trans>Close without asking</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>Ask for the money</Trans>}
          type="submit"
          busy={isPending}
          disabled={kinds.length === 0}
        />
      </form>
    </Modal>
  )
}
