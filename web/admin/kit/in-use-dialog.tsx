import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../ui/admin/button.tsx'
import { Modal, ModalFoot } from '../../ui/admin/modal.tsx'

type InUseDialogProps = {
  name: string
  /** What is to be done first. */
  first: ReactNode
  onClose: () => void
  /** List items: where it is used. */
  children: ReactNode
}

/** In place of the question whether something is to be deleted, while others hold on to it. */
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
