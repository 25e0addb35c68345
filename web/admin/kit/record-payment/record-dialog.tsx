import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Modal } from '../../../ui/admin/modal.tsx'
import { PayerForm } from './payer-form.tsx'

/** A payment is written down at the right edge of the window, on a phone on a page. */
export const RecordSheet = ({ onClose, children }: { onClose: () => void; children: ReactNode }) => (
  <Modal place="side" title={<Trans>Write down a payment</Trans>} onClose={onClose}>
    <div className="-mx-6 mt-2 -mb-5 flex min-h-[calc(100dvh-72px)] flex-col">{children}</div>
  </Modal>
)

/** Writes down money that came in for an order, which stands first; it can be undone for some seconds (PAY-6, PAY-8). */
export const RecordDialog = ({
  payer,
  orderId,
  onClose,
}: {
  payer: number
  orderId: number
  onClose: () => void
}) => (
  <RecordSheet onClose={onClose}>
    <PayerForm id={payer} orderId={orderId} onClose={onClose} />
  </RecordSheet>
)
