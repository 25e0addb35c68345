import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { DocumentIcon, ErrorIcon, EyeIcon } from '../../../ui/admin/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { keepText } from '../../kit/kept-text.ts'
import { NoMail, useMailText } from '../../kit/mail-note.tsx'
import { inCase } from '../../kit/number-case.ts'
import { actionOf } from '../../kit/orders/offered-actions.ts'
import { customerOf } from '../../kit/orders/order-labels.tsx'
import type { OrderDetail } from '../../kit/orders/queries.ts'
import { useUndoMoves } from '../../kit/orders/use-undo-moves.ts'
import { PassDialog, PassFact } from '../../kit/pass-dialog.tsx'
import { openPins } from './order-rules.ts'
import type { DoOrderAct, PrintPage } from './use-print-page.ts'

const overrideDraft = (orderId: number): string => `override.${orderId}`

type OverrideDialogProps = {
  order: OrderDetail
  page: PrintPage
  onStart: (reason: string) => void
  onClose: () => void
}

/** Asks before an unapproved order is printed: what stays open, which version is printed, and who sees it. */
export function OverrideDialog({ order, page, onStart, onClose }: OverrideDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const version = page.artwork.data?.versions[0]?.number
  const printed = version === undefined ? '' : inCase(version, 'accusative', language)
  return (
    <PassDialog
      title={<Trans>Start No. {order.id} without approval?</Trans>}
      draft={overrideDraft(order.id)}
      facts={<Facts order={order} page={page} />}
      tooShort={t`Write why, in 10 characters at least: the customer reads it.`}
      reasons={[t`Agreed by phone`, t`Signed on paper`, t`Reprint of an earlier job`]}
      note={<Trans>Even if the customer approves later, this stays in the history.</Trans>}
      safe={<Trans>Wait for approval</Trans>}
      does={
        version === undefined ? (
          <Trans>Print without approval</Trans>
        ) : (
          <Trans>Print v{printed} without approval</Trans>
        )
      }
      onPass={onStart}
      onClose={onClose}
    />
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
    <>
      <PassFact icon={<ErrorIcon className="mt-0.5 text-error" />}>
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
      </PassFact>
      <PassFact icon={<DocumentIcon className="mt-0.5 text-error" />}>
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
      </PassFact>
      <PassFact icon={<EyeIcon className="mt-0.5 text-t2" />}>
        <Trans>{customer} sees the reason and your name at once</Trans>
        <NoMail order={order} />
      </PassFact>
    </>
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
  const isLast = actionOf(order, 'startUnapproved')?.to !== null
  return (reason) => {
    ask(null)
    act({
      run: (client) => client.orders.startUnapproved.mutate({ id, reason }),
      said: isLast
        ? t`No. ${id} is in production without approval`
        : t`No. ${id} no longer waits for its approval`,
      ...(isLast && { detail: mailText(order) }),
      failed: t`No. ${id} was not started`,
      onUndo: () => undoMoves([id]),
      onDone: () => keepText(overrideDraft(id), ''),
    })
  }
}
