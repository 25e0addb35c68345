import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { StaleModal } from '../../kit/editor/stale-dialog.tsx'
import { useLastActor } from '../../kit/history/use-last-actor.ts'
import { ChangeLabel } from './change-label.tsx'
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
  const staffMember = useLastActor({ kind: 'role', id: theirs.id })
  return (
    <StaleModal
      title={<Trans>The role “{name}” has been changed by somebody else meanwhile</Trans>}
      staffMember={staffMember}
      other={{ does: <Trans>Keep only mine</Trans>, onClick: onOverwrite }}
      first={{ does: <Trans>Save both</Trans>, onClick: onMerge }}
      onClose={onClose}
    >
      <Side head={<Trans>Theirs, saved</Trans>} changes={changesBetween(before, theirs)} />
      <Side head={<Trans>Mine, not saved</Trans>} changes={changesOf(before, wanted)} />
    </StaleModal>
  )
}

const Side = ({ head, changes }: { head: ReactNode; changes: AreaChanges }) => (
  <div className="border-line2 border-b py-2">
    <dt className="admin-meta text-t3">{head}</dt>
    <dd className="font-medium">
      <ChangeLabel changes={changes} />
    </dd>
  </div>
)
