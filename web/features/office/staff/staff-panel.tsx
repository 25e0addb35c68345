import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Modal } from '../../../ui/office/modal.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { changedFacts } from '../editor/changed-list.tsx'
import { ColleagueForm } from './colleague-form.tsx'
import { usePersonNames } from './person-fields.tsx'
import { fullName } from './staff-rules.ts'
import { useColleagueEditor } from './use-colleague-editor.ts'
import type { Colleague } from './use-colleagues.ts'

type StaffPanelProps = { open: 'new' | number; staff: readonly Colleague[]; onClose: () => void }

/** The panel beside the table: adding somebody, or changing a colleague. */
export function StaffPanel({ open, staff, onClose }: StaffPanelProps) {
  const colleague = staff.find(({ id }) => id === open)
  if (open === 'new') return <ColleaguePanel colleague={null} onClose={onClose} />
  if (colleague) return <ColleaguePanel colleague={colleague} onClose={onClose} />
  return (
    <Modal title={<Trans>There is no such colleague</Trans>} onClose={onClose}>
      <p className="mt-2 text-t2">
        <Trans>The account was deleted, or the address is wrong.</Trans>
      </p>
    </Modal>
  )
}

type ColleaguePanelProps = { colleague: Colleague | null; onClose: () => void }

function ColleaguePanel({ colleague, onClose }: ColleaguePanelProps) {
  const { t } = useLingui()
  const names = usePersonNames()
  const [asking, ask] = useState(false)
  const editor = useColleagueEditor(colleague, onClose)
  const title = colleague ? fullName(colleague) : t`New colleague`
  const close = () => (editor.changed.length > 0 ? ask(true) : onClose())
  return (
    <>
      <Modal title={title} onClose={close} place="side">
        <ColleagueForm editor={editor} colleague={colleague} title={title} onClose={close} />
      </Modal>
      {asking && (
        <ConfirmDialog
          grave
          title={<Trans>Close “{title}” without saving?</Trans>}
          facts={changedFacts(editor, names)}
          after={[]}
          safe={<Trans>Go on editing</Trans>}
          does={<Trans>Close without saving</Trans>}
          onClose={() => ask(false)}
          onConfirm={() => {
            editor.revert()
            onClose()
          }}
        />
      )}
    </>
  )
}
