import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import { formatNumber } from '../../../lib/formats.ts'
import { useLanguage } from '../../../lib/language.tsx'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { PrintIcon } from '../../../ui/admin/icons.tsx'
import { BarSlot } from '../frame/bar-slot.ts'
import { useFrame } from '../frame/frame-context.ts'
import { canOpen } from '../frame/menu.ts'
import { useDownload } from '../use-download.ts'
import { actionsFor, type BulkAction } from './bulk-actions.ts'
import { ManyDialog, RefusedDialog } from './many-dialogs.tsx'
import { moveLabel } from './move-labels.ts'
import type { OrderRow } from './queries.ts'
import type { Selection } from './selection.ts'
import { useBulkActions } from './use-bulk-actions.ts'

type SelectionBarProps<Row extends OrderRow> = {
  selection: Selection<Row>
  /** A way to select more than the page shows. */
  more?: ReactNode
}

/** At the screen's foot while orders are selected: how many, and what can be done with them together. */
export function SelectionBar<Row extends OrderRow>({ selection, more }: SelectionBarProps<Row>) {
  const { t, i18n } = useLingui()
  const language = useLanguage()
  const { user } = useFrame()
  const slot = use(BarSlot)
  const { download, busy } = useDownload()
  const many = useBulkActions(selection.clear)
  const [asked, ask] = useState<BulkAction | null>(null)
  const { rows } = selection
  const acts = actionsFor(rows, (area) => canOpen(user, area))
  const words = (act: BulkAction) => {
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
            {words(act)}
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
          does={words(asked)}
          onConfirm={(reason) => {
            many.act({ act: asked, reason })
            ask(null)
          }}
          onClose={() => ask(null)}
        />
      )}
      {many.refused.length > 0 && <RefusedDialog refused={many.refused} onClose={many.closeRefused} />}
    </>
  )
}
