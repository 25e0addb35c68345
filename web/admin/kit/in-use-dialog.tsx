import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../ui/admin/button.tsx'
import { Modal, ModalFoot } from '../../ui/admin/modal.tsx'

type InUseDialogProps = {
  name: string
  /** What has to be done first. */
  first: ReactNode
  onClose: () => void
  /** The places where it is used, as list items. */
  children: ReactNode
}

/** Replaces the delete dialog while other records still use the thing. */
export const InUseDialog = ({ name, first, onClose, children }: InUseDialogProps) => (
  <Modal title={<Trans>“{name}” is in use</Trans>} onClose={onClose}>
    <p className="mt-1 text-t2">{first}</p>
    <ul className="mt-3 border-line2 border-t">{children}</ul>
    <ModalFoot>
      <AdminButton data-safe="" onClick={onClose}>
        <Trans>Close</Trans>
      </AdminButton>
    </ModalFoot>
  </Modal>
)
