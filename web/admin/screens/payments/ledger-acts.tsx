import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { formatAmount } from '../../kit/formats.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { MoneyForm, SumField, shortestReason, sumOf, WhyField } from '../../kit/money-form.tsx'
import { useRefundAct } from '../../kit/refund/use-refund-act.ts'
import type { LedgerLine } from './payments-search.ts'

type Act = NonNullable<LedgerLine['acts']>[number]

/** What areas 8 and 9 can do with a line of the ledger: take a wrong entry back, or write a chargeback down. */
export function LedgerActs({ line }: { line: LedgerLine }) {
  const { user } = useFrame()
  const [asked, ask] = useState<Act | null>(null)
  const acts = canOpen(user, 'discounts') ? (line.acts ?? []) : []
  if (acts.length === 0) return null
  return (
    <span className="flex flex-wrap gap-x-4">
      {acts.includes('correct') && (
        <WordButton aria-haspopup="dialog" onClick={() => ask('correct')}>
          <Trans>Wrong entry…</Trans>
        </WordButton>
      )}
      {acts.includes('chargeBack') && (
        <WordButton aria-haspopup="dialog" onClick={() => ask('chargeBack')}>
          <Trans>The bank took it back…</Trans>
        </WordButton>
      )}
      {asked && <ActDialog line={line} act={asked} onClose={() => ask(null)} />}
    </span>
  )
}

type ActDialogProps = { line: LedgerLine; act: Act; onClose: () => void }

function ActDialog({ line: { id, amount }, act, onClose }: ActDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act: run, isPending, failure } = useRefundAct()
  const draft = `payment.${id}.${act}`
  const [typed, setSum] = useState(() => formatAmount(amount, language))
  const [reason, setReason] = useState(() => keptText(draft))
  const [isChecked, check] = useState(false)
  const isChargeback = act === 'chargeBack'
  const sum = isChargeback ? sumOf(typed, amount) : amount
  const isShort = reason.trim().length < shortestReason
  const shown = formatMoney(sum ?? 0, language)
  const send = () => {
    check(true)
    if (sum === null || isShort) return
    run({
      run: async (client) => {
        const why = reason.trim()
        if (isChargeback) await client.refunds.chargeBack.mutate({ id, amount: sum, reason: why })
        else await client.payments.correct.mutate({ id, reason: why })
        return isChargeback
          ? t`Written down: the bank took ${shown} back`
          : t`The entry of ${shown} was taken back`
      },
      onDone: () => {
        keepText(draft, '')
        onClose()
      },
    })
  }
  return (
    <Modal
      grave
      title={
        isChargeback ? (
          <Trans>The bank took a payment back</Trans>
        ) : (
          <Trans>Take the entry of {shown} back?</Trans>
        )
      }
      onClose={onClose}
    >
      <MoneyForm
        isGrave
        safe={<Trans>Leave it as it is</Trans>}
        does={isChargeback ? t`Write down, ${shown}` : t`Take ${shown} back`}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        <p className="text-t2">
          {isChargeback ? (
            <Trans>The orders that it paid are unpaid that much again.</Trans>
          ) : (
            <Trans>The orders that it paid are unpaid again; both lines stay in the ledger.</Trans>
          )}
        </p>
        {isChargeback && (
          <SumField
            className="max-w-48"
            label={<Trans>Sum</Trans>}
            value={typed}
            onChange={setSum}
            isChecked={isChecked}
            most={amount}
          />
        )}
        <WhyField
          label={<Trans>Reason</Trans>}
          value={reason}
          longest={300}
          isCounted
          onChange={(text) => {
            setReason(text)
            keepText(draft, text)
          }}
          reasons={
            isChargeback
              ? [t`The holder of the card has objected`]
              : [t`Another customer’s money`, t`The sum was wrong`, t`Written down twice`]
          }
          error={
            isChecked && isShort
              ? t`Write why, in 10 characters at least: it stays in the history.`
              : undefined
          }
        />
      </MoneyForm>
    </Modal>
  )
}
