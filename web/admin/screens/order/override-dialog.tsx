import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { AdminField } from '../../../ui/admin/field.tsx'
import { DocumentIcon, ErrorIcon, EyeIcon } from '../../../ui/admin/icons.tsx'
import { AdminTextarea } from '../../../ui/admin/inputs.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal, ModalFoot } from '../../../ui/admin/modal.tsx'
import { Money } from '../../../ui/money.tsx'
import { keepText, keptText } from '../../kit/kept-text.ts'
import { NoMail, useMailText } from '../../kit/mail-note.tsx'
import { inCase } from '../../kit/number-case.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useUndoMoves } from '../../kit/orders/use-undo-moves.ts'
import { openPins } from './order-rules.ts'
import type { DoOrderAct, PrintPage } from './use-print-page.ts'

const shortest = 10
/** The longest text for the customer; the server takes more. */
const longest = 300
const overrideDraft = (orderId: number): string => `override.${orderId}`

type OverrideDialogProps = {
  order: OrderDetail
  page: PrintPage
  onStart: (reason: string) => void
  onClose: () => void
}

/**
 * Asks before an unapproved order is printed: what stays open, which version is printed, who sees it, and
 * why.
 */
export function OverrideDialog({ order, page, onStart, onClose }: OverrideDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const [reason, setReason] = useState(() => keptText(overrideDraft(order.id)))
  const [isChecked, tell] = useState(false)
  const write = (text: string) => {
    setReason(text)
    keepText(overrideDraft(order.id), text)
  }
  const isShort = reason.trim().length < shortest
  const version = page.artwork.data?.versions[0]?.number
  const printed = version === undefined ? '' : inCase(version, 'accusative', language)
  const start = () => (isShort ? tell(true) : onStart(reason.trim()))
  return (
    <Modal grave title={<Trans>Start No. {order.id} without approval?</Trans>} onClose={onClose}>
      <Facts order={order} page={page} />
      <AdminField
        className="mt-4"
        required
        label={<Trans>Reason</Trans>}
        aside={`${formatNumber(reason.length, language)} / ${longest}`}
        error={
          isChecked && isShort ? t`Write why, in 10 characters at least: the customer reads it.` : undefined
        }
      >
        <AdminTextarea
          rows={2}
          maxLength={longest}
          value={reason}
          onChange={(event) => write(event.target.value)}
        />
      </AdminField>
      <ReasonChips
        onChoose={(text) => write(reason.trim() === '' ? text : `${reason.trim()} ${text}`.slice(0, longest))}
      />
      <p className="mt-3 text-t2">
        <Trans>Even if the customer approves later, this stays in the history.</Trans>
      </p>
      <ModalFoot>
        <AdminButton data-safe="" onClick={onClose}>
          <Trans>Wait for approval</Trans> <KeyCap>Esc</KeyCap>
        </AdminButton>
        <AdminButton
          variant="delete"
          onClick={start}
          onKeyDown={(event) => {
            // Enter is too easily pressed, so only a click or the space bar starts it.
            if (event.key === 'Enter') event.preventDefault()
          }}
        >
          {version === undefined ? (
            <Trans>Print without approval</Trans>
          ) : (
            <Trans>Print v{printed} without approval</Trans>
          )}
        </AdminButton>
      </ModalFoot>
      <p className="admin-meta mt-3 text-t3">
        <Trans>Enter never starts it.</Trans>
      </p>
    </Modal>
  )
}

function Facts({ order, page }: { order: OrderDetail; page: PrintPage }) {
  const { t } = useLingui()
  const language = useLanguage()
  const open = openPins(page.proofs.data?.proofs[0])
  const version = page.artwork.data?.versions[0]?.number
  const count = formatNumber(order.count, language)
  const customer = customerOf(order)
  return (
    <ul className="mt-3 border-line2 border-t">
      <Fact icon={<ErrorIcon className="mt-0.5 text-error" />}>
        {open.length === 0 ? (
          <Trans>No remark is open, and nobody has approved it</Trans>
        ) : (
          <>
            <strong className="font-semibold">
              {t`${plural(open.length, { one: '# remark stays unfixed', other: '# remarks stay unfixed' })}`}
            </strong>
            {open.map(({ id, number, text }) => (
              <span key={id} className="line-clamp-2 block text-t2 wrap-anywhere">
                {number}. {text}
              </span>
            ))}
          </>
        )}
      </Fact>
      <Fact icon={<DocumentIcon className="mt-0.5 text-error" />}>
        {version === undefined ? (
          <Trans>It is printed without a file: {count} pcs</Trans>
        ) : (
          <Trans>
            <strong className="font-semibold">v{version}</strong> is printed: {count} pcs
          </Trans>
        )}
        {order.price !== null && (
          <>
            , <Money azn={order.price} />
          </>
        )}
      </Fact>
      <Fact icon={<EyeIcon className="mt-0.5 text-t2" />}>
        <Trans>{customer} sees the reason and your name at once</Trans>
        <NoMail order={order} />
      </Fact>
    </ul>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <li className="flex gap-3 border-line2 border-b py-2">
    {icon}
    <div className="min-w-0 wrap-anywhere">{children}</div>
  </li>
)

function ReasonChips({ onChoose }: { onChoose: (text: string) => void }) {
  const { t } = useLingui()
  const reasons = [t`Agreed by phone`, t`Signed on paper`, t`Reprint of an earlier job`]
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {reasons.map((text) => (
        <AdminButton key={text} onClick={() => onChoose(text)} className="px-2.5! max-md:min-h-11!">
          {text}
        </AdminButton>
      ))}
    </div>
  )
}

/** Starts printing without an approval; as every move it can be undone for some seconds. */
export function useOverride(
  order: OrderDetail,
  { id, ask }: PrintPage,
  act: DoOrderAct,
): (reason: string) => void {
  const { t } = useLingui()
  const mailText = useMailText()
  const undoMoves = useUndoMoves()
  return (reason) => {
    ask(null)
    act({
      run: (client) => client.orders.startUnapproved.mutate({ id, reason }),
      said: t`No. ${id} is in production without approval`,
      detail: mailText(order),
      failed: t`No. ${id} was not started`,
      onUndo: () => undoMoves([id]),
      onDone: () => keepText(overrideDraft(id), ''),
    })
  }
}
