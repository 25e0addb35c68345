import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { inferRouterOutputs } from '@trpc/server'
import { useState } from 'react'
import type { AppRouter } from '../../../../src/faces/router.ts'
import { useApi } from '../../../lib/api.ts'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { SectionFailed } from '../../../ui/admin/section-failed.tsx'
import { formatAmount } from '../formats.ts'
import { keepText, keptKey, keptText } from '../kept-text.ts'
import { MoneyForm, SumField, sumOf, WhyField } from '../money-form.tsx'
import { refundableSum } from './refund-rules.ts'
import { RefundTable } from './refund-table.tsx'
import { useRefundAct } from './use-refund-act.ts'

type BalanceDialogProps = {
  appUser: { id: number; name: string; surname: string }
  /** The payment that came in twice or too late: of it alone something is given back. */
  paymentId?: number | undefined
  /** Nothing of it is given back. */
  onKeep?: () => void
  /** Something of it was given back. */
  onGiven?: () => void
  onClose: () => void
}

/** Gives money of a customer's balance back, the way it came (PAY-48). Enter never gives money back. */
export function BalanceDialog(props: BalanceDialogProps) {
  const { appUser, paymentId, onClose } = props
  const name = `${appUser.name} ${appUser.surname}`.trim()
  const query = useQuery(useApi().refunds.ofBalance.queryOptions({ id: appUser.id }))
  const { data } = query
  const refundable = data?.refundable.filter((one) => paymentId === undefined || one.paymentId === paymentId)
  return (
    <Modal grave title={<Trans>Give money of the balance back: {name}</Trans>} onClose={onClose}>
      {refundable && data && <BalanceForm {...props} balance={data.balance} refundable={refundable} />}
      {!data && query.isError && (
        <SectionFailed onRetry={() => void query.refetch()} busy={query.isFetching}>
          <Trans>The customer did not load.</Trans>
        </SectionFailed>
      )}
    </Modal>
  )
}

type Detail = inferRouterOutputs<AppRouter>['refunds']['ofBalance']
type FormProps = BalanceDialogProps & Pick<Detail, 'balance' | 'refundable'>

function BalanceForm({ appUser, paymentId, balance, refundable, onKeep, onGiven, onClose }: FormProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useRefundAct()
  const draft = `balance.${appUser.id}.reason`
  const keyName = `balance.${appUser.id}.key`
  const most = refundableSum({ refundable })
  const [typed, setSum] = useState(() => (most > 0 ? formatAmount(most, language) : ''))
  const [reason, setReason] = useState(() => keptText(draft))
  const [isChecked, check] = useState(false)
  const sum = sumOf(typed, most)
  const shown = formatMoney(sum ?? 0, language)
  const send = () => {
    check(true)
    if (sum === null || reason.trim() === '') return
    const input = {
      appUserId: appUser.id,
      amount: sum,
      reason: reason.trim(),
      balance,
      ...(paymentId !== undefined && { paymentId }),
    }
    act({
      run: async (client) => {
        const context = { headers: { 'idempotency-key': keptKey(keyName, JSON.stringify(input)) } }
        await client.refunds.giveBalanceBack.mutate(input, { context })
        return t`${shown} of the balance given back or on the way back`
      },
      onDone: () => {
        for (const name of [draft, keyName]) keepText(name, '')
        onGiven?.()
        onClose()
      },
    })
  }
  return (
    <MoneyForm
      isGrave
      safe={<Trans>Close without giving back</Trans>}
      does={sum === null ? <Trans>Give money back</Trans> : <Trans>Give {shown} back</Trans>}
      also={
        onKeep && (
          <AdminButton onClick={onKeep}>
            <Trans>Leave it as balance</Trans>
          </AdminButton>
        )
      }
      busy={isPending}
      failure={failure}
      onSend={send}
      onClose={onClose}
    >
      <SumField
        className="max-w-48"
        label={<Trans>Sum to give back</Trans>}
        value={typed}
        onChange={setSum}
        isChecked={isChecked}
        most={most}
      />
      {sum !== null && <RefundTable refundable={refundable} paid={most} back={sum} />}
      <WhyField
        label={<Trans>Why it is given back</Trans>}
        hint={<Trans>The customer reads it as it is written.</Trans>}
        isCounted
        value={reason}
        longest={300}
        onChange={(text) => {
          setReason(text)
          keepText(draft, text)
        }}
        reasons={[t`Paid twice`, t`The customer wants it back`]}
        error={isChecked && reason.trim() === '' ? t`Write why: the customer reads it.` : undefined}
      />
    </MoneyForm>
  )
}
