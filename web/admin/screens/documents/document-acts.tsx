import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { MoneyForm, shortestReason, WhyField } from '../../kit/money-form.tsx'
import { useFailureMessage } from '../../kit/use-failure-message.ts'
import type { DocumentRow } from './documents-search.ts'

export type DocumentAct = 'void' | 'correct'

type DocumentActsProps = { row: DocumentRow; onAsk: (act: DocumentAct) => void }

/** What can be done with an issued document that counts. */
export function DocumentActs({ row, onAsk }: DocumentActsProps) {
  const { user } = useFrame()
  if (row.voidedAt !== null) return null
  return (
    <>
      <SendButton row={row} />
      {row.kind === 'act' && canOpen(user, 'discounts') && (
        <WordButton aria-haspopup="dialog" onClick={() => onAsk('correct')}>
          <Trans>Correct…</Trans>
        </WordButton>
      )}
      {row.isExported !== true && (
        <WordButton aria-haspopup="dialog" onClick={() => onAsk('void')}>
          <Trans context="paper">Void…</Trans>
        </WordButton>
      )}
    </>
  )
}

/** Sends the document to its customer, also once more; says where no email would reach them (DOC-36). */
function SendButton({ row: { id, number, mail } }: { row: DocumentRow }) {
  const { t } = useLingui()
  const client = useClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.documents.send.mutate({ id }),
    onSuccess: () => notify({ kind: 'ok', text: t`${number} goes to the customer by e-mail` }),
    onError: (error) => notify({ kind: 'error', text: messageOf(error) }),
  })
  if (mail === 'reaches')
    return (
      <WordButton aria-label={t`Send ${number} by e-mail`} disabled={isPending} onClick={() => mutate()}>
        <Trans context="paper">Send</Trans>
      </WordButton>
    )
  return (
    <span className="admin-meta text-t3">
      {mail === 'noAddress' ? <Trans>no e-mail address</Trans> : <Trans>e-mail not confirmed</Trans>}
    </span>
  )
}

type ActDialogProps = { row: DocumentRow; act: DocumentAct; onClose: () => void }

export function ActDialog({ row: { id, number }, act, onClose }: ActDialogProps) {
  const { t } = useLingui()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const messageOf = useFailureMessage()
  const draft = `document.${id}.${act}`
  const [reason, setReason] = useState(() => keptText(draft))
  const [isChecked, check] = useState(false)
  const isVoid = act === 'void'
  const isShort = reason.trim().length < shortestReason
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const sent = { id, reason: reason.trim() }
      return isVoid ? client.documents.void.mutate(sent) : client.documents.correct.mutate(sent)
    },
    onSuccess: (made) => {
      const shown = made.number
      notify({ kind: 'ok', text: isVoid ? t`${number} counts no more` : t`${shown} corrects ${number}` })
      keepText(draft, '')
      void queryClient.invalidateQueries({ queryKey: [['documents']] })
      onClose()
    },
  })
  return (
    <Modal
      grave={isVoid}
      title={isVoid ? <Trans>Void {number}?</Trans> : <Trans>Correct {number}</Trans>}
      onClose={onClose}
    >
      <MoneyForm
        isGrave={isVoid}
        safe={<Trans>Leave it as it is</Trans>}
        does={isVoid ? t`Void ${number}` : t`Issue the correction`}
        busy={isPending}
        failure={error ? messageOf(error) : undefined}
        onSend={() => {
          check(true)
          if (!isShort) mutate()
        }}
        onClose={onClose}
      >
        <p className="text-t2">
          {isVoid ? (
            <Trans>
              The document and its number stay, but it counts no more. A new one gets the next number.
            </Trans>
          ) : (
            <Trans>The correction says by how much the orders of this act cost more or less by now.</Trans>
          )}
        </p>
        <WhyField
          label={<Trans>Reason</Trans>}
          value={reason}
          longest={500}
          isCounted
          onChange={(text) => {
            setReason(text)
            keepText(draft, text)
          }}
          reasons={
            isVoid
              ? [t`The buyer was written wrongly`, t`Issued by mistake`]
              : [t`A part was given back`, t`The price was corrected`]
          }
          error={
            isChecked && isShort
              ? t`Write why, in 10 characters at least: it stays with the document.`
              : undefined
          }
        />
      </MoneyForm>
    </Modal>
  )
}
