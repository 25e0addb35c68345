import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { use } from 'react'
import { createPortal } from 'react-dom'
import { AdminButton } from '../../../ui/admin/button.tsx'
import { commandKey } from '../../../ui/admin/command-key.ts'
import { KeyCap } from '../../../ui/admin/key-cap.tsx'
import { UnsavedGuard } from '../../kit/editor/unsaved-guard.tsx'
import { useSaveKey } from '../../kit/editor/use-save-key.ts'
import { BarSlot } from '../../kit/frame/bar-slot.ts'
import { useFrame } from '../../kit/frame/frame-context.ts'
import { ChangeLabel } from './change-label.tsx'
import { changesOf } from './role-edits.ts'
import type { Roles } from './use-roles.ts'

/**
 * Shown while something isn't saved: the changes, with buttons to discard and to save them role by role
 * (⌘/Ctrl+S).
 */
export function RolesSaveBar({ state }: { state: Roles }) {
  const { t } = useLingui()
  const { dirty, edits } = state
  const { user } = useFrame()
  const slot = use(BarSlot)
  useSaveKey(() => void state.save(dirty))
  const guard = (
    <UnsavedGuard
      title={t`Roles and permissions`}
      isDirty={dirty.length > 0}
      saving={state.isSaving}
      facts={dirty.map((role) => ({
        head: role.name,
        text: <ChangeLabel changes={changesOf(role, edits)} />,
      }))}
      save={() => state.save(dirty)}
      revert={state.discard}
    />
  )
  if (!slot || dirty.length === 0) return guard
  const losesThis = dirty.some(
    (role) => role.id === user.appRole.id && changesOf(role, edits).taken.includes('roles'),
  )
  return (
    <>
      {guard}
      {createPortal(
        <section
          aria-label={t`Unsaved changes`}
          className="flex min-h-13 flex-wrap items-center gap-x-4 gap-y-2 border-cyan border-t-2 bg-paper px-4 py-2 md:px-7"
        >
          <span aria-hidden="true" className="size-2.5 shrink-0 rounded-full bg-cyan" />
          <p className="min-w-0 flex-1 basis-40">
            <strong role="status" className="font-semibold">
              <Plural value={dirty.length} one="Changes in # role" other="Changes in # roles" />
            </strong>
            {dirty.map((role) => (
              <span key={role.id} className="text-t2 max-md:hidden">
                {' · '}
                {role.name}: <ChangeLabel changes={changesOf(role, edits)} />
              </span>
            ))}
            {losesThis && (
              <span className="block text-warn">
                <Trans>You are taking this screen away from your own role.</Trans>
              </span>
            )}
          </p>
          <span className="flex gap-2 max-sm:w-full max-sm:[&>*]:flex-1">
            <AdminButton variant="quiet" onClick={state.discard}>
              <Trans>Undo the changes</Trans>
            </AdminButton>
            <AdminButton variant="primary" busy={state.isSaving} onClick={() => void state.save(dirty)}>
              <Trans>Save the roles</Trans>
              <KeyCap inverse>{commandKey}</KeyCap>
              <KeyCap inverse>S</KeyCap>
            </AdminButton>
          </span>
        </section>,
        slot,
      )}
    </>
  )
}
