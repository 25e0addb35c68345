import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatMoney } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton, WordButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { AdminInput } from '../../../ui/admin/inputs.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Segments } from '../../../ui/admin/segments.tsx'
import { MoneyForm } from '../money-form.tsx'
import { PassDialog } from '../pass-dialog.tsx'
import type { Refund } from './refund-rules.ts'
import { useRefundAct } from './use-refund-act.ts'
import { useWaysSaid } from './way-names.ts'

export type AskedOfRefund = 'sent' | 'failed' | 'otherwise'
type DialogProps = { refund: Refund; onClose: () => void }

/** The dialog that is open about a refund. */
export function RefundActDialog({
  refund,
  asked,
  onAsk,
}: {
  refund: Refund
  asked: AskedOfRefund
  onAsk: (asked: AskedOfRefund | null) => void
}) {
  const close = () => onAsk(null)
  switch (asked) {
    case 'sent':
      return <SentDialog refund={refund} onFailed={() => onAsk('failed')} onClose={close} />
    case 'failed':
      return <FailedDialog refund={refund} onClose={close} />
    case 'otherwise':
      return <OtherwiseDialog refund={refund} onClose={close} />
  }
}

/** Asks the bank once more; what it doesn't know staff may know. */
export function useAskBank(onFailed: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending } = useRefundAct()
  return {
    isPending,
    ask: ({ id, amount }: Refund) => {
      const sum = formatMoney(amount, language)
      act({
        run: async (client) => {
          const { state } = await client.refunds.ask.mutate({ id })
          if (state === 'Done') return t`${sum} are given back`
          if (state === 'Failed') return t`The bank has not given ${sum} back`
          const next = { text: t`It failed…`, act: onFailed }
          return { kind: 'ok', about: 'refund', text: t`The bank still gives no answer about ${sum}`, next }
        },
      })
    },
  }
}

/** The refund was sent by transfer: its reference at the bank. */
function SentDialog({ refund, onFailed, onClose }: DialogProps & { onFailed: () => void }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useRefundAct()
  const [reference, setReference] = useState('')
  const [isChecked, check] = useState(false)
  const sum = formatMoney(refund.amount, language)
  const send = () => {
    check(true)
    if (reference.trim() === '') return
    act({
      run: async (client) => {
        await client.refunds.markSent.mutate({ id: refund.id, reference: reference.trim() })
        return t`${sum} are given back`
      },
      onDone: onClose,
    })
  }
  return (
    <Modal title={<Trans>{sum} were sent by transfer?</Trans>} onClose={onClose}>
      <MoneyForm
        safe={<Trans>Not sent yet</Trans>}
        does={<Trans>It is sent</Trans>}
        busy={isPending}
        failure={failure}
        onSend={send}
        onClose={onClose}
      >
        <AdminField
          required
          label={<Trans>The bank’s reference</Trans>}
          error={isChecked && reference.trim() === '' ? t`Write the bank’s reference.` : undefined}
        >
          <AdminInput
            data-safe=""
            maxLength={100}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        </AdminField>
        <p>
          <WordButton onClick={onFailed}>
            <Trans>It failed…</Trans>
          </WordButton>
        </p>
      </MoneyForm>
    </Modal>
  )
}

/** Nothing was given back: the money is where it was. */
function FailedDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act } = useRefundAct()
  const sum = formatMoney(refund.amount, language)
  return (
    <PassDialog
      title={<Trans>{sum} were not given back?</Trans>}
      draft={`refund.${refund.id}.failure`}
      facts={null}
      tooShort={t`Write why, in 10 characters at least: it stays in the history.`}
      reasons={[t`The account number is wrong`, t`The bank has sent it back`]}
      note={<Trans>The money is where it was before, and can be given back another way.</Trans>}
      safe={<Trans>Leave it open</Trans>}
      does={<Trans>It was not given back</Trans>}
      onPass={(reason) =>
        act({
          run: async (client) => {
            await client.refunds.markFailed.mutate({ id: refund.id, reason })
            return t`${sum} were not given back`
          },
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}

/** What could not be given back the way it came: as cash, by transfer, or not at all (PAY-49). */
function OtherwiseDialog({ refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const waysSaid = useWaysSaid()
  const { act, isPending, failure } = useRefundAct()
  const [way, choose] = useState<'cash' | 'transfer'>('cash')
  const { id, amount, failure: why = '' } = refund
  const sum = formatMoney(amount, language)
  const names = { cash: t`Cash`, transfer: t`Transfer` }
  const give = () =>
    act({
      run: async (client) => {
        await client.refunds.giveOtherwise.mutate({ id, way })
        return way === 'cash' ? t`${sum} are given back` : t`${sum} are to be sent by transfer`
      },
      onDone: onClose,
    })
  const leave = () =>
    act({
      run: async (client) => {
        await client.refunds.leave.mutate({ id })
        return t`${sum} stay where they are`
      },
      onDone: onClose,
    })
  return (
    <Modal grave title={<Trans>Give {sum} back another way?</Trans>} onClose={onClose}>
      <MoneyForm
        isGrave
        safe={<Trans>Close without giving back</Trans>}
        does={t`Give ${sum} back, ${waysSaid[way]}`}
        also={
          <AdminButton onClick={leave}>
            <Trans>Don’t give it back</Trans>
          </AdminButton>
        }
        busy={isPending}
        failure={failure}
        onSend={give}
        onClose={onClose}
      >
        {why !== '' && <p className="text-t2 wrap-anywhere">{why}</p>}
        <Segments
          legend={<Trans>How it goes back</Trans>}
          values={['cash', 'transfer'] as const}
          chosen={way}
          label={(one) => names[one]}
          onChoose={choose}
        />
      </MoneyForm>
    </Modal>
  )
}
