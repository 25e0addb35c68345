import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Modal } from '../../../ui/admin/modal.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { usePersonNames } from '../../kit/staff/person-fields.tsx'
import { actingOf, canChangeOf, fullName } from '../../kit/staff/staff-rules.ts'
import { EditorPanel } from './editor-panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { InvitationState } from './invitation-state.tsx'
import { StaffMemberForm } from './staff-member-form.tsx'
import { useStaffMemberEditor } from './use-staff-member-editor.ts'
import type { StaffMember } from './use-staff-members.ts'

type StaffPanelProps = {
  open: 'new' | 'invite' | number
  staff: readonly StaffMember[]
  onClose: () => void
  onDelete: (staffMember: StaffMember) => void
}

/** The panel beside the table: inviting or adding somebody, or changing a staff member. */
export function StaffPanel({ open, staff, onClose, onDelete }: StaffPanelProps) {
  const listed = staff.find(({ id }) => id === open)
  // Who is deleted while the panel is open stays in it, with what was typed.
  const [known, know] = useState(listed)
  if (listed && listed !== known) know(listed)
  const staffMember = listed ?? known
  if (open === 'invite') return <InvitationPanel onClose={onClose} />
  if (open === 'new') return <StaffMemberPanel staffMember={null} onClose={onClose} onDelete={onDelete} />
  if (staffMember) return <StaffMemberPanel staffMember={staffMember} onClose={onClose} onDelete={onDelete} />
  return (
    <Modal title={<Trans>There is no such colleague</Trans>} onClose={onClose}>
      <p className="mt-2 text-t2">
        <Trans>The account was deleted, or the address is wrong.</Trans>
      </p>
    </Modal>
  )
}

type StaffMemberPanelProps = Omit<StaffPanelProps, 'open' | 'staff'> & { staffMember: StaffMember | null }

function StaffMemberPanel({ staffMember, onClose, onDelete }: StaffMemberPanelProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const editor = useStaffMemberEditor(staffMember, onClose)
  const title = staffMember ? fullName(staffMember) : t`New colleague`
  return (
    <EditorPanel editor={editor} names={usePersonNames()} title={title} onClose={onClose}>
      {(close) => (
        <>
          {staffMember && canChangeOf(actingOf(user), staffMember, 'password') && (
            <InvitationState staffMember={staffMember} onWithdraw={() => onDelete(staffMember)} />
          )}
          <StaffMemberForm editor={editor} staffMember={staffMember} title={title} onClose={close} />
        </>
      )}
    </EditorPanel>
  )
}
