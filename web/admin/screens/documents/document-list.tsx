import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useClient } from '../../../lib/api.ts'
import { classNames } from '../../../lib/class-names.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { formatDayAndMonth } from '../../../lib/weekday.ts'
import { WordButton } from '../../../ui/admin/button.tsx'
import { Mark } from '../../../ui/admin/mark.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { Money } from '../../../ui/money.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { canOpen } from '../../kit/frame/menu.ts'
import { useAdminNotify } from '../../kit/frame/notices.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { MoneyForm, shortestReason, WhyField } from '../../kit/money-form.tsx'
import { useDownload } from '../../kit/use-download.ts'
import { useFailureMessage } from '../../kit/use-failure-message.ts'
import type { DocumentRow } from './documents-search.ts'

type Act = 'void' | 'correct'

/** Issued documents: whose they are, of which orders, their sums, and what can be done with them. */
export function DocumentList({ rows }: { rows: readonly DocumentRow[] }) {
  const [asked, ask] = useState<{ row: DocumentRow; act: Act } | null>(null)
  return (
    <>
      <ul className="border-key border-t-2 bg-paper">
        {rows.map((row) => (
          <Row key={row.id} row={row} onAsk={(act) => ask({ row, act })} />
        ))}
      </ul>
      {asked && <ActDialog {...asked} onClose={() => ask(null)} />}
    </>
  )
}

type RowProps = { row: DocumentRow; onAsk: (act: Act) => void }

function Row({ row, onAsk }: RowProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const { download, busy } = useDownload()
  const { id, kind, number, day, buyer, gross, vat, orderIds, voidedAt, corrects } = row
  const path = `/documents/${id}/document.pdf`
  const isVoided = voidedAt !== null
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-line2 border-b px-3.5 py-2 md:grid-cols-[150px_minmax(0,1fr)_auto_auto]">
      <span className="max-md:col-span-2">
        <button
          type="button"
          data-row
          disabled={busy === path}
          onClick={() => download(path)}
          aria-label={t`Download ${number}, PDF`}
          className={classNames(
            'min-h-8 font-semibold tabular-nums hover:underline hover:underline-offset-4 pointer-coarse:min-h-11',
            isVoided && 'text-t3 line-through',
          )}
        >
          {number}
        </button>
        <span className="admin-meta block text-t3">{formatDayAndMonth(day, language)}</span>
      </span>
      <span className="min-w-0">
        <strong className="block font-semibold wrap-anywhere">{buyer.name}</strong>
        <span className="admin-meta flex flex-wrap items-center gap-x-2 text-t3 tabular-nums">
          {buyer.voen && <span>{buyer.voen}</span>}
          {orderIds.slice(0, 4).map((orderId) => (
            <Link
              key={orderId}
              to="/admin/ordersadmin/$id"
              params={{ id: String(orderId) }}
              className="hover:underline hover:underline-offset-4"
            >
              № {orderId}
            </Link>
          ))}
          {orderIds.length > 4 && <span>+{orderIds.length - 4}</span>}
          {corrects && <Trans>corrects {corrects}</Trans>}
          {isVoided && (
            <Mark kind="plain">
              <Trans context="paper">voided</Trans>
            </Mark>
          )}
          {isVoided && row.voidReason && <span className="wrap-anywhere">{row.voidReason}</span>}
        </span>
      </span>
      <span className="text-right">
        <strong className="font-semibold">
          <Money azn={gross} />
        </strong>
        {vat !== 0 && (
          <span className="admin-meta block whitespace-nowrap text-t3">
            <Trans>
              VAT <Money azn={vat} />
            </Trans>
          </span>
        )}
      </span>
      <span className="flex flex-wrap justify-end gap-x-4 max-md:col-span-2 md:min-w-48">
        {!isVoided && <SendButton row={row} />}
        {!isVoided && kind === 'act' && canOpen(user, 'discounts') && (
          <WordButton aria-haspopup="dialog" onClick={() => onAsk('correct')}>
            <Trans>Correct…</Trans>
          </WordButton>
        )}
        {!isVoided && row.isExported !== true && (
          <WordButton aria-haspopup="dialog" onClick={() => onAsk('void')}>
            <Trans context="paper">Void…</Trans>
          </WordButton>
        )}
      </span>
    </li>
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

type ActDialogProps = { row: DocumentRow; act: Act; onClose: () => void }

function ActDialog({ row: { id, number }, act, onClose }: ActDialogProps) {
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
