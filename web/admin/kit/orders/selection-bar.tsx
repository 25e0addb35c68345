import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { orderStatuses } from '../../../../src/domains/order-status/statuses.ts'
import { pick } from '../../../../src/lib/languages.ts'
import { errorCode, useClient } from '../../../lib/api.ts'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PrintIcon } from '../../../ui/admin/icons.tsx'
import { BarSlot } from '../frame/bar-slot.ts'
import { useAdminNotify } from '../frame/notices.tsx'
import type { WithMail } from '../mail-note.tsx'
import { useDownload } from '../use-download.ts'
import { useFailureNotice } from '../use-failure-message.ts'
import { actionsFor, type BulkAction } from './bulk-actions.ts'
import { ManyDialog, type ManyResult, RefusedDialog, type Todo } from './many-dialogs.tsx'
import { moveLabel } from './move-labels.ts'
import type { Offering } from './offered-actions.ts'
import { renewOrders } from './order-cache.ts'
import type { OrderRow } from './queries.ts'
import type { Selection } from './selection.ts'
import { useUndoMoves } from './use-undo-moves.ts'

type SelectionBarProps<Row extends OrderRow & Offering & WithMail> = {
  selection: Selection<Row>
  /** A button that selects more than the page shows. */
  more?: ReactNode
}

/** At the screen's foot while orders are selected: how many, and what can be done with them together. */
export function SelectionBar<Row extends OrderRow & Offering & WithMail>({
  selection,
  more,
}: SelectionBarProps<Row>) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const slot = use(BarSlot)
  const { download, busy } = useDownload()
  const many = useBulkActions(selection.clear)
  const [asked, ask] = useState<BulkAction | null>(null)
  const { rows } = selection
  const acts = actionsFor(rows)
  const texts = (act: BulkAction) => {
    const count = formatNumber(act.orders.length, language)
    if (act.kind === 'confirm') return t`Accept as suggested (${count})`
    if (act.kind === 'cancel') return t`Cancel (${count})`
    return `${i18n._(moveLabel[act.to])} (${count})`
  }
  const tickets = rows.map(({ id }) => id)
  const bar = rows.length > 0 && (
    <section
      aria-label={t`Selected orders`}
      className="flex min-h-13 flex-wrap items-center gap-x-3 gap-y-2 border-cyan border-t-2 bg-paper px-4 py-2 md:px-7"
    >
      <p role="status" className="font-semibold">
        <Plural value={rows.length} one="# order selected" other="# orders selected" />
      </p>
      {more}
      <span className="flex flex-wrap gap-2 md:ml-auto">
        <AdminButton variant="quiet" onClick={selection.clear}>
          <Trans>Clear the selection</Trans>
        </AdminButton>
        <AdminButton
          busy={busy !== undefined}
          onClick={() => download(`/order/jobtickets.pdf?ids=${encodeURIComponent(JSON.stringify(tickets))}`)}
        >
          <PrintIcon />
          <Trans>Job tickets ({formatNumber(rows.length, language)})</Trans>
        </AdminButton>
        {acts.map((act) => (
          <AdminButton
            key={act.kind === 'move' ? act.to : act.kind}
            variant={act.kind === 'cancel' ? 'danger' : 'primary'}
            busy={many.isPending}
            onClick={() => ask(act)}
          >
            {texts(act)}
          </AdminButton>
        ))}
      </span>
    </section>
  )
  return (
    <>
      {slot && bar && createPortal(bar, slot)}
      {asked && (
        <ManyDialog
          act={asked}
          does={texts(asked)}
          onConfirm={(chosen) => {
            many.act({ act: asked, ...chosen })
            ask(null)
          }}
          onClose={() => ask(null)}
        />
      )}
      {many.refused.length > 0 && <RefusedDialog refused={many.refused} onClose={many.closeRefused} />}
    </>
  )
}

/** Does an action on several orders, and reports how many succeeded, and which others failed and why. */
function useBulkActions(onDone: () => void) {
  const { t } = useLingui()
  const language = useLanguage()
  const client = useClient()
  const queryClient = useQueryClient()
  const notify = useAdminNotify()
  const noticeOf = useFailureNotice()
  const undoMoves = useUndoMoves()
  const [refused, setRefused] = useState<readonly ManyResult[]>([])
  const said = ({ act }: Todo, count: number) => {
    if (act.kind === 'confirm')
      return t`${plural(count, { one: '# order was accepted', other: '# orders were accepted' })}`
    if (act.kind === 'cancel')
      return t`${plural(count, { one: '# order was cancelled', other: '# orders were cancelled' })}`
    const status = pick(orderStatuses[act.to], 'name', language)
    return t`${plural(count, { one: '# order', other: '# orders' })}: “${status}”`
  }
  const { mutate, isPending } = useMutation({
    mutationFn: ({ act, reason, byCapacity }: Todo) => {
      const ids = act.orders.map(({ id }) => id)
      if (act.kind === 'confirm') return client.orders.confirmMany.mutate({ ids, byCapacity })
      if (act.kind === 'cancel') return client.orders.cancelMany.mutate({ ids, reason })
      return client.orders.moveMany.mutate({ ids, status: act.to })
    },
    // Said once the list has it, as of a single order.
    onSuccess: async (results, todo) => {
      await renewOrders(queryClient)
      const done = results.filter(({ error }) => error === null).map(({ id }) => id)
      setRefused(results.filter(({ error }) => error !== null))
      if (done.length > 0)
        notify({ kind: 'ok', text: said(todo, done.length), onUndo: () => undoMoves(done) })
      onDone()
    },
    onError: (error) => {
      if (errorCode(error) !== 'FORBIDDEN')
        notify({ kind: 'error', ...noticeOf(t`The orders were not changed`, error) })
      return renewOrders(queryClient)
    },
  })
  return {
    isPending,
    act: (todo: Todo) => {
      if (!isPending) mutate(todo)
    },
    /** The orders that were left as they are, with the reason. */
    refused,
    closeRefused: () => setRefused([]),
  }
}
