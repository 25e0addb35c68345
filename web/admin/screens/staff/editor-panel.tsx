import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { Modal } from '../../../ui/admin/modal.tsx'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { changedFacts } from '../../kit/editor/changed-list.tsx'
import { SaveFailure } from '../../kit/editor/save-failure.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { Values } from '../../kit/editor/values.ts'

type EditorPanelProps<V extends Values> = {
  editor: Editor<V>
  names: Readonly<Record<string, string>>
  title: string
  onClose: () => void
  /** The panel's content; it gets what closes the panel. */
  children: (close: () => void) => ReactNode
}

/** An editor beside the table; asks before it is closed over what isn't saved. */
export function EditorPanel<V extends Values>(props: EditorPanelProps<V>) {
  const { editor, names, title, onClose, children } = props
  const [asking, ask] = useState(false)
  const close = () => (editor.changed.length > 0 ? ask(true) : onClose())
  return (
    <>
      <Modal title={title} onClose={close} place="side">
        {children(close)}
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

type PanelFootProps<V extends Values> = {
  editor: Editor<V>
  /** Closes the panel. */
  onClose: () => void
  /** The label of the save button. */
  children: ReactNode
}

export const PanelFoot = <V extends Values>({ editor, onClose, children }: PanelFootProps<V>) => (
  <div className="sticky bottom-0 -mx-6 -mb-5 flex flex-wrap justify-end gap-2 border-line2 border-t bg-paper px-6 py-3 max-sm:[&>button]:flex-1">
    <SaveFailure failure={editor.failure} />
    <AdminButton variant="quiet" onClick={onClose}>
      <Trans>Close</Trans> <KeyCap>Esc</KeyCap>
    </AdminButton>
    <AdminButton type="submit" variant="primary" busy={editor.saving}>
      {children}
    </AdminButton>
  </div>
)
