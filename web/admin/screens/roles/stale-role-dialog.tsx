import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { useLastActor } from '../../kit/history/use-last-actor.ts'
import { ChangeWords } from './change-words.tsx'
import { type AreaChanges, changesBetween, changesOf } from './role-wishes.ts'
import type { StaleRole } from './use-roles.ts'

type StaleRoleDialogProps = {
  stale: StaleRole
  onMerge: () => void
  onOverwrite: () => void
  onClose: () => void
}

/** Somebody else has saved the role since it was read: both changes stand side by side, none is lost unknowingly. */
export function StaleRoleDialog({ stale, onMerge, onOverwrite, onClose }: StaleRoleDialogProps) {
  const { before, theirs, wanted } = stale
  const { name } = theirs
  const colleague = useLastActor({ kind: 'role', id: theirs.id })
  return (
    <Modal
      title={<Trans>The role “{name}” has been changed by somebody else meanwhile</Trans>}
      onClose={onClose}
    >
      {colleague && (
        <p className="mt-1 text-t2">
          <Trans>Saved by {colleague}.</Trans>
        </p>
      )}
      <dl className="mt-3 border-line2 border-t">
        <Side head={<Trans>Theirs, saved</Trans>} changes={changesBetween(before, theirs)} />
        <Side head={<Trans>Mine, not saved</Trans>} changes={changesOf(before, wanted)} />
      </dl>
      <div className="mt-5 flex flex-wrap justify-end gap-2 max-sm:flex-col-reverse">
        <AdminButton data-safe="" onClick={onClose} className="mr-auto max-sm:mr-0">
          <Trans>Look again first</Trans>
        </AdminButton>
        <AdminButton onClick={onOverwrite}>
          <Trans>Keep only mine</Trans>
        </AdminButton>
        <AdminButton variant="primary" onClick={onMerge}>
          <Trans>Save both</Trans>
        </AdminButton>
      </div>
    </Modal>
  )
}

const Side = ({ head, changes }: { head: ReactNode; changes: AreaChanges }) => (
  <div className="border-line2 border-b py-2">
    <dt className="admin-meta text-t3">{head}</dt>
    <dd className="font-medium">
      <ChangeWords changes={changes} />
    </dd>
  </div>
)
