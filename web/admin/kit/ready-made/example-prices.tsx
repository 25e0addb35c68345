import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Mark } from '../../../ui/admin/mark.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'

export const ExampleMark = () => (
  <Mark kind="warn">
    <Trans>example prices</Trans>
  </Mark>
)

/** Why the service isn't on the site yet, and what there is to do about it (RDY-4). */
export const ExampleNote = ({ children }: { children?: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-warn border-l-4 bg-warn-ground px-3.5 py-2">
    <p className="min-w-0 grow basis-80">
      <strong className="font-semibold">
        <Trans>The prices are examples.</Trans>
      </strong>{' '}
      <Trans>They came ready-made and become yours once you have saved the price table.</Trans>
    </p>
    {children}
  </div>
)

type AskToShowProps = { name: string; onShow: () => void; onClose: () => void }

/** Asks before visitors see prices that nobody has looked at. */
export const AskToShow = ({ name, onShow, onClose }: AskToShowProps) => (
  <ConfirmDialog
    title={<Trans>Show “{name}” with example prices?</Trans>}
    facts={[]}
    lead={<Trans>Nobody has saved its price table yet.</Trans>}
    after={[<Trans key="order">Visitors could order at these prices.</Trans>]}
    safe={<Trans>Keep it hidden</Trans>}
    does={<Trans>Show it all the same</Trans>}
    grave
    onClose={onClose}
    onConfirm={onShow}
  />
)
