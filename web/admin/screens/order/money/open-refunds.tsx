import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatDate, formatMoney } from '../../../../lib/formats.ts'
import { useLanguage } from '../../../../lib/language.tsx'
import { WordButton } from '../../../../ui/admin/button.tsx'
import { AdminField } from '../../../../ui/admin/field.tsx'
import { CalendarIcon, ErrorIcon } from '../../../../ui/admin/icons.tsx'
import { AdminInput } from '../../../../ui/admin/inputs.tsx'
import { DialogButtons, Modal } from '../../../../ui/admin/modal.tsx'
import { useFrame } from '../../../kit/frame/frame-context.ts'
import { canOpen } from '../../../kit/frame/menu.ts'
import type { Refund } from '../../../kit/refund/refund-rules.ts'
import { useWaysSaid } from '../../../kit/refund/way-names.ts'
import { PassDialog } from '../pass-dialog.tsx'
import { useOrderAct } from '../use-print-page.ts'

type OpenRefundsProps = { orderId: number; refunds: readonly Refund[] }

/** What is to be given back and hasn't gone, and what failed, each with what staff can say of it. */
export function OpenRefunds({ orderId, refunds }: OpenRefundsProps) {
  if (refunds.length === 0) return null
  return (
    <ul>
      {refunds.map((refund) => (
        <OneRefund key={refund.id} orderId={orderId} refund={refund} />
      ))}
    </ul>
  )
}

function OneRefund({ orderId, refund }: { orderId: number; refund: Refund }) {
  const language = useLanguage()
  const { user } = useFrame()
  const waysSaid = useWaysSaid()
  const [asked, ask] = useState<'sent' | 'failed' | null>(null)
  const { way, amount, state, at, askedBy, failure, reason } = refund
  const hasFailed = state === 'Failed'
  const who = askedBy ? `${askedBy.name} ${askedBy.surname}`.trim() : ''
  const close = () => ask(null)
  return (
    <li className="flex gap-3 border-line2 border-t px-3.5 py-2.5">
      {hasFailed ? (
        <ErrorIcon className="mt-0.5 text-error" />
      ) : (
        <CalendarIcon className="mt-0.5 text-warn" />
      )}
      <div className="min-w-0 grow">
        <p className="font-medium">
          {formatMoney(amount, language)}, {waysSaid[way]}: <StateText state={state} />
        </p>
        <p className="admin-meta text-t3 wrap-anywhere">
          {[formatDate(at, language, 'moment'), who].filter(Boolean).join(' · ')}
        </p>
        <p className="admin-meta whitespace-pre-line text-t2 wrap-anywhere">{hasFailed ? failure : reason}</p>
        {!hasFailed && canOpen(user, 'discounts') && (
          <p className="mt-1 flex flex-wrap gap-x-4">
            <WordButton onClick={() => ask('sent')}>
              <Trans>It is sent…</Trans>
            </WordButton>
            <WordButton onClick={() => ask('failed')}>
              <Trans>It failed…</Trans>
            </WordButton>
          </p>
        )}
      </div>
      {asked === 'sent' && <SentDialog orderId={orderId} refund={refund} onClose={close} />}
      {asked === 'failed' && <FailedDialog orderId={orderId} refund={refund} onClose={close} />}
    </li>
  )
}

function StateText({ state }: { state: Refund['state'] }): ReactNode {
  switch (state) {
    case 'Asked':
      return <Trans context="refund">to be sent</Trans>
    case 'Sent':
      return <Trans context="refund">sent, no answer yet</Trans>
    case 'Done':
      return <Trans context="refund">given back</Trans>
    case 'Failed':
      return <Trans context="refund">failed</Trans>
    case 'Unknown':
      return <Trans context="refund">not known</Trans>
  }
}

type DialogProps = { orderId: number; refund: Refund; onClose: () => void }

/** The refund was sent by transfer: its reference at the bank. */
function SentDialog({ orderId, refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act, isPending, failure } = useOrderAct(orderId)
  const [reference, setReference] = useState('')
  const [isChecked, check] = useState(false)
  const sum = formatMoney(refund.amount, language)
  const send = () => {
    check(true)
    if (reference.trim() === '') return
    act({
      run: (client) => client.refunds.markSent.mutate({ id: refund.id, reference: reference.trim() }),
      said: t`${sum} of No. ${orderId} are given back`,
      failed: t`That was not saved`,
      onDone: onClose,
    })
  }
  return (
    <Modal title={<Trans>{sum} were sent by transfer?</Trans>} onClose={onClose}>
      <form
        noValidate
        className="mt-3"
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
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
        <p role="alert" className="mt-2 text-error empty:hidden">
          {failure}
        </p>
        <DialogButtons
          safe={<Trans>Not sent yet</Trans>}
          hasKey
          onClose={onClose}
          does={<Trans>It is sent</Trans>}
          type="submit"
          busy={isPending}
        />
      </form>
    </Modal>
  )
}

/** Nothing was given back: the money is the order’s again. */
function FailedDialog({ orderId, refund, onClose }: DialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { act } = useOrderAct(orderId)
  const sum = formatMoney(refund.amount, language)
  return (
    <PassDialog
      title={<Trans>{sum} were not given back?</Trans>}
      draft={`refund.${refund.id}.failure`}
      facts={null}
      tooShort={t`Write why, in 10 characters at least: it stays in the history.`}
      reasons={[t`The account number is wrong`, t`The bank has sent it back`]}
      note={<Trans>The money counts as paid for the order again and can be given back again.</Trans>}
      safe={<Trans>Leave it open</Trans>}
      does={<Trans>It was not given back</Trans>}
      onPass={(reason) =>
        act({
          run: (client) => client.refunds.markFailed.mutate({ id: refund.id, reason }),
          said: t`${sum} of No. ${orderId} were not given back`,
          failed: t`That was not saved`,
          onDone: onClose,
        })
      }
      onClose={onClose}
    />
  )
}
