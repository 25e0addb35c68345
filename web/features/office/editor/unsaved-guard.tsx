import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { useEffect } from 'react'
import { OfficeButton } from '../../../ui/office/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { changedFacts } from './changed-list.tsx'
import type { FieldNames } from './field-names.ts'
import { markUnsaved } from './unsaved.ts'
import type { Editor } from './use-editor.ts'

type UnsavedGuardProps = { editor: Editor; names: FieldNames; title: string }

/** Asks before the screen or the page is left, and names what would be lost (specification: nothing typed is lost). */
export function UnsavedGuard({ editor, names, title }: UnsavedGuardProps) {
  const dirty = editor.changed.length > 0
  const atRisk = dirty || editor.saving
  useEffect(() => (atRisk ? markUnsaved() : undefined), [atRisk])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => dirty && current.pathname !== next.pathname,
    enableBeforeUnload: atRisk,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      grave
      title={<Trans>Leave “{title}” without saving?</Trans>}
      facts={changedFacts(editor, names)}
      after={[]}
      safe={<Trans>Stay here</Trans>}
      does={<Trans>Leave without saving</Trans>}
      also={
        <OfficeButton
          variant="primary"
          onClick={async () => {
            if (await editor.save()) blocker.proceed()
            else blocker.reset()
          }}
        >
          <Trans>Save and leave</Trans>
        </OfficeButton>
      }
      onClose={blocker.reset}
      onConfirm={() => {
        editor.revert()
        blocker.proceed()
      }}
    />
  )
}
