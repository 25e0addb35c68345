import { Trans } from '@lingui/react/macro'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { changedFacts } from '../../kit/editor/changed-list.tsx'
import type { Editor } from '../../kit/editor/use-editor.ts'
import type { Values } from '../../kit/editor/values.ts'

type CloseUnsavedProps<V extends Values> = {
  editor: Editor<V>
  names: Readonly<Record<string, string>>
  title: string
  onStay: () => void
  onClose: () => void
}

/** Asks before a panel is closed over what isn't saved. */
export const CloseUnsaved = <V extends Values>({
  editor,
  names,
  title,
  onStay,
  onClose,
}: CloseUnsavedProps<V>) => (
  <ConfirmDialog
    grave
    title={<Trans>Close “{title}” without saving?</Trans>}
    facts={changedFacts(editor, names)}
    after={[]}
    safe={<Trans>Go on editing</Trans>}
    does={<Trans>Close without saving</Trans>}
    onClose={onStay}
    onConfirm={() => {
      editor.revert()
      onClose()
    }}
  />
)
