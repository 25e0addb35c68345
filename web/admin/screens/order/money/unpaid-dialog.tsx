import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '../../../../lib/language.tsx'
import { formatPromised } from '../../../../lib/weekday.ts'
import { CalendarIcon, ErrorIcon, EyeIcon } from '../../../../ui/admin/icons.tsx'
import { Money } from '../../../../ui/money.tsx'
import { keepText } from '../../../kit/kept-text.ts'
import { inCase } from '../../../kit/number-case.ts'
import { actionOf } from '../../../kit/orders/offered-actions.ts'
import type { OrderDetail } from '../../../kit/orders/queries.ts'
import { useUndoMoves } from '../../../kit/orders/use-undo-moves.ts'
import { PassDialog, PassFact } from '../../../kit/pass-dialog.tsx'
import type { DoOrderAct, PrintPage } from '../use-print-page.ts'
import { missingMoney, wantsAll } from './money-rules.ts'

type Act = 'startUnpaid' | 'handOverUnpaid'
const draftOf = (act: Act, orderId: number): string => `${act}.${orderId}`

type UnpaidDialogProps = {
  order: OrderDetail
  act: Act
  onPass: (reason: string) => void
  onClose: () => void
}

/** Asks before an order goes on though its money isn't there: what is missing, what follows, and why. */
export function UnpaidDialog({ order, act, onPass, onClose }: UnpaidDialogProps) {
  const { t } = useLingui()
  const language = useLanguage()
  const numbered = inCase(order.id, 'accusative', language)
  const asksForAll = wantsAll(order)
  return (
    <PassDialog
      title={<Title act={act} asksForAll={asksForAll} id={order.id} />}
      draft={draftOf(act, order.id)}
      facts={<Facts order={order} />}
      tooShort={t`Write why, in 10 characters at least: it stays in the history.`}
      reasons={[
        t`Showed the receipt of the transfer`,
        t`Regular customer, pays later`,
        t`The manager has agreed`,
      ]}
      safe={
        act === 'startUnpaid' && !asksForAll ? (
          <Trans>Wait for the deposit</Trans>
        ) : (
          <Trans>Wait for the payment</Trans>
        )
      }
      does={<Does act={act} asksForAll={asksForAll} numbered={numbered} />}
      onPass={onPass}
      onClose={onClose}
    />
  )
}

function Title({ act, asksForAll, id }: { act: Act; asksForAll: boolean; id: number }) {
  if (act === 'handOverUnpaid') return <Trans>Hand No. {id} over before it is paid?</Trans>
  return asksForAll ? (
    <Trans>Start No. {id} before it is paid?</Trans>
  ) : (
    <Trans>Start No. {id} before its deposit is paid?</Trans>
  )
}

function Does({ act, asksForAll, numbered }: { act: Act; asksForAll: boolean; numbered: string }) {
  if (act === 'handOverUnpaid') return <Trans>Hand No. {numbered} over unpaid</Trans>
  return asksForAll ? (
    <Trans>Start No. {numbered} unpaid</Trans>
  ) : (
    <Trans>Start No. {numbered} without the deposit</Trans>
  )
}

function Facts({ order }: { order: OrderDetail }) {
  const language = useLanguage()
  const missing = missingMoney(order.conditions)?.missing ?? 0
  return (
    <>
      <PassFact icon={<ErrorIcon className="mt-0.5 text-error" />}>
        <Trans>
          <strong className="font-semibold">
            <Money azn={missing} />
          </strong>{' '}
          is not paid; the order costs <Money azn={order.price ?? 0} />
        </Trans>
      </PassFact>
      {order.promisedOn !== null && (
        <PassFact icon={<CalendarIcon className="mt-0.5 text-t2" />}>
          <Trans>The promised day stays: {formatPromised(order.promisedOn, language)}</Trans>
        </PassFact>
      )}
      <PassFact icon={<EyeIcon className="mt-0.5 text-t2" />}>
        <Trans>The reason and your name stay in the history; the customer doesn’t see them</Trans>
      </PassFact>
    </>
  )
}

/** Lets an order go on unpaid; as every move it can be undone for some seconds. */
export function usePassUnpaid(
  order: OrderDetail,
  { id, ask }: PrintPage,
  act: DoOrderAct,
): (what: Act, reason: string) => void {
  const { t } = useLingui()
  const undoMoves = useUndoMoves()
  const saidOf = (what: Act): string => {
    if (what === 'handOverUnpaid') return t`No. ${id} is handed over unpaid`
    if (actionOf(order, what)?.to === null) return t`No. ${id} no longer waits for its money`
    return wantsAll(order)
      ? t`No. ${id} is in production unpaid`
      : t`No. ${id} is in production without its deposit`
  }
  return (what, reason) => {
    ask(null)
    act({
      run: (client) =>
        what === 'startUnpaid'
          ? client.orders.startUnpaid.mutate({ id, reason })
          : client.orders.handOverUnpaid.mutate({ id, reason }),
      said: saidOf(what),
      failed: what === 'startUnpaid' ? t`No. ${id} was not started` : t`No. ${id} was not handed over`,
      onUndo: () => undoMoves([id]),
      onDone: () => keepText(draftOf(what, id), ''),
    })
  }
}
