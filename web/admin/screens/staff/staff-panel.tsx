import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Modal } from '../../../ui/admin/modal.tsx'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { usePersonNames } from '../../kit/staff/person-fields.tsx'
import { actingOf, canChangeOf, fullName } from '../../kit/staff/staff-rules.ts'
import { ColleagueForm } from './colleague-form.tsx'
import { EditorPanel } from './editor-panel.tsx'
import { InvitationPanel } from './invitation-panel.tsx'
import { InvitationState } from './invitation-state.tsx'
import { useColleagueEditor } from './use-colleague-editor.ts'
import type { Colleague } from './use-colleagues.ts'

type StaffPanelProps = {
  open: 'new' | 'invite' | number
  staff: readonly Colleague[]
  onClose: () => void
  onDelete: (colleague: Colleague) => void
}

/** The panel beside the table: inviting or adding somebody, or changing a colleague. */
export function StaffPanel({ open, staff, onClose, onDelete }: StaffPanelProps) {
  const listed = staff.find(({ id }) => id === open)
  // Who is deleted while the panel is open stays in it, with what was typed.
  const [known, know] = useState(listed)
  if (listed && listed !== known) know(listed)
  const colleague = listed ?? known
  if (open === 'invite') return <InvitationPanel onClose={onClose} />
  if (open === 'new') return <ColleaguePanel colleague={null} onClose={onClose} onDelete={onDelete} />
  if (colleague) return <ColleaguePanel colleague={colleague} onClose={onClose} onDelete={onDelete} />
  return (
    <Modal title={<Trans>There is no such colleague</Trans>} onClose={onClose}>
      <p className="mt-2 text-t2">
        <Trans>The account was deleted, or the address is wrong.</Trans>
      </p>
    </Modal>
  )
}

type ColleaguePanelProps = Omit<StaffPanelProps, 'open' | 'staff'> & { colleague: Colleague | null }

function ColleaguePanel({ colleague, onClose, onDelete }: ColleaguePanelProps) {
  const { t } = useLingui()
  const { user } = useFrame()
  const editor = useColleagueEditor(colleague, onClose)
  const title = colleague ? fullName(colleague) : t`New colleague`
  return (
    <EditorPanel editor={editor} names={usePersonNames()} title={title} onClose={onClose}>
      {(close) => (
        <>
          {colleague && canChangeOf(actingOf(user), colleague, 'password') && (
            <InvitationState colleague={colleague} onWithdraw={() => onDelete(colleague)} />
          )}
          <ColleagueForm editor={editor} colleague={colleague} title={title} onClose={close} />
        </>
      )}
    </EditorPanel>
  )
}
