import { Trans } from '@lingui/react/macro'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { markUnsaved } from './unsaved.ts'

type UnsavedGuardProps = {
  /** The name of what is edited. */
  title: string
  isDirty: boolean
  saving: boolean
  /** What would be lost. */
  facts: readonly { head: ReactNode; text: ReactNode }[]
  /** Settles when it is known whether all of it is saved. */
  save: () => Promise<boolean>
  revert: () => void
}

/** Asks before the screen or the page is left, and names what would be lost (ADM-9). */
export function UnsavedGuard({ title, isDirty, saving, facts, save, revert }: UnsavedGuardProps) {
  const atRisk = isDirty || saving
  useEffect(() => (atRisk ? markUnsaved() : undefined), [atRisk])
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: atRisk,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      grave
      title={<Trans>Leave “{title}” without saving?</Trans>}
      facts={facts}
      after={[]}
      safe={<Trans>Stay here</Trans>}
      does={<Trans>Leave without saving</Trans>}
      also={
        <AdminButton
          variant="primary"
          onClick={async () => {
            if (await save()) blocker.proceed()
            else blocker.reset()
          }}
        >
          <Trans>Save and leave</Trans>
        </AdminButton>
      }
      onClose={blocker.reset}
      onConfirm={() => {
        revert()
        blocker.proceed()
      }}
    />
  )
}
