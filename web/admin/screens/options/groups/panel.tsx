import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../../ui/admin/button.tsx'

type PanelProps = {
  title: string
  onRemove: () => void
  removes: ReactNode
  onClose: () => void
  children: ReactNode
}

/** The panel below the columns. */
export const Panel = ({ title, onRemove, removes, onClose, children }: PanelProps) => (
  <section aria-label={title} className="grid gap-3.5 border-line2 border-b bg-cyan-ground px-3.5 py-3">
    {children}
    <div className="flex flex-wrap gap-2">
      <AdminButton variant="danger" onClick={onRemove}>
        {removes}
      </AdminButton>
      <AdminButton onClick={onClose}>
        <Trans>Close</Trans>
      </AdminButton>
    </div>
  </section>
)
