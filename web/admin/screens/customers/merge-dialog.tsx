import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Modal } from '../../../ui/admin/modal.tsx'
import { CompareRecords } from './compare-records.tsx'
import { FindTwin } from './find-twin.tsx'
import type { CustomerDetail } from './queries.ts'

type MergeDialogProps = {
  customer: CustomerDetail
  /** The other record; null where it is still to be found. */
  otherId: number | null
  onClose: () => void
  onMerged: (id: number) => void
}

/** Puts two records of one person together (CUS-11); the other one is found by search unless it is known. */
export function MergeDialog({ customer, otherId, onClose, onMerged }: MergeDialogProps) {
  const [chosen, choose] = useState(otherId)
  return chosen === null ? (
    <Modal title={<Trans>With which record?</Trans>} place="wide" onClose={onClose}>
      <FindTwin customer={customer} onChoose={choose} onClose={onClose} />
    </Modal>
  ) : (
    <CompareRecords ids={[customer.id, chosen]} onClose={onClose} onMerged={onMerged} />
  )
}
